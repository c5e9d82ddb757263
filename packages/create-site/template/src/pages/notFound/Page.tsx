import type { PageProps } from '@tarcza/static-site';
import { ActionLink, Hero } from '@tarcza/ui';
import { site } from '../../language.ts';

export default function NotFoundPage({ params }: PageProps) {
  const { title, home } = site.textsIn(params.language).notFound;
  return <Hero title={title} actions={<ActionLink href="/">{home}</ActionLink>} />;
}
