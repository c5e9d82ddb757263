import { createLocalBusiness, createWebSite, type Head } from '@tarcza/static-site';
import { phoneNumber } from '@tarcza/ui';
import { firm } from '../../firm';
import { languageFrom, localizedHead, wordsIn } from '../../language';

const { name, email, town, country, origin } = firm;
// Search engines need the country's code.
const phone = phoneNumber(firm.phone, { country: firm.callingCode }).href?.replace('tel:', '') ?? firm.phone;

export const head: Head = ({ language }) => {
  const { title, lead } = wordsIn(language).home;
  return {
    title,
    description: lead,
    ...localizedHead('home', language),
    structuredData: [
      createLocalBusiness(origin, { name, phone, email, address: { town, country } }),
      createWebSite(origin, {
        name,
        language: languageFrom(language),
        publisher: { '@id': `${origin}/#firm` },
      }),
    ],
  };
};
