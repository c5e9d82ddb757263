import type { Head } from '@tarcza/static-site';
import { wordsIn } from '../../language';

export const head: Head = ({ language }) => {
  const { title, home } = wordsIn(language).notFound;
  return { title, description: home, canonical: '/', noindex: true };
};
