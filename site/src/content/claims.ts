/**
 * What the company says of its own work, in words. Each is undefined until the company has confirmed its figure, and
 * the page then does without: see `figures` in company.ts.
 */
import { company } from './company';
import type { FigureName, Rating } from './confirmed';
import { polishDate } from './dates';
import { typesetText } from './typeset';

/** The words of a figure, if it may be said. */
function confirmed<Words>(name: FigureName, words: (figure: string) => Words): Words | undefined {
  const figure = company.figures[name];
  return figure === undefined ? undefined : words(String(figure).replace('.', ','));
}

export const claims = {
  /** "Ponad 10 lat", of experience. */
  years: confirmed('experience', (years) => `Ponad ${years} lat`),
  /** "1000+" customers. */
  clients: confirmed('clients', (clients) => `${clients}+`),
  experience: confirmed('experience', (years) => `Mamy ponad ${years} lat doświadczenia.`),
  served: confirmed('clients', (clients) => `Obsłużyliśmy już ponad ${clients} klientów w Małopolsce.`),
  /** "98%", once the whole cycle of treatments is done. */
  effectiveness: confirmed('effectiveness', (percent) => `${percent}%`),
  effectivenessMeaning: 'skuteczności po pełnym cyklu zabiegów',
  /** "99,9%" of microbes, as the makers of the products declare. */
  disinfection: confirmed('disinfection', (percent) => `${percent}%`),
  /** "24 h" from the call to the first treatment. */
  resolution: confirmed('resolution', (hours) => `${hours} h`),
  resolutionMeaning: 'średnio od telefonu do pierwszego zabiegu',
  preparation:
    confirmed(
      'preparation',
      (percent) =>
        `Dobre przygotowanie podnosi skuteczność pierwszego zabiegu o ${percent}% w porównaniu z mieszkaniem nieprzygotowanym.`,
    ) ?? 'Od przygotowania mieszkania zależy, czy preparat dotrze do kryjówek.',
} as const;

/** The sentences that there are, one after the other. */
export function together(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

/** "4,8 na 5" */
export const ratingValue = ({ value }: Rating) => typesetText(`${String(value).replace('.', ',')} na 5`);

/** "Liczba opinii: 127. Źródło: Google, stan na 20 listopada 2026." */
export function ratingSource({ count, source, date }: Rating): string {
  return typesetText(`Liczba opinii: ${count}. Źródło: ${source}, stan na ${polishDate(date)}.`);
}

/** "Ocena klientów: 4,8 na 5." and its source. */
export function ratingText(rating: Rating): string {
  return typesetText(`Ocena klientów: ${ratingValue(rating)}. ${ratingSource(rating)}`);
}
