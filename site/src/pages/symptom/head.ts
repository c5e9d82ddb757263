import type { RouteParams } from '@tarcza/static-site';
import { symptomsPage, type FullSymptom } from '../../content/symptoms';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, faqPage } from '../../seo/structuredData';

export function head(_: RouteParams, symptom: FullSymptom): PageHead {
  const { slug, title, head: words, cause, sure, urgency, price, until } = symptom;
  const canonical = `/objawy/${slug}`;
  const answers = [
    { question: cause.heading, answer: cause.text },
    { question: sure.heading, answer: sure.items.join(' ') },
    {
      question: symptomsPage.urgency.heading,
      answer: `${symptomsPage.urgency.levels[urgency.level]}. ${urgency.text}`,
    },
    { question: symptomsPage.price, answer: price },
    { question: until.heading, answer: until.items.join(' ') },
  ];
  return {
    ...words,
    canonical,
    structuredData: [
      breadcrumbs({ name: title, path: canonical }),
      faqPage(answers.map(({ question, answer }) => ({ question: `${title}: ${question}`, answer }))),
    ],
  };
}
