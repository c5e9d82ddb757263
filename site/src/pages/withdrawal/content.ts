import { company } from '../../content/company/company';
import type { TextPageWords } from '../../content/texts/textPage';
import { typeset } from '../../text/typeset';

const { street, postalCode, locality } = company.address;

/** Texts of /odstapienie-od-umowy, for the owner's lawyer to confirm. */
export const withdrawal = typeset<TextPageWords>({
  title: 'Odstąpienie od umowy',
  lead: 'Zamawiasz jako konsument przez telefon, e-mail, formularz albo u siebie w domu? Zwykle możesz odstąpić od umowy w ciągu 14 dni.',
  sections: [
    {
      heading: 'Ile masz czasu',
      paragraphs: [
        'Od umowy zawartej na odległość albo poza lokalem firmy konsument może odstąpić w ciągu 14 dni od jej zawarcia, bez podawania przyczyny. Mówi o tym art. 27 ustawy z 30 maja 2014 r. o prawach konsumenta. To prawo ma też osoba, która prowadzi jednoosobową działalność, jeśli umowa nie ma dla niej charakteru zawodowego (art. 38a).',
      ],
    },
    {
      heading: 'Jak odstąpić',
      paragraphs: [
        `Napisz na ${company.email} albo na adres: ${company.legalName}, ${street}, ${postalCode} ${locality}. Wystarczy zdanie: „Odstępuję od umowy o zabieg, zawartej dnia…”, twoje imię, nazwisko, adres i data. Wyślij je przed upływem terminu.`,
        'Jeśli coś już zapłacono, zwracamy pieniądze najpóźniej w ciągu 14 dni od otrzymania oświadczenia.',
      ],
    },
    {
      heading: 'Zabieg przed upływem 14 dni',
      paragraphs: [
        'Możemy zacząć wcześniej, jeśli wyraźnie tego zażądasz, na piśmie albo w e-mailu. Gdy potem odstąpisz, zanim skończymy, płacisz za to, co zrobiliśmy do tej chwili (art. 35).',
        'Prawo odstąpienia wygasa, gdy za twoją wyraźną i uprzednią zgodą wykonamy całą usługę, a przed jej rozpoczęciem przyjmiesz do wiadomości, że je stracisz (art. 38). Przy kilku zabiegach chodzi o wszystkie, które obejmuje umowa.',
      ],
    },
    {
      heading: 'Pilny przyjazd',
      paragraphs: [
        'Prawo odstąpienia nie przysługuje, gdy wyraźnie żądasz przyjazdu w celu pilnej naprawy lub konserwacji (art. 38). Nie każdy pilny zabieg jest taką naprawą: zanim zaczniemy, mówimy, czy masz prawo odstąpienia. Wyjątek nie dotyczy dodatkowych usług, zamówionych na miejscu.',
      ],
    },
  ],
  callToAction: {
    heading: 'Chcesz odstąpić albo zapytać?',
    text: 'Zadzwoń albo napisz. Oświadczenie wyślij na piśmie lub e-mailem.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  updated: { text: 'Ta wersja obowiązuje od {date}.', date: '2026-11-26' },
});
