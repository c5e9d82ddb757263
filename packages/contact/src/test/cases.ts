import { addresses } from './addresses.ts';
import { around } from './around.ts';
import { type Firm, type Group } from './case.ts';
import { extras } from './extras.ts';
import { photos } from './photos.ts';
import { reading } from './reading.ts';
import { storing } from './storing.ts';
import { values } from './values.ts';

/** Everything that is tried on the rules of a firm. They are read by people; this is what holds them to their word. */
export function casesFor(firm: Firm): Group[] {
  return [
    ...storing(firm),
    ...extras(firm),
    ...photos(firm),
    ...values(firm),
    ...addresses(firm),
    ...around(firm),
    ...reading(),
  ];
}
