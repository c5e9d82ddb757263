/** How many towns and services there are, in words. Polish inflects the noun by the number and by the case. */
import { towns } from '../towns/towns';
import { services } from '../services/services';

const names = 'jedna dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć'.split(' ');

/** Returns whether the nominative after a number is "miasta", not "miast". */
const isFew = (count: number) => [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100);

/** Returns for example "20 miast" or "22 miasta" (nominative). */
export const countTowns = (count: number) => `${count} ${isFew(count) ? 'miasta' : 'miast'}`;

/** Returns for example "Sześć usług" or "Cztery usługi" (nominative). */
export function countServices(count: number): string {
  const name = names[count - 1] ?? String(count);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${isFew(count) ? 'usługi' : 'usług'}`;
}

const count = towns.length;

export const totals = {
  towns: countTowns(count),
  townsGenitive: `${count} miast`,
  townsLocative: `${count} miastach`,
  townsInstrumental: `${count} miastami`,
  servedTownsInstrumental: `${count} obsługiwanymi miastami`,
  services: countServices(services.length),
} as const;
