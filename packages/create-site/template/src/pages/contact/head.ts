import type { Head } from '@tarcza/static-site';
import { site } from '../../language.ts';

export const head: Head = ({ language }) => site.localizedHead('contact', language);
