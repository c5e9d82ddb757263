import type { Head } from '@tarcza/static-site';
import { localizedHead, wordsOf } from '../../language';

export const head: Head = ({ language }) => {
  const { title, lead } = wordsOf('contact', language);
  return { title, description: lead, ...localizedHead('contact', language) };
};
