import { typeset } from '../../text/typeset';

export interface ErrorTexts {
  heading: string;
  text: string;
  /** Label of the link to the home page. */
  home: string;
}

export interface NotFoundTexts extends ErrorTexts {
  /** The heading in the language of the site. */
  meaning: string;
}

export const notFound = typeset<NotFoundTexts>({
  heading: 'Oops! Page not found',
  meaning: 'Nie ma takiej strony',
  text: 'Sprawdź adres albo wybierz niżej to, co widzisz lub słyszysz.',
  home: 'Wróć na stronę główną',
});

export const unexpectedError: ErrorTexts = typeset<ErrorTexts>({
  heading: 'Unexpected Application Error!',
  text: 'Na stronie wystąpił nieoczekiwany błąd. Odśwież ją albo wróć na stronę główną. Jeśli potrzebujesz pomocy od razu, zadzwoń.',
  home: 'Wróć na stronę główną',
});
