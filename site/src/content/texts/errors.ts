import { typeset } from '../../text/typeset';

export interface ErrorWords {
  heading: string;
  text: string;
  /** Label of the link to the home page. */
  home: string;
  /** Label of the phone button. */
  call: string;
}

export interface NotFoundWords extends ErrorWords {
  /** The heading in the language of the site. */
  meaning: string;
}

export const notFound = typeset<NotFoundWords>({
  heading: 'Oops! Page not found',
  meaning: 'Nie ma takiej strony',
  text: 'Sprawdź adres albo wybierz niżej to, co widzisz lub słyszysz.',
  home: 'Wróć na stronę główną',
  call: 'Zadzwoń',
});

export const unexpectedError: ErrorWords = typeset<ErrorWords>({
  heading: 'Unexpected Application Error!',
  text: 'Na stronie wystąpił nieoczekiwany błąd. Odśwież ją albo wróć na stronę główną. Jeśli potrzebujesz pomocy od razu, zadzwoń.',
  home: 'Wróć na stronę główną',
  call: 'Zadzwoń',
});
