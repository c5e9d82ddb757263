import * as labels from '@tarcza/ui/labels/en';
import { services } from './services';
import type { Words } from './pl';

/** Everything that the site says in English. */
export const en: Words = {
  language: 'en',
  locale: 'en_GB',
  labels,
  otherLanguage: 'Polski',
  claims: ['The price first, then the work', 'Day and night, holidays too'],
  menu: {
    services: 'Services',
    prices: 'Prices',
    questions: 'Questions',
    contact: 'Contact',
    privacy: 'Privacy',
  },
  footer: {
    about: 'We open doors, change locks and remind safes of their code. Gdańsk, Sopot and Gdynia.',
    pages: 'On this site',
    reach: 'Where we are',
    invented: 'An invented firm, made as an example.',
  },
  loadFailed: 'This could not be loaded. Press again, or call us.',
  heads: {
    home: {
      title: 'Locksmith in Gdańsk, day and night',
      description: 'We open doors without drilling, and name the price on the phone before we set off.',
    },
    services: {
      title: 'Locksmith services in the Tricity',
      description: 'Doors opened, locks changed, safes and deposit boxes in Gdańsk, Sopot and Gdynia.',
    },
    prices: {
      title: 'What a locksmith costs',
      description: 'The price of opening a door, changing a lock and opening a safe, with travel and tax.',
    },
    questions: {
      title: 'Questions to a locksmith',
      description: 'What to do when you are locked out, and why we ask for your identity card.',
    },
    contact: {
      title: 'Reach a locksmith in Gdańsk',
      description: 'Call, or write what has happened to your lock. We answer within the hour.',
    },
    privacy: {
      title: 'Privacy',
      description: 'Why we ask for your details, who sees them and when they go.',
    },
  },
  home: {
    title: 'A locksmith in Gdańsk who opens doors without drilling',
    lead: 'Locked out, a broken key, a lost bunch. We come day and night, and name the price on the phone before we set off.',
    write: 'Write to us',
    note: 'Keep a document at hand: we open only for those who may go in.',
    door: 'The door of an old town house with a brass handle. Warm light falls from the window above it.',
    figures: [
      { value: '40 minutes', label: 'is our usual way within Gdańsk' },
      { value: '24 hours', label: 'a day we answer the phone' },
      { value: '2 years', label: 'of guarantee on the locks we fit' },
    ],
    figuresTitle: 'In figures',
    servicesTitle: 'What people call us for',
    stepsTitle: 'How it goes',
    steps: [
      {
        title: 'You call',
        text: 'Say what door it is and what has happened. A picture of the lock helps a lot.',
      },
      {
        title: 'You know the price',
        text: 'We name it on the phone. It changes on the spot only if you agree.',
      },
      { title: 'We open', text: 'With a pick first; the drill stays in the car for as long as it can.' },
      {
        title: 'You get the keys',
        text: 'You unwrap new sets yourself, so that you know nobody has had them.',
      },
    ],
  },
  services: {
    title: 'Services',
    lead: 'Three things that we have done every day for twelve years.',
    cards: [
      {
        title: services.en[0],
        text: 'Slammed shut, or locked with a key that is gone. Nine locks in ten stay whole.',
        badge: 'from 200 zł',
        points: ['no drilling for as long as we can', 'a spare cylinder comes along'],
      },
      {
        title: services.en[1],
        text: 'After a move, lost keys or a burglary. We choose the lock for the door, not for the commission.',
        badge: 'from 150 zł',
        points: ['cylinders with a security card', 'five keys in each set'],
      },
      {
        title: services.en[2],
        text: 'We open safes whose code nobody remembers, and set a new one.',
        badge: 'from 400 zł',
        points: ['electronic locks, too', 'a written record for firms'],
      },
    ],
    galleryTitle: 'Locks from close by',
    gallery: [
      {
        id: 'cylinder',
        title: 'A cylinder cut open',
        alt: 'A lock cylinder in section: the key lifts five pins to one height.',
      },
      {
        id: 'door',
        title: 'A door in the Main Town',
        alt: 'The door of an old town house with a brass handle. Warm light falls from the window above it.',
      },
      {
        id: 'safe',
        title: 'Grandfather’s safe',
        alt: 'A closed safe with a combination dial and a handle shaped like a star.',
      },
    ],
  },
  prices: {
    title: 'Prices',
    lead: 'Tax and travel within Gdańsk are included. Beyond it travel costs 3 zł a kilometre.',
    lines: [
      {
        name: services.en[0],
        price: 'from 200 zł',
        details: [
          {
            label: 'What it depends on',
            text: 'The kind of lock, and whether the door is locked or has only slammed shut.',
          },
          { label: 'At night and on holidays', text: '80 zł more, from ten to six.' },
        ],
      },
      {
        name: services.en[1],
        price: 'from 150 zł',
        details: [
          {
            label: 'What it depends on',
            text: 'The class of the cylinder. The plainest costs 90 zł, one with a security card from 260 zł.',
          },
          { label: 'Included', text: 'Fitting, adjusting the door, and five keys.' },
        ],
      },
      {
        name: services.en[2],
        price: 'from 400 zł',
        details: [
          {
            label: 'What it depends on',
            text: 'The class of the safe. Send a picture of its rating plate for a price.',
          },
          { label: 'Included', text: 'A new code, and how to change it yourself.' },
        ],
      },
    ],
  },
  questions: {
    title: 'Questions',
    lead: 'What people ask who are standing before their door.',
    groups: [
      {
        title: 'Before we come',
        items: [
          {
            id: 'locked-out',
            question: 'I am locked out. What now?',
            answer:
              'See whether somebody at home has a key, and do not force the door: a frame costs more than we do.\n\nIf a child or a hot stove is behind it, call 112 first and then us.',
          },
          {
            id: 'time',
            question: 'How long does it take?',
            answer:
              'About 40 minutes to reach you, and usually less than a quarter of an hour to open a door that has slammed shut.',
          },
        ],
      },
      {
        title: 'At your door',
        items: [
          {
            id: 'document',
            question: 'Why do you ask for a document?',
            answer:
              'Because we let nobody into other people’s homes. If yours is inside, show it right after we have opened, with a neighbour there.',
          },
          {
            id: 'drilling',
            question: 'Will the lock be ruined?',
            answer:
              'Mostly not. If it has to be drilled we say so beforehand, and name the price of a new cylinder.',
          },
          {
            id: 'paying',
            question: 'How can I pay?',
            answer: 'In cash, by card or with BLIK. Firms get an invoice with 14 days to pay.',
          },
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'Standing before your door? Call. If it can wait, write: we answer within the hour.',
    formTitle: 'Write to us',
    service: services.pl.map((value, index) => ({ value, label: services.en[index] ?? value })),
    district: 'District or town',
    districtMissing: 'Tell us where to come.',
    consent: 'You may contact me about this message. ',
    consentLink: 'What becomes of my details',
    consentMissing: 'Without this we may not answer.',
    note: 'Fields that are not marked as optional have to be filled in.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'Short, since there is little to tell.',
    paragraphs: [
      {
        heading: 'Who, and what for',
        text: 'What you write in the form goes to Zapadka, ul. Ogarna 0, Gdańsk. We need it to answer you and to come, and we may use it because you agreed.',
      },
      {
        heading: 'How long',
        text: 'A message leaves the database after 90 days, and our mailbox after two years at the latest, when the guarantee ends.',
      },
      {
        heading: 'Your rights',
        text: 'You may see your details, have them corrected or deleted, and take back your consent at any time. An e-mail is enough. If you think that we do it wrong, you may complain to the Polish data protection authority (UODO).',
      },
      { heading: 'Cookies', text: 'This site uses none, and tells nobody that you are here.' },
    ],
  },
};
