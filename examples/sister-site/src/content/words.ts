import { en } from './en';
import { pl, type Words } from './pl';

/** What the site says in a language; the address decides which, and Polish stands for none. */
export const wordsIn = (language = 'pl'): Words => (language === 'en' ? en : pl);
