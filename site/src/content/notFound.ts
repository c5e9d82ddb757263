import { typeset } from './typeset';

export interface ErrorWords {
  heading: string;
  text: string;
  /** Label of the link to the home page. */
  home: string;
  /** Label of the phone button. */
  call: string;
}

export const notFound: ErrorWords = typeset<ErrorWords>({
  heading: 'Oops! Page not found',
  text: 'Pod tym adresem nie ma żadnej strony. Sprawdź, czy w adresie nie zabrakło litery, albo zacznij od strony głównej. Jeśli sprawa jest pilna, zadzwoń.',
  home: 'Wróć na stronę główną',
  call: 'Zadzwoń',
});

export const unexpectedError: ErrorWords = typeset<ErrorWords>({
  heading: 'Unexpected Application Error!',
  text: 'Na stronie wystąpił nieoczekiwany błąd. Odśwież ją albo wróć na stronę główną. Jeśli potrzebujesz pomocy od razu, zadzwoń.',
  home: 'Wróć na stronę główną',
  call: 'Zadzwoń',
});
