import { ActionLink, Hero } from '@tarcza/ui';
import { words } from '../../words';

export default function NotFoundPage() {
  return (
    <Hero title={words.notFound.title} actions={<ActionLink href="/">{words.notFound.home}</ActionLink>} />
  );
}
