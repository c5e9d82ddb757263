import { company } from './company';
import { typeset } from '../../text/typeset';

/**
 * How many months a message is kept after it was delivered: the database deletes it by itself (`keepMonths` of the
 * package that delivers).
 */
export const keptMonths = 12;

/** Short notices at the form and at the newsletter box, before the link to the policy. */
export const privacyInShort = typeset({
  form: `Administratorem danych jest ${company.legalName}. Przetwarzamy je, żeby odpowiedzieć i wykonać zamówiony zabieg; nie pisz o niczyim zdrowiu. Usuniemy je po ${keptMonths} miesiącach, a dane z umów później.`,
  newsletter: `Administratorem danych jest ${company.legalName}. Adres wykorzystamy tylko do wysyłania nowych artykułów, za twoją zgodą, którą wyrażasz, wysyłając wiadomość. Zgodę możesz w każdej chwili wycofać, a wtedy adres usuniemy.`,
  link: 'Polityka prywatności',
});
