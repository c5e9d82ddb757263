import type { Head } from '@tarcza/static-site';
import { articles } from '../../articles.ts';
import { site } from '../../language.ts';

export const head: Head = (params) => {
  const language = site.languageFrom(params.language);
  const { articles: list, locale } = site.textsIn(language);
  return {
    title: list.title,
    description: list.lead,
    canonical: articles.listAddress(language),
    locale,
    ...articles.languagesOf(),
  };
};
