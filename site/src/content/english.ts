/** What every page in English has around it. */
import { company } from './company';
import { promises } from './promises';
import { typeset } from './typeset';

const { reply } = promises;

const dayNames: Readonly<Record<string, string>> = {
  'Poniedziałek–piątek': 'Monday–Friday',
  'Sobota–niedziela': 'Saturday–Sunday',
};

export const isEnglish = (path: string) => path === '/en';

export const inEnglish = typeset({
  home: '/en',
  claims: [
    'Free advice and quotes',
    `We call back within ${reply.phoneMinutes} minutes during opening hours`,
  ],
  navigation: [
    { label: 'Services', href: '/en#services' },
    { label: 'Prices', href: '/en#prices' },
    { label: 'Contact', href: '/en#contact' },
    { label: 'Polski', href: '/', language: 'pl' },
  ],
  call: 'Call now',
  // A copy: the package's set holds the labels of all components, and the frame is part of every page.
  labels: {
    siteHeader: {
      skip: 'Skip to content',
      home: 'home page',
      menu: 'Main menu',
      call: 'Call',
    },
    callBar: { bar: 'Quick contact' },
    toasts: { list: 'Notifications', close: 'Close notification' },
  },
  loadFailed:
    'This part of the page could not be loaded. Check your internet connection and try again. If that does not help, copy what you have typed and reload the page, or call us.',
  hours: company.openingHours.map(({ label, opens, closes }) => ({
    label: dayNames[label] ?? label,
    hours: `${opens}–${closes}`,
  })),
  emergency: 'Emergencies: phone 24/7',
  footer: {
    about:
      'Pest control, disinfection and mould removal in Kraków and the Małopolska region. Advice, travel and quotes are free, and you pay after the treatment.',
    contact: 'Contact',
    onThisPage: 'On this page',
    privacy: { label: 'Privacy policy (in Polish)', href: '/polityka-prywatnosci' },
    accessibility: { label: 'Accessibility statement (in Polish)', href: '/dostepnosc' },
    copyright: '© {year} {name}. All rights reserved.',
  },
} as const);
