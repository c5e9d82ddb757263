// `npm run deliver` sends stored messages by e-mail, on any computer that stays on.
import { runDelivery } from '@tarcza/contact/run';
import { fields } from './src/fields.ts';
import { firm } from './src/firm.ts';

runDelivery({
  from: firm.email,
  // Several recipients are separated by commas.
  to: firm.email,
  fields,
  languages: [firm.language],
  timeZone: firm.timeZone,
  country: firm.country,
});
