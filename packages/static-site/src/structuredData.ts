/** A page as others name it: in breadcrumbs, in a list. */
export interface NamedPage {
  name: string;
  /** Its path, such as "/faq". */
  path: string;
}

const context = 'https://schema.org';

/** The way to a page, for `structuredData` of its head: from home to the page itself. */
export function breadcrumbList(origin: string, trail: readonly NamedPage[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }) as const,
    ),
  } as const;
}

/** Pages that a page lists, in its order, for `structuredData` of its head. */
export function pageList(origin: string, pages: readonly NamedPage[]) {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, url: origin + path }) as const,
    ),
  } as const;
}

/** Every question of a page with its answer, as they can be read on it, for `structuredData` of its head. */
export function faqPage(language: string, questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    ),
  } as const;
}
