import { company } from '../../content/company/company';
import type { TextPageTexts } from '../../content/texts/textPage';
import { typeset } from '../../text/typeset';

const { street, postalCode, locality } = company.address;

/** Texts of /odstapienie-od-umowy, for the owner's lawyer to confirm. */
export const withdrawal = typeset<TextPageTexts>({
  head: {
    title: 'Odstąpienie od umowy w 14 dni',
    description:
      'Kiedy konsument może odstąpić od umowy o zabieg, jak to zrobić, co zmienia zabieg przed upływem 14 dni i czego dotyczy wyjątek dla pilnych przyjazdów.',
    keywords: ['odstąpienie od umowy', 'prawa konsumenta', 'umowa poza lokalem przedsiębiorstwa'],
  },
  title: 'Odstąpienie od umowy',
  lead: 'Zamawiasz jako konsument przez telefon, e-mailem albo u siebie w domu? Zwykle możesz odstąpić od umowy w ciągu 14 dni. Formularz kontaktowy służy tylko do pytań: wysłanie go nie jest zamówieniem.',
  sections: [
    {
      heading: 'Ile masz czasu',
      paragraphs: [
        'Od umowy zawartej na odległość albo poza lokalem firmy konsument może odstąpić w ciągu 14 dni od jej zawarcia, bez podawania przyczyny. Mówi o tym art. 27 ustawy z 30 maja 2014 r. o prawach konsumenta. To prawo ma też osoba fizyczna, która prowadzi działalność gospodarczą, jeśli umowa nie ma dla niej charakteru zawodowego (art. 7aa).',
      ],
    },
    {
      heading: 'Jak odstąpić',
      paragraphs: [
        `Napisz na ${company.email} albo na adres: ${company.legalName}, ${street}, ${postalCode} ${locality}. Wystarczy zdanie „Odstępuję od umowy o zabieg, zawartej dnia…” z imieniem, nazwiskiem, adresem i datą albo wzór poniżej. Wyślij je przed upływem terminu.`,
        'Jeśli coś już zapłacono, zwracamy pieniądze najpóźniej w ciągu 14 dni od otrzymania oświadczenia.',
      ],
    },
    {
      heading: 'Wzór formularza odstąpienia',
      paragraphs: [
        'Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy (załącznik nr 2 do ustawy).',
      ],
      items: [
        `Adresat: ${company.legalName}, ${street}, ${postalCode} ${locality}, ${company.email}`,
        'Ja/My(*) niniejszym informuję/\u200binformujemy(*) o moim/naszym odstąpieniu od umowy o świadczenie następującej usługi(*):',
        'Data zawarcia umowy(*):',
        'Imię i nazwisko konsumenta(-ów):',
        'Adres konsumenta(-ów):',
        'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
        'Data:',
        '(*) Niepotrzebne skreślić.',
      ],
    },
    {
      heading: 'Zabieg przed upływem 14 dni',
      paragraphs: [
        'Możemy zacząć wcześniej, jeśli wyraźnie tego zażądasz, na piśmie albo w e-mailu. Gdy potem odstąpisz, zanim skończymy, płacisz za to, co zrobiliśmy do tej chwili (art. 35).',
        'Prawo odstąpienia wygasa, gdy za twoją wyraźną i uprzednią zgodą wykonamy całą usługę, czyli wszystkie zabiegi z umowy, a przed jej rozpoczęciem przyjmiesz do wiadomości, że je stracisz (art. 38).',
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
    text: 'Zadzwoń albo napisz. Samo oświadczenie wyślij pocztą lub e-mailem.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  updated: { text: 'Ta wersja obowiązuje od {date}.', date: '2026-11-27' },
});
