import { findUpcomingHours } from '@tarcza/static-site/hours';
import { company } from '../content/company/company';
import type { SpecialHours } from '../content/company/company';
import { polishDate } from '../text/dates';
import { toPolishTime } from './officeHours';
import { toIsoDay } from './schedule';
import { typesetText } from '../text/typeset';

/** "Boże Narodzenie (24 grudnia 2026 – 26 grudnia 2026): nieczynne". */
export function specialHoursLine({ label, from, to, opens, closes }: SpecialHours): string {
  const days = from === to ? polishDate(from) : `${polishDate(from)} – ${polishDate(to)}`;
  return typesetText(`${label} (${days}): ${opens ? `${opens}–${closes}` : 'nieczynne'}`);
}

/** Returns the special hours that are not over on a day (ISO). Without a day, returns all of them. */
export const upcomingHours = (day: string | undefined) => findUpcomingHours(company.specialHours, day ?? '');

/** The day in Poland, ISO. */
export const today = () => toIsoDay(Math.floor(toPolishTime(Date.now()) / 24));
