import type { Head } from '@tarcza/static-site';
import { articleLanguages, articleListAddress } from '../../articles';
import { languageFrom, wordsIn } from '../../language';

export const head: Head = (params) => {
  const language = languageFrom(params.language);
  const { articles, locale } = wordsIn(language);
  return {
    title: articles.title,
    description: articles.lead,
    canonical: articleListAddress(language),
    locale,
    ...articleLanguages(),
  };
};
