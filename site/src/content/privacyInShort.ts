import { company } from './company';
import { typeset } from './typeset';

/**
 * How many months a message is kept after it was delivered: the database deletes it by itself (`keepMonths` of the
 * package that delivers).
 */
export const keptMonths = 12;

/** Short notices at the form and at the newsletter box, before the link to the policy. */
export const privacyInShort = typeset({
  form: `Administratorem danych jest ${company.legalName}. Wykorzystamy je tylko po to, żeby odpowiedzieć na wiadomość i wykonać to, o co prosisz. Usuniemy je ${keptMonths} miesięcy po doręczeniu wiadomości, a po zawarciu umowy to, czego wymagają rozliczenia i roszczenia, później; wcześniej możesz poprosić o wgląd, poprawienie lub usunięcie.`,
  newsletter: `Administratorem danych jest ${company.legalName}. Adres wykorzystamy tylko do wysyłania nowych artykułów, za twoją zgodą, którą wyrażasz, wysyłając wiadomość. Zgodę możesz w każdej chwili wycofać, a wtedy adres usuniemy.`,
  link: 'Polityka prywatności',
});
