import type { Head } from '@tarcza/static-site';
import { localizedHead, wordsIn } from '../../language';

export const head: Head = ({ language }) => {
  const { title, lead } = wordsIn(language).prices;
  return { title, description: lead, ...localizedHead('prices', language) };
};
