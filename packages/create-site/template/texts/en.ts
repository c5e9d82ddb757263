import * as labels from '@tarcza/ui/labels/en';
import { firm } from '../firm.ts';
import type { Texts } from '../texts.ts';

/** The texts of all pages. Replace the texts in square brackets. */
export const texts: Texts = {
  labels,
  languageName: 'English',
  footer: `${firm.trade}. ${firm.town} and nearby.`,
  menu: { prices: 'Prices', contact: 'Contact' },
  home: {
    title: `${firm.trade} – ${firm.town}`,
    lead: `${firm.name}: ${firm.trade}. ${firm.town} and nearby.`,
    write: 'Write to us',
    services: {
      title: 'What we do',
      cards: [
        { title: '[Your first service]', text: '[What you do, how long it takes, what stays behind.]' },
        { title: '[Your second service]', text: '[One or two sentences.]' },
        { title: '[Your third service]', text: '[One or two sentences.]' },
      ],
    },
    steps: {
      title: 'How it works',
      steps: [
        { title: 'You call or write', text: 'Say what you need and where. We answer and name a price.' },
        { title: 'We come', text: 'On the day and at the hour that we agreed on.' },
        { title: 'You check and pay', text: 'Once everything works as agreed.' },
      ],
    },
    questions: {
      title: 'Before you call',
      items: [
        {
          id: 'price',
          question: 'How much does it cost?',
          answer: '[Name a price, or what it depends on.] See our prices.',
        },
        { id: 'area', question: 'Which area do you cover?', answer: `${firm.town} and nearby.` },
      ],
    },
  },
  prices: {
    address: '/prices',
    title: 'Prices',
    lead: 'What our work costs, and what the price includes.',
    lines: [
      { name: '[Your first service]', price: '[from …]' },
      { name: '[Your second service]', price: '[from …]' },
    ],
  },
  articles: { address: '/articles', title: 'Articles', lead: 'Short answers to what customers ask.' },
  privacy: {
    address: '/privacy',
    title: 'Privacy',
    lead: 'What happens to what you write to us.',
    paragraphs: [
      `We use your message to answer it. Data controller: ${firm.name}, ${firm.town}, ${firm.email}.`,
      '[Who else receives messages, such as your host, and when you delete them.]',
      'You may ask which data we have about you, have them corrected or deleted, and complain to the supervisory authority.',
    ],
  },
  contact: {
    address: '/contact',
    title: 'Contact',
    lead: 'Call, or write what you need. We will call you back.',
    note: 'Fields marked * are required.',
    withoutScript: 'The form needs JavaScript, which is off in this browser. Call us, or write to',
    fields: {},
  },
  broken: { title: 'Something broke on this page', text: 'Reload it, or call us.' },
  notFound: { title: 'Page not found', home: 'Back to the home page' },
  loadFailed: 'This did not load. Press again, or call us:',
};
