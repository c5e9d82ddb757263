import { findTown } from '../towns/towns';
import { companyLines } from '../company/companyLines';
import type { LanguageTexts } from '../texts/languages';
import { unexpectedError } from '../texts/errors';
import { services } from '../services/services';
import { commonSentences } from '../texts/commonSentences';
import { formatSpecialHours } from '../../hours/specialHours';
import { typeset } from '../../text/typeset';

const towns = [
  'krakow',
  'tarnow',
  'nowy-sacz',
  'oswiecim',
  'chrzanow',
  'olkusz',
  'nowy-targ',
  'bochnia',
  'gorlice',
  'zakopane',
];

export default typeset<LanguageTexts>({
  home: '/',
  form: '/kontakt#formularz',
  claims: ['Bezpłatne konsultacje i wyceny', commonSentences.replyByPhone],
  navigation: [
    { label: 'Start', href: '/' },
    { label: 'Usługi', href: '/uslugi', otherPages: ['/ozonowanie', '/dezynfekcja-po-zgonie'] },
    { label: 'Blog', href: '/blog' },
    { label: 'Galeria', href: '/galeria' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Kontakt', href: '/kontakt' },
    { label: 'Cennik', href: '/cennik' },
    { label: 'Szkodniki', href: '/szkodniki' },
    { label: 'Co widzisz?', href: '/#objawy', onlyInPopover: true },
    { label: 'English', href: '/en', language: 'en' },
  ],
  call: 'Zadzwoń',
  office: {
    open: 'Otwarte do',
    closing: 'Otwarte jeszcze do',
    closed: 'Zamknięte, otwieramy',
    at: 'o',
    urgent: ', pilne\u00a0sprawy\u00a024/7',
    write: 'Napisz teraz',
    writeShort: 'Napisz',
    reply: 'odpowiemy',
    from: 'od',
    after: 'po',
    callIfUrgent: 'Pilne? Zadzwoń',
  },
  loadFailed:
    'Nie udało się pobrać tej części strony. Sprawdź połączenie z internetem i spróbuj jeszcze raz. Jeśli to nie pomoże, skopiuj wpisany tekst i odśwież stronę albo zadzwoń do nas.',
  error: unexpectedError,
  footer: {
    about:
      'Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w Krakowie i całej Małopolsce. Konsultacja, dojazd i wycena są bezpłatne, a za zabieg płacisz po wykonaniu.',
    columns: [
      {
        heading: 'Usługi',
        items: services.map(({ slug, name }) => ({ label: name, href: `/uslugi/${slug}` })),
        more: { label: 'Wszystkie usługi', href: '/uslugi' },
        onlyMoreOnPhones: true,
      },
      {
        heading: 'Dokąd dojeżdżamy',
        pairs: true,
        items: towns.map((slug) => ({ label: findTown(slug)?.name ?? slug, href: `/miasta/${slug}` })),
        more: { label: 'Wszystkie miasta', href: '/miasta' },
        onlyMoreOnPhones: true,
      },
      {
        heading: 'Na skróty',
        pairs: true,
        items: [
          { label: 'Szkodniki', href: '/szkodniki' },
          { label: 'Dla firm', href: '/dla-firm' },
          { label: 'Blog', href: '/blog' },
          { label: 'Cennik', href: '/cennik' },
          { label: 'Przygotowanie', href: '/przygotowanie' },
          { label: 'Gwarancja', href: '/gwarancja' },
          { label: 'FAQ', href: '/faq' },
          { label: 'O nas', href: '/o-nas' },
          { label: 'Kontakt', href: '/kontakt' },
        ],
      },
    ],
    contact: 'Kontakt',
    hours: companyLines.hours,
    emergency: commonSentences.urgentPhone,
    describeSpecialHours: formatSpecialHours,
    otherLanguage: { label: 'English', href: '/en', language: 'en' },
    legal: [
      { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
      { label: 'Odstąpienie od umowy', href: '/odstapienie-od-umowy' },
      { label: 'Deklaracja dostępności', href: '/dostepnosc' },
    ],
  },
});
