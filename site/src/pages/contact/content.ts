import { formatAverage, figureTexts, formatSource } from '../../content/company/figureTexts';
import { company } from '../../content/company/company';
import { firstAid, type UrgentService } from '../../content/services/firstAid';
import { firstAidPage } from '../../content/texts/navigation';
import { newCustomers } from '../../content/offers/newCustomers';
import { terms } from '../../content/offers/terms';
import { totals } from '../../content/texts/totals';
import { priceFrom, commonSentences } from '../../content/texts/commonSentences';
import { urgency } from '../../content/services/urgency';
import { serviceOptions } from '../../../contactFields';
import { typeset, typesetText } from '../../text/typeset';

const { reply } = terms;

/** Without the characters that typesetting adds: voice control compares a label with what is said. */
export const formLabels = {
  email: 'E-mail',
  service: 'Usługa',
  photosHint: typesetText(
    'Możesz dodać do {max} zdjęć. Przed wysłaniem zmniejszymy je i usuniemy zapisaną w nich lokalizację.',
  ),
};

export const contact = typeset({
  head: {
    title: 'Kontakt – DDD Kraków, bezpłatna wycena',
    description: `Zadzwoń lub wypełnij formularz: w godzinach pracy odpowiadamy ${reply.form}, w pilnych sprawach telefon 24/7. Konsultacja, dojazd i wycena są bezpłatne.`,
    keywords: [
      'kontakt DDD Kraków',
      'bezpłatna wycena DDD',
      'pogotowie DDD',
      'zwalczanie szkodników telefon',
      'Małopolska',
    ],
  },
  title: 'Kontakt',
  heading: 'Jak się z nami skontaktować',
  leadWhileClosed: 'Napisz teraz, odpowiemy po otwarciu. Jeśli to pilne, zadzwoń o każdej porze.',
  lead: `${commonSentences.replyByPhone}, na formularz odpowiadamy ${reply.form}.`,
  promotion: {
    free: 'Konsultacja, dojazd i wycena są bezpłatne.',
    discount: newCustomers?.inShort,
    lowest: 'Najniższe ceny z 30 dni przed obniżką',
  },
  form: {
    heading: 'Napisz, co się dzieje',
    intro: 'Co widać, od kiedy i w jakiej miejscowości. Pola oznaczone * są wymagane.',
    serviceOptions,
    note: 'Dane osobowe przetwarzamy zgodnie z RODO.',
    success: {
      title: 'Wiadomość wysłana!',
      text: `Skontaktujemy się z Tobą ${reply.form}.`,
      closed: 'Odpowiemy {when}.',
    },
    failure: {
      title: 'Błąd wysyłania',
      text: 'Wystąpił problem podczas wysyłania wiadomości. Spróbuj ponownie lub zadzwoń bezpośrednio.',
    },
    kept: {
      title: 'Wiadomość mogła nie dotrzeć',
      text: `Wpisany tekst został w formularzu. Spróbuj ponownie za chwilę albo wyślij go na ${company.email}. Możesz też zadzwonić:`,
    },
    outdated:
      'Nie udało się pobrać części strony, która wysyła wiadomości; być może strona zmieniła się, odkąd ją otwarto. Skopiuj wpisany tekst, odśwież stronę i wyślij wiadomość jeszcze raz. Możesz też zadzwonić.',
    thanks: {
      title: 'Dziękujemy za wiadomość!',
      text: 'Ustalimy szczegóły i termin. Jeśli sprawa jest pilna, zadzwoń już teraz.',
      sentAt: 'Wysłano o {time}. Odezwiemy się {when}.',
      soon: reply.form,
    },
    noScript: 'Formularz nie działa bez JavaScriptu: zadzwoń albo napisz e-mail.',
    next: {
      heading: 'Co dzieje się po wysłaniu',
      steps: [
        'Czytamy wiadomość i pytamy o szczegóły.',
        'Umawiamy bezpłatne oględziny i mówimy, od jakiej kwoty zaczyna się cena.',
        'Cenę poznajesz na miejscu, przed zabiegiem. Płacisz po jego wykonaniu.',
      ],
    },
  },
  details: {
    heading: 'Dane kontaktowe',
    names: {
      phone: 'Telefon',
      email: 'E-mail',
      messages: 'Wiadomość na telefon',
      hours: 'Godziny pracy',
      company: 'Firma',
    },
    emailNote: `W godzinach pracy odpowiadamy ${reply.email}. Możesz dołączyć zdjęcia.`,
    area: { name: 'Obszar działania', text: `Kraków i Małopolska: ${totals.towns}` },
    message: 'Dzień dobry, piszę w sprawie:',
  },
  emergency: {
    heading: 'Zadzwoń, jeśli to pilne',
    call: 'Zadzwoń teraz',
    anyHour: 'Pilne o każdej porze:',
    problems: Object.keys(firstAid).map((service) => urgency[service as UrgentService].urgent),
    arrival: `${commonSentences.arrivalInEmergencies} Gryzonie ${priceFrom.rodent}, gniazdo os ${priceFrom.insect}.`,
    notAtNight: `Pluskwy w mieszkaniu? ${commonSentences.bedbugAtNight} ${commonSentences.callByDay}.`,
    hours: commonSentences.phoneLine.replace('pilne sprawy 24/7', 'pilne\u00a0sprawy\u00a024/7'),
    link: firstAidPage.link,
  },
  area: 'Obsługiwane miejscowości',
  reasons: {
    heading: 'Dlaczego warto do nas zadzwonić',
    items: [
      'Cenę znasz przed zabiegiem.',
      'Na usługi dajemy gwarancję.',
      ...[figureTexts.experience, figureTexts.served, formatAverage('company')].filter(
        (claim) => claim !== undefined,
      ),
    ],
    source: formatSource('company'),
    call: 'Zadzwoń teraz',
    contact: 'Wypełnij formularz',
  },
} as const);
