import { sharedTexts } from './sharedTexts';
import { typeset } from './typeset';

export interface NavigationItem {
  label: string;
  href: string;
  /** Of a page in another language, as HTML names it. */
  language?: string;
}

/** The block at the end of a page that asks to call or to write; the form is at /kontakt. */
export interface CallToAction {
  heading: string;
  text: string;
  /** Label of the phone button. */
  call: string;
  /** Label of the link to /kontakt. */
  contact: string;
}

export interface EveryPage {
  /** Facts in the strip above the header. */
  claims: readonly string[];
  /** The menu. */
  navigation: readonly NavigationItem[];
  /** Pages of services whose address does not begin with /uslugi: the menu marks "Usługi" there. */
  otherServices: readonly string[];
  /** Shown above a phone button when a script fails to load. */
  loadFailed: string;
  breadcrumbs: { home: string; services: string; towns: string };
  footer: {
    about: string;
    services: { heading: string; slugs: readonly string[] };
    /** `all` leads to the whole list. */
    cities: { heading: string; slugs: readonly string[]; all: NavigationItem };
    quickLinks: { heading: string; items: readonly NavigationItem[] };
    contact: { heading: string; hours: string; emergency: string };
    privacyPolicy: NavigationItem;
    accessibility: NavigationItem;
    /** `{year}` is the current year, `{name}` the company. */
    copyright: string;
  };
}

export const everyPage: EveryPage = typeset<EveryPage>({
  claims: ['Bezpłatne konsultacje i wyceny', sharedTexts.replyByPhone],
  navigation: [
    { label: 'Start', href: '/' },
    { label: 'Usługi', href: '/uslugi' },
    { label: 'Cennik', href: '/cennik' },
    { label: 'Dla firm', href: '/dla-firm' },
    { label: 'Blog', href: '/blog' },
    { label: 'Galeria', href: '/galeria' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Kontakt', href: '/kontakt' },
    { label: 'English', href: '/en', language: 'en' },
  ],
  otherServices: ['/ozonowanie', '/dezynfekcja-po-zgonie'],
  loadFailed:
    'Nie udało się pobrać tej części strony. Sprawdź połączenie z internetem i spróbuj jeszcze raz. Jeśli to nie pomoże, skopiuj wpisany tekst i odśwież stronę albo zadzwoń do nas.',
  breadcrumbs: { home: 'Start', services: 'Usługi', towns: 'Miasta' },
  footer: {
    about:
      'Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w Krakowie i całej Małopolsce. Konsultacja, dojazd i wycena są bezpłatne, a za zabieg płacisz po wykonaniu.',
    services: {
      heading: 'Usługi',
      slugs: [
        'zwalczanie-pluskiew',
        'odstraszanie-kun',
        'deratyzacja',
        'dezynfekcja',
        'dezynsekcja',
        'odgrzybianie',
      ],
    },
    cities: {
      heading: 'Dokąd dojeżdżamy',
      slugs: [
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
      ],
      all: { label: 'Wszystkie miasta', href: '/miasta' },
    },
    quickLinks: {
      heading: 'Na skróty',
      items: [
        { label: 'Szkodniki', href: '/szkodniki' },
        { label: 'Dla firm', href: '/dla-firm' },
        { label: 'Blog', href: '/blog' },
        { label: 'Cennik', href: '/cennik' },
        { label: 'Przygotowanie do zabiegu', href: '/przygotowanie' },
        { label: 'Gwarancja', href: '/gwarancja' },
        { label: 'FAQ', href: '/faq' },
        { label: 'O nas', href: '/o-nas' },
        { label: 'Kontakt', href: '/kontakt' },
        { label: 'English', href: '/en', language: 'en' },
      ],
    },
    contact: { heading: 'Kontakt', hours: 'Godziny pracy', emergency: sharedTexts.urgentPhone },
    privacyPolicy: { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
    accessibility: { label: 'Deklaracja dostępności', href: '/dostepnosc' },
    copyright: '© {year} {name}. Wszelkie prawa zastrzeżone.',
  },
});
