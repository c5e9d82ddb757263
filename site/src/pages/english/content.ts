import { company } from '../../content/company';
import { promises } from '../../content/promises';
import { serviceOptions } from '../../content/serviceOptions';
import type { FormMessages } from '../../content/formMessages';
import { typeset } from '../../content/typeset';

const { reply, arrival, bedbug, marten, rodent, insect, disinfection, mould, price, discount } = promises;

const from = (amount: number) => `from ${amount} zł`;
const quoted = 'after a free inspection';

/** What the form sends, by what it shows: the company reads Polish. */
const optionNames: Readonly<Record<string, string>> = {
  'Zwalczanie pluskiew': 'Bed bug control',
  'Odstraszanie kun': 'Marten deterrence',
  Dezynfekcja: 'Disinfection',
  Dezynsekcja: 'Insect control',
  Deratyzacja: 'Rodent control',
  Odgrzybianie: 'Mould removal and ozone',
  'Konsultacja ogólna': 'General advice',
};

/** Words of /en. */
export const english = typeset({
  head: {
    title: 'Pest control in Kraków, in English – DDD Kraków',
    description:
      'Bed bugs, rodents, insects, martens, mould and disinfection in Kraków and Małopolska. Prices, phone, e-mail and form in English. Free quotes, pay afterwards.',
    keywords: [
      'pest control Kraków',
      'bed bugs Kraków',
      'exterminator Kraków English',
      'mould removal Kraków',
    ],
    shareImage: 'home',
  },
  shareImageAlt: `Drawing: the team of ${company.name} in front of a house`,
  title: 'Pest control and disinfection in Kraków – in English',
  lead: 'We control pests, disinfect and remove mould in Kraków and the whole Małopolska region. You can call, write and get your quote and instructions in English.',
  call: 'Call now',
  write: 'Write to us',
  note: 'Advice, travel, inspection and quote are free. You pay after the treatment, by cash, card or bank transfer.',
  services: {
    heading: 'What we do in Kraków and Małopolska',
    items: [
      {
        title: 'Bed bugs',
        text: `A free inspection, then ${bedbug.treatments} treatments ${bedbug.intervalDays} days apart and a check. You are out of the flat for up to ${bedbug.awayHours} hours each time. Full effect after ${bedbug.effectWeeks} weeks.`,
      },
      {
        title: 'Rodents',
        text: `Mice and rats in homes, cellars and businesses. The first check follows ${rodent.workHours} hours after we set the stations; we also show you what to seal.`,
      },
      {
        title: 'Insects',
        text: `Cockroaches, ants, fleas, moths, wasps and woodworm. There are clearly fewer insects after ${insect.effectHours} hours. The guarantee for cockroaches lasts ${insect.guaranteeMonths} months.`,
      },
      {
        title: 'Martens',
        text: `We make martens leave the attic without harming them, then close the way back. The work takes ${marten.workDays} days. From March to July there may be young, and nothing is closed.`,
      },
      {
        title: 'Disinfection',
        text: `Homes and businesses after illness, flooding, rodents or a death. The treatment of a flat takes ${disinfection.workHours} hours; we arrive within ${arrival.disinfectionHours} hours of your call.`,
      },
      {
        title: 'Mould and smells',
        text: `We look for the cause of the damp, clean the wall and use ozone against smells. The work takes ${mould.workDays} days.`,
      },
    ],
  },
  prices: {
    heading: 'Prices of our treatments',
    lead: `The lowest prices, with VAT. You know your price before we start. New customers pay ${discount.percent}% less for the first treatment: at most ${discount.upTo} zł less, and ${discount.upToBedbug} zł for bed bugs.`,
    label: 'Price',
    lines: [
      { name: 'Bed bug control', price: from(price.bedbug), text: 'per treatment' },
      {
        name: 'Rodent control',
        price: from(price.rodent),
        text: 'one place, such as a cellar or a small house',
      },
      { name: 'Disinfection', price: from(price.disinfection), text: 'per treatment' },
      { name: 'Insect control', price: from(price.insect), text: 'per treatment, such as one wasp nest' },
      { name: 'Marten deterrence', price: quoted, text: 'for the whole work' },
      { name: 'Mould removal and ozone', price: quoted, text: 'for the whole work' },
    ],
    details: 'For',
  },
  arrival: {
    heading: 'How soon we come to you',
    points: [
      {
        title: 'Emergencies in Kraków',
        text: `In Kraków and the nearest surroundings we are there in ${arrival.minutes} minutes, at any hour.`,
      },
      {
        title: 'Elsewhere in Małopolska',
        text: 'We tell you the hour of arrival on the phone. Urgent calls are dealt with on the same day.',
      },
      {
        title: 'At night with bed bugs',
        text: 'Stay in your own bed and do not move things to other rooms. One certain trace is enough to call: a live bug, a shed skin, or dark spots on the mattress that smear.',
      },
    ],
  },
  contact: {
    heading: 'How to reach us in English',
    lead: `The quickest way is the phone. We call back within ${reply.phoneMinutes} minutes, answer the form within an hour and e-mails within 2 hours, during opening hours.`,
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
    address: 'Company',
    message: 'Hello, I am writing about:',
    messages: 'Messages',
    closed: 'closed',
  },
  form: {
    heading: 'Write to us in English',
    intro:
      'A few sentences are enough: what the problem is and since when. You can add the town and up to three photos.',
    photosLabel: 'Photos (optional)',
    services: serviceOptions.map((value) => ({ value, label: optionNames[value] ?? value })),
    note: `Fields marked * are required. The controller of your data is ${company.legalName}. We use it only to answer your message and to do what you ask for, and delete it 12 months after your message was delivered.`,
    privacy: 'Privacy policy (in Polish)',
    noScript: 'The form needs JavaScript – please call or write.',
    messages: {
      success: { title: 'Message sent', text: 'We will get back to you within an hour.' },
      failure: {
        title: 'Your message was not sent',
        text: 'Something went wrong while sending. Please try again, or call us.',
      },
      outdated:
        'The site has changed since you opened this tab, so the message cannot be sent from here. Copy your text, reload the page and send it again. You can also call us.',
      thanks: {
        title: 'Thank you for your message',
        text: 'We will call or write back to agree on the details and the date. Messages sent after hours are read as soon as we open. If it is urgent, call us now.',
      },
    } satisfies FormMessages,
  },
} as const);
