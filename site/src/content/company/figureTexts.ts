/**
 * Texts with the company's figures. A text is undefined until the company confirms its figure
 * (`settings/readCompany.ts`). A percentage is shown with its source.
 */
import { company, type FigureName, type Rating, type SourcedFigure } from './company';
import { polishDate } from '../../text/dates';
import { typesetText } from '../../text/typeset';

/** Returns the text of a confirmed figure. */
function format<Words>(name: FigureName, words: (figure: string) => Words): Words | undefined {
  const figure = company.figures[name];
  return figure === undefined ? undefined : words(String(figure).replace('.', ','));
}

/** Returns the same, with the source in parentheses: "98% (źródło: …)". */
function formatWithSource(name: SourcedFigure, words: (figure: string, source: string) => string) {
  const source = company.figureSources[name];
  return source === undefined ? undefined : format(name, (figure) => words(figure, `źródło: ${source}`));
}

export const figureTexts = {
  /** Below figures and opinions that are examples. */
  example: company.hasExamples ? 'Dane w tej sekcji są przykładowe.' : undefined,
  /** Beside opinions: whether their authors are customers. */
  opinionsCheck: company.opinionsCheck ?? 'Nie sprawdzamy, czy autorzy opinii korzystali z naszych usług.',
  /** "Ponad 10 lat", of experience. */
  years: format('experience', (years) => `Ponad ${years} lat`),
  /** "1000+" customers. */
  clients: format('clients', (clients) => `${clients}+`),
  experience: format('experience', (years) => `Mamy ponad ${years} lat doświadczenia.`),
  served: format('clients', (clients) => `Obsłużyliśmy już ponad ${clients} klientów w Małopolsce.`),
  /** "98%", once the whole cycle of treatments is done. */
  effectiveness: format('effectiveness', (percent) => `${percent}%`),
  /** Without the source where a line below says that all of it is an example. */
  effectivenessMeaning: formatWithSource(
    'effectiveness',
    (_, source) => `skuteczności po pełnym cyklu zabiegów${company.hasExamples ? '' : ` (${source})`}`,
  ),
  effectivenessSentence: formatWithSource(
    'effectiveness',
    (percent, source) => `Po pełnym cyklu zabiegów skuteczność wynosi ${percent}% (${source}).`,
  ),
  disinfectionSentence: formatWithSource(
    'disinfection',
    (percent, source) => `Producenci naszych środków deklarują skuteczność ${percent}% (${source}).`,
  ),
  /** "24 h" from the call to the first visit. */
  resolution: format('resolution', (hours) => `${hours} h`),
  resolutionMeaning: 'średnio od telefonu do pierwszej wizyty',
  preparation:
    formatWithSource(
      'preparation',
      (percent, source) =>
        `Dobre przygotowanie podnosi skuteczność pierwszego zabiegu o ${percent}% w porównaniu z mieszkaniem nieprzygotowanym (${source}).`,
    ) ?? 'Od przygotowania mieszkania zależy, czy preparat dotrze do kryjówek.',
} as const;

/** Returns a figure with its meaning if it is confirmed. */
export const addLabel = (value: string | undefined, label: string | undefined) =>
  value && label ? [{ value, label }] : [];

/** Returns "4,8 na 5". */
export const formatRating = ({ value }: Rating) => typesetText(`${String(value).replace('.', ',')} na 5`);

/** What customers rated, by the key of the company's ratings. */
const opinionsAbout: Readonly<Record<string, string>> = {
  company: 'o firmie',
  'zwalczanie-pluskiew': 'o zwalczaniu pluskiew',
  'odstraszanie-kun': 'o odstraszaniu kun',
};

const ratings: Readonly<Record<string, Rating>> = company.ratings;

/** Returns the rating of the company or of a service (by its slug), or undefined until the company confirms it. */
export const findRating = (about: string): Rating | undefined => ratings[about];

/** Returns "Opinie o firmie: 127. Źródło: Google, stan na 20 listopada 2026.", or undefined without a rating. */
export function formatSource(about: string): string | undefined {
  const rating = ratings[about];
  if (!rating) return undefined;
  const { count, source, date } = rating;
  return typesetText(
    `Opinie ${opinionsAbout[about]}: ${count}. Źródło: ${source}, stan na ${polishDate(date)}. ${figureTexts.opinionsCheck}`,
  );
}

/** Returns "Średnia z opinii: 4,8 na 5.", or undefined without a rating. */
export const formatAverage = (about: string): string | undefined =>
  ratings[about] && typesetText(`Średnia z opinii: ${formatRating(ratings[about])}.`);

/** Returns the same and its source. */
export const describeRating = (about: string): string | undefined =>
  ratings[about] && `${formatAverage(about)} ${formatSource(about)}`;
