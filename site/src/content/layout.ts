import { said } from './promises';
import { typeset } from './typeset';

export interface NavigationItem {
  label: string;
  href: string;
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

export interface LayoutWords {
  skipLink: string;
  header: {
    /** Facts in the strip above the header. */
    claims: readonly string[];
    /** What screen readers hear for the logo: "{name} – strona główna". */
    logo: string;
    call: string;
    openMenu: string;
    closeMenu: string;
  };
  navigation: { label: string; items: readonly NavigationItem[] };
  /** Name of the bar with the call button at the bottom of phones. */
  callBar: string;
  /** Said, above a phone button, when a button was pressed and the script behind it could not be fetched. */
  loadFailed: string;
  breadcrumbs: { label: string; home: string; services: string; towns: string };
  /** `label` is said before each toast, `viewport` names their list; `{hotkey}` is the key that leads there. */
  toasts: { label: string; viewport: string; close: string };
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

export const layout: LayoutWords = typeset<LayoutWords>({
  skipLink: 'Przejdź do treści',
  header: {
    claims: ['Bezpłatne konsultacje i wyceny', said.replyByPhone],
    logo: '{name} – strona główna',
    call: 'Zadzwoń',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
  },
  navigation: {
    label: 'Menu główne',
    items: [
      { label: 'Start', href: '/' },
      { label: 'Usługi', href: '/uslugi' },
      { label: 'Blog', href: '/blog' },
      { label: 'Galeria', href: '/galeria' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Kontakt', href: '/kontakt' },
    ],
  },
  callBar: 'Szybki kontakt',
  loadFailed:
    'Nie udało się pobrać tej części strony. Sprawdź połączenie z internetem i naciśnij jeszcze raz albo zadzwoń do nas.',
  breadcrumbs: { label: 'Ścieżka nawigacji', home: 'Start', services: 'Usługi', towns: 'Miasta' },
  toasts: { label: 'Powiadomienie', viewport: 'Powiadomienia ({hotkey})', close: 'Zamknij powiadomienie' },
  footer: {
    about:
      'Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w Krakowie i całej Małopolsce. Konsultacja, dojazd i wycena są bezpłatne, a za zabieg płacisz po wykonaniu.',
    services: {
      heading: 'Usługi',
      slugs: ['zwalczanie-pluskiew', 'odstraszanie-kun', 'deratyzacja', 'dezynsekcja', 'odgrzybianie'],
    },
    cities: {
      heading: 'Gdzie dojeżdżamy',
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
        { label: 'Blog', href: '/blog' },
        { label: 'Cennik', href: '/cennik' },
        { label: 'Przygotowanie do zabiegu', href: '/przygotowanie' },
        { label: 'Gwarancja', href: '/gwarancja' },
        { label: 'FAQ', href: '/faq' },
        { label: 'O nas', href: '/o-nas' },
        { label: 'Kontakt', href: '/kontakt' },
      ],
    },
    contact: { heading: 'Kontakt', hours: 'Godziny pracy', emergency: 'Nagłe przypadki: telefon 24/7' },
    privacyPolicy: { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
    accessibility: { label: 'Deklaracja dostępności', href: '/dostepnosc' },
    copyright: '© {year} {name}. Wszelkie prawa zastrzeżone.',
  },
});
