import { findUpcomingHours } from '@tarcza/static-site/hours';
import { company, type SpecialHours } from '../content/company/company';
import { polishDate } from '../text/dates';
import { toPolishTime } from './officeHours';
import { formatTimes, toIsoDay } from './schedule';
import { typesetText } from '../text/typeset';
import { useBrowserValue } from '../useBrowserValue';

/** Returns "Boże Narodzenie (24 grudnia 2026 – 26 grudnia 2026): nieczynne". */
export function formatSpecialHours({ label, from, to, times }: SpecialHours): string {
  const days = from === to ? polishDate(from) : `${polishDate(from)} – ${polishDate(to)}`;
  return typesetText(`${label} (${days}): ${formatTimes(times) || 'nieczynne'}`);
}

/** Returns the special hours that are not over in Poland. The static HTML has all of them. */
export const useSpecialHours = () => findUpcomingHours(company.specialHours, useBrowserValue(getToday, ''));

const getToday = () => toIsoDay(Math.floor(toPolishTime(Date.now()) / 24));
