import { createLocalBusiness, createWebSite, type Head } from '@tarcza/static-site';
import { firm } from '../../firm';
import { languageFrom, localizedHead, wordsIn } from '../../language';

const { name, phone, email, town, country, origin } = firm;

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
