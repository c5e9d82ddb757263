/** The languages for which there are words. */
export const languages = ['pl', 'en', 'de', 'cs', 'uk'] as const;
export type Language = (typeof languages)[number];

/** What has to be known of a firm before its site can be started. */
export interface Answers {
  /** As customers know it. */
  name: string;
  town: string;
  /** What it does, in the language of the site. */
  trade: string;
  /** In any notation; with the country's code (+420, 00420) unless it is Polish or a short number. */
  phone: string;
  /** Of the brand: `#rrggbb`. */
  color: string;
  language: Language;
}

export type Question = keyof Answers;

/** The questions in the order in which they are asked; the default is what an empty answer means. */
export const questions: readonly { name: Question; text: string; default: string }[] = [
  { name: 'language', text: 'Language of the site (pl, en, de, cs, uk)', default: 'pl' },
  { name: 'name', text: 'Name of the firm', default: 'My Firm' },
  { name: 'trade', text: 'What it does, in a word or two', default: 'Repairs' },
  { name: 'town', text: 'Town', default: 'Kraków' },
  { name: 'phone', text: 'Telephone, with the code of the country', default: '+48 000 000 000' },
  { name: 'color', text: 'Colour of the brand', default: '#1f4fc4' },
];

/** How a number of each language's country begins, for whoever left that out. */
const numberLike: Readonly<Record<Language, string>> = {
  pl: '+48 600 000 000',
  en: '+44 113 000 0000',
  de: '+49 30 000000',
  cs: '+420 600 000 000',
  uk: '+380 44 000 0000',
};

/**
 * What is wrong with an answer, and what to do; nothing if it can be used.
 * @param language of the site
 */
export function problemOf(name: Question, answer: string, language: Language): string | undefined {
  if (name === 'language')
    return languages.some((known) => known === answer)
      ? undefined
      : `There are no words in "${answer}". Choose one of ${languages.join(', ')}.`;
  if (name === 'color')
    return /^#[\da-f]{6}$/i.test(answer)
      ? undefined
      : `"${answer}" is no colour of the form #rrggbb. Write six hexadecimal digits, such as #1f4fc4.`;
  if (name === 'phone') return phoneProblem(answer, language);
  return answer.trim() ? undefined : `The ${name} is empty. Write a word or two.`;
}

function phoneProblem(answer: string, language: Language): string | undefined {
  const digits = answer.replace(/\D/g, '').length;
  if (digits < 3) return `"${answer}" is no telephone number. Write its digits, with the country's prefix.`;
  // A number without a prefix is called in Poland; one of few digits wherever the visitor is.
  if (language === 'pl' || digits < 7 || /^\D*(\+|00[1-9])/.test(answer)) return undefined;
  return `"${answer}" does not say its country, and would be called in Poland. Write it like ${numberLike[language]}.`;
}
