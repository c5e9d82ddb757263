import type { PageProps } from '@tarcza/static-site';
import { ActionLink, Hero } from '@tarcza/ui';
import { wordsIn } from '../../language';

export default function NotFoundPage({ params }: PageProps) {
  const { title, home } = wordsIn(params.language).notFound;
  return <Hero title={title} actions={<ActionLink href="/">{home}</ActionLink>} />;
}
