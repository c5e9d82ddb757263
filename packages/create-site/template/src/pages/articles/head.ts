import type { Head } from '@tarcza/static-site';
import { site } from '../../language.ts';

export const head: Head = ({ language }) => {
  const { title, lead } = site.textsOf('articles', language);
  return { title, description: lead, ...site.localizedHead('articles', language) };
};
