import { createLocalBusiness, createWebSite, getFirmId, type Head } from '@tarcza/static-site';
import { phoneNumber } from '@tarcza/ui';
import { firm } from '../../firm.ts';
import { site } from '../../language.ts';

const { name, email, town, country, origin } = firm;
// Search engines need the country's code.
const phone = phoneNumber(firm.phone, { country: firm.callingCode }).href?.replace('tel:', '') ?? firm.phone;

export const head: Head = ({ language }) => ({
  ...site.localizedHead('home', language),
  structuredData: [
    createLocalBusiness(origin, { name, phone, email, address: { town, country } }),
    createWebSite(origin, {
      name,
      language: site.languageFrom(language),
      publisher: { '@id': getFirmId(origin) },
    }),
  ],
});
