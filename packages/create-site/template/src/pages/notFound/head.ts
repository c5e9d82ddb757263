import type { Head } from '@tarcza/static-site';
import { site } from '../../language.ts';

export const head: Head = ({ language }) => {
  const { title, home } = site.textsIn(language).notFound;
  return { title, description: home, canonical: undefined, noindex: true };
};
