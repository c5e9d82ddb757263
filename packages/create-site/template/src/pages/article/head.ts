import type { Head } from '@tarcza/static-site';
import { articleLanguages, type Article } from '../../articles';
import { languageFrom, wordsIn } from '../../language';

export const head: Head<Article> = (params, { title, description, date, address }) => {
  const language = languageFrom(params.language);
  return {
    title,
    description,
    canonical: address,
    locale: wordsIn(language).locale,
    type: 'article',
    published: date,
    ...articleLanguages(params.slug),
  };
};
