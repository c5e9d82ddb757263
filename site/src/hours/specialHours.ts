import { findUpcomingHours, getToday } from '@tarcza/static-site/hours';
import { company, type SpecialHours } from '../content/company/company';
import { polishDate } from '../text/dates';
import { formatTimes } from './schedule';
import { typesetText } from '../text/typeset';
import { useBrowserValue } from '../useBrowserValue';

/** Returns "Boże Narodzenie (24 grudnia 2026 – 26 grudnia 2026): nieczynne". */
export function formatSpecialHours({ label, from, to, times }: SpecialHours): string {
  const days = from === to ? polishDate(from) : `${polishDate(from)} – ${polishDate(to)}`;
  return typesetText(`${label} (${days}): ${formatTimes(times) || 'nieczynne'}`);
}

const readToday = () => getToday('Europe/Warsaw');
/** Returns the special hours that are not over in Poland. The static HTML has all of them. */
export const useSpecialHours = () => findUpcomingHours(company.specialHours, useBrowserValue(readToday, ''));
