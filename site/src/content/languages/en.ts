import { callBar, phoneButton, siteHeader, toasts } from '@tarcza/ui/labels/en';
import { company } from '../company/company';
import type { LanguageTexts } from '../texts/languages';
import { terms } from '../offers/terms';
import { formatDay, formatTimes, toDayNumber } from '../../hours/schedule';
import { typeset, typesetText } from '../../text/typeset';

const dayNames: Readonly<Record<string, string>> = {
  'Poniedziałek–piątek': 'Monday–Friday',
  'Sobota–niedziela': 'Saturday–Sunday',
};

const navigation = [
  { label: 'Services', href: '/en#services' },
  { label: 'Prices', href: '/en#prices' },
  { label: 'Contact', href: '/en#contact' },
  { label: 'Polski', href: '/', language: 'pl' },
];

const topics = [
  { label: 'Bed bugs', href: '/en/bed-bugs' },
  { label: 'Mice and rats', href: '/en/mice' },
];

export default typeset<LanguageTexts>({
  home: '/en',
  form: '/en#contact',
  claims: [
    'Free advice and quotes',
    `We call back within ${terms.reply.phoneMinutes} minutes during opening hours`,
  ],
  navigation,
  call: 'Call now',
  office: {
    open: 'Open until',
    closing: 'Still open until',
    closed: 'Closed, opens',
    at: 'at',
    urgent: ', urgent\u00a0calls\u00a024/7',
    write: 'Write now',
    writeShort: 'Write',
    reply: 'we reply',
    from: 'from',
    after: 'after',
    callIfUrgent: 'Urgent? Call',
  },
  labels: { siteHeader, callBar, toasts, phoneButton },
  loadFailed:
    'This part of the page could not be loaded. Check your internet connection and try again. If that does not help, copy what you have typed and reload the page, or call us.',
  error: {
    text: 'Something went wrong on this page. Reload it or go back to the home page. If you need help right away, call us.',
    home: 'Back to the home page',
  },
  fieldTexts: { photos: { label: 'Photos' } },
  fieldMissing: 'please fill in',
  footer: {
    about:
      'Pest control, disinfection and mould removal in Kraków and Małopolska. Advice, travel and quotes are free; you pay afterwards.',
    columns: [{ heading: 'In English', items: [...navigation, ...topics] }],
    contact: 'Contact',
    hours: company.openingHours.map(({ label, times }) => ({
      label: dayNames[label] ?? label,
      hours: formatTimes(times),
    })),
    emergency: 'Emergencies: phone 24/7',
    describeSpecialHours: ({ from, to, times }) =>
      typesetText(
        `${[...new Set([from, to])].map((day) => formatDay(toDayNumber(day), 'en')).join(' – ')}: ${formatTimes(times) || 'closed'}`,
      ),
    legal: [
      { label: 'Privacy policy (in Polish)', href: '/polityka-prywatnosci' },
      { label: 'Accessibility statement (in Polish)', href: '/dostepnosc' },
    ],
  },
});
