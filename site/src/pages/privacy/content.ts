import type { ExtraField } from '@tarcza/contact/fields';
import { company } from '../../content/company/company';
import { companyLines } from '../../content/company/companyLines';
import { fields } from '../../../contactFields';
import { keptMonths } from '../../content/company/privacyNotice';
import type { TextPageTexts } from '../../content/texts/textPage';
import { typeset } from '../../text/typeset';

const { street, postalCode, locality } = company.address;

const extraFields: readonly (ExtraField & { label: string })[] = fields;
const hasPhotos = extraFields.some(({ kind }) => kind === 'photos');
const otherFields = extraFields.filter(({ kind }) => kind !== 'photos').map(({ label }) => `„${label}”`);

const hasWhatsApp = company.messages.some(({ app }) => app === 'whatsapp');
const isAppCheckOn = Boolean(import.meta.env['VITE_APP_CHECK_SITE_KEY']);

/** Texts of /polityka-prywatnosci: the information of article 13 GDPR, in its order. */
export const privacy = typeset<TextPageTexts>({
  head: {
    title: 'Polityka prywatności',
    description:
      'Jakie dane zbiera strona i formularz, po co i na jakiej podstawie, komu je powierzamy, kiedy je usuwamy i jakie masz prawa, razem ze skargą do PUODO.',
    keywords: ['polityka prywatności', 'RODO', 'dane osobowe'],
  },
  title: 'Polityka prywatności',
  lead: 'Jakie dane zbiera ta strona, po co, na jakiej podstawie, kto je widzi i kiedy znikają.',
  sections: [
    {
      heading: 'Kto odpowiada za dane',
      paragraphs: [
        `Administratorem danych osobowych jest ${company.legalName}, ${street}, ${postalCode} ${locality}, ${companyLines.registered.join(', ')}. W sprawach danych pisz na adres ${company.email} albo dzwoń pod numer ${company.phone}.`,
      ],
    },
    {
      heading: 'Wiadomość z formularza',
      paragraphs: [
        'Formularz zapisuje to, co w nim podasz: imię i nazwisko, numer telefonu, treść wiadomości, adres e-mail i wybraną usługę (jeśli je podasz) oraz czas wysłania.',
        ...(otherFields.length > 0
          ? [`Zapisuje też to, co podasz w polach: ${otherFields.join(', ')}.`]
          : []),
        'Jeśli na stronę z formularzem przechodzisz z innej podstrony tej witryny, zapisujemy też jej adres, na przykład /cennik, żeby wiedzieć, o co pytasz. Podaje go przeglądarka; nie używamy do tego plików cookie.',
        ...(hasPhotos
          ? [
              'Do wiadomości możesz dołączyć najwyżej trzy zdjęcia. Przed wysłaniem przeglądarka zmniejsza je i usuwa z nich dodatkowe informacje, takie jak miejsce i czas wykonania. Zdjęcia zapisujemy razem z wiadomością, dostajemy je e-mailem jako załączniki i usuwamy razem z nią. Fotografuj tylko to, o co pytasz: nie pokazuj ludzi, dokumentów ani tablic rejestracyjnych.',
            ]
          : []),
        'Po co: żeby odpowiedzieć na pytanie, przygotować wycenę i umówić wizytę. Podstawą jest podjęcie działań na twoje żądanie przed zawarciem umowy (art. 6 ust. 1 lit. b RODO), a gdy pytasz o coś innego – nasz prawnie uzasadniony interes, którym jest odpowiadanie na wiadomości (art. 6 ust. 1 lit. f RODO).',
        'Podanie danych jest dobrowolne, ale bez imienia i nazwiska, telefonu i treści nie da się wysłać formularza.',
      ],
    },
    {
      heading: 'Telefon i e-mail',
      paragraphs: [
        'Gdy dzwonisz lub piszesz e-mail, przetwarzamy numer lub adres i to, co nam powiesz, w tym samym celu i na tej samej podstawie. Nie pytamy o stan zdrowia i prosimy, żeby nie podawać go ani przez telefon, ani w wiadomości.',
      ],
    },
    {
      heading: 'Umowa, rozliczenia i roszczenia',
      paragraphs: ['Gdy zamówisz zabieg, przetwarzamy twoje dane, żeby:'],
      items: [
        'wykonać umowę i gwarancję (art. 6 ust. 1 lit. b RODO)',
        'wystawić i przechować dokumenty księgowe, bo każą nam to przepisy (art. 6 ust. 1 lit. c RODO)',
        'ustalić lub dochodzić roszczeń albo się przed nimi bronić, co jest naszym prawnie uzasadnionym interesem (art. 6 ust. 1 lit. f RODO)',
      ],
    },
    {
      heading: 'Adres IP',
      paragraphs: [
        'Gdy otwierasz stronę, serwer Google (Firebase Hosting) zapisuje adres IP, żeby wykrywać nadużycia. Google podaje, że przechowuje te adresy przez kilka miesięcy. Podstawą jest nasz prawnie uzasadniony interes, którym jest bezpieczeństwo strony (art. 6 ust. 1 lit. f RODO).',
        ...(isAppCheckOn
          ? [
              'Formularz chroni usługa Google App Check z reCAPTCHA. Gdy zaczynasz go wypełniać, przeglądarka łączy się z Google, które widzi adres IP i dane o przeglądarce. Google może zapisać w niej plik cookie i dane reCAPTCHA, a App Check zapisuje znacznik, że przeglądarka nie jest automatem. Podstawą jest ten sam interes: ochrona formularza przed automatami.',
            ]
          : []),
      ],
    },
    {
      heading: 'Zapis na nowe artykuły',
      paragraphs: [
        'Strona nie zapisuje adresu, który wpisujesz pod blogiem: otwiera tylko gotową wiadomość w twoim programie pocztowym. Jeśli ją wyślesz, wykorzystamy adres do wysyłania nowych artykułów, na podstawie zgody (art. 6 ust. 1 lit. a RODO). Zgodę możesz wycofać w każdej chwili, odpisując na dowolną z wiadomości; usuwamy wtedy adres. Nie wpływa to na to, co zrobiliśmy wcześniej.',
      ],
    },
    {
      heading: 'Kto jeszcze widzi dane',
      paragraphs: ['Dane dostają tylko ci, bez których strona, kontakt i rozliczenia nie działają:'],
      items: [
        'Google (Google Cloud i Firebase) – serwery strony oraz baza wiadomości, która znajduje się w Warszawie',
        'dostawca naszej poczty – do niego trafia kopia wiadomości z formularza',
        'operator telefonu – gdy dzwonisz lub piszesz SMS',
        ...(hasWhatsApp ? ['WhatsApp Ireland Limited – gdy piszesz na WhatsAppie'] : []),
        'biuro rachunkowe – dane z faktur i umów',
        'bank i operator płatności – gdy płacisz przelewem lub kartą',
        ...(isAppCheckOn
          ? [
              'Google reCAPTCHA – przy wysyłaniu formularza sprawdza, czy nie robi tego automat; w tym celu widzi adres IP i dane o przeglądarce',
            ]
          : []),
      ],
    },
    {
      heading: 'Poza Europejskim Obszarem Gospodarczym',
      paragraphs: [
        'Wiadomości są przechowywane w Unii Europejskiej. Google może jednak mieć do nich dostęp z państw spoza Europejskiego Obszaru Gospodarczego, na przykład przy usuwaniu awarii; chronią je wtedy standardowe klauzule umowne zatwierdzone przez Komisję Europejską albo jej decyzja o odpowiednim stopniu ochrony. Kopię klauzul wyślemy, jeśli o nią napiszesz.',
      ],
    },
    {
      heading: 'Jak długo',
      paragraphs: [
        `Wiadomość z formularza baza danych usuwa sama ${keptMonths} miesięcy po doręczeniu nam jej kopii e-mailem. Wiadomość, która mimo wielu prób do nas nie dotarła, znika z bazy po ${keptMonths} miesiącach i 30 dniach od wysłania. W kopiach zapasowych bazy usunięte dane zostają jeszcze najwyżej 14 dni. E-maile, SMS-y i wiadomości z komunikatora przechowujemy równie długo, chyba że doszło do umowy: dokumenty księgowe trzymamy tak długo, jak każą przepisy podatkowe, a dane potrzebne do gwarancji i roszczeń – do ich wygaśnięcia.`,
      ],
    },
    {
      heading: 'Twoje prawa',
      paragraphs: ['Możesz:'],
      items: [
        'dowiedzieć się, jakie dane o tobie mamy, i dostać ich kopię',
        'poprawić je, usunąć albo ograniczyć ich przetwarzanie',
        'przenieść dane, które przetwarzamy na podstawie umowy lub zgody',
        'sprzeciwić się przetwarzaniu, które opiera się na naszym uzasadnionym interesie',
        'wycofać zgodę w dowolnym momencie',
        'złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stanisława Moniuszki 1A, 00-014 Warszawa',
      ],
    },
    {
      heading: 'Czego ta strona nie robi',
      paragraphs: [
        `${isAppCheckOn ? 'Poza ochroną formularza nie używa' : 'Nie używa'} plików cookie, nie śledzi cię i nie pobiera niczego z serwerów reklamowych ani społecznościowych. Nie podejmujemy decyzji automatycznych i nie profilujemy. Gdy wysyłasz formularz, przeglądarka zapamiętuje do zamknięcia karty losowy znacznik, dzięki któremu ta sama wiadomość nie zapisze się dwa razy. Zaznaczenia na listach przygotowań zostają w przeglądarce tego urządzenia.`,
      ],
    },
  ],
  updated: { text: 'Ta wersja obowiązuje od {date}.', date: '2026-12-01' },
});
