import { company } from '../../content/company/company';
import { newCustomers } from '../../content/offers/newCustomers';
import { terms } from '../../content/offers/terms';
import { type ServiceOption, serviceOptions } from '../../../contactFields';
import type { FormMessages } from '../../content/texts/formMessages';
import { typeset } from '../../text/typeset';
import { sentences } from '../../content/english/sentences';
import { tenant } from '../../content/english/tenant';

const { reply, hours, arrival, bedbug, marten, rodent, insect, disinfection, mould, price } = terms;
const supplement =
  terms.nightSupplement === null
    ? 'We tell you on the phone whether there is a surcharge at night or at weekends.'
    : terms.nightSupplement === 0
      ? 'There is no surcharge at night or at weekends.'
      : `At night and at weekends we add ${terms.nightSupplement} zł.`;

const from = (amount: number) => `from ${amount} zł`;
/** Returns the prices of a service: for all, and for new customers while there is a discount. */
const formatPrices = (service: keyof typeof price) => ({
  price: from(price[service]),
  forNewCustomers: newCustomers && from(newCustomers.firstPrices[service]),
});
const quoted = {
  price: 'after inspection',
  forNewCustomers: newCustomers && 'in your quote',
};

/** What the form sends, by what it shows: the company reads Polish. */
const optionNames: Readonly<Record<ServiceOption, string>> = {
  'Zwalczanie pluskiew': 'Bed bug control',
  'Odstraszanie kun': 'Marten deterrence',
  Dezynfekcja: 'Disinfection',
  Dezynsekcja: 'Insect control',
  Deratyzacja: 'Rodent control',
  Odgrzybianie: 'Mould removal and ozone',
  'Konsultacja ogólna': 'General advice',
};

const linkPolishPage = (slug: string) => ({
  href: `/uslugi/${slug}`,
  language: 'pl',
  more: 'Details in Polish',
});

/** Words of /en. */
export const english = typeset({
  head: {
    title: 'Bed bugs and pest control in Kraków – in English',
    description:
      'Bed bugs, rodents, insects, martens, mould, disinfection in Kraków and Małopolska. Prices, phone, email and form in English. Free quotes; pay afterwards.',
    keywords: [
      'pest control Kraków',
      'bed bugs Kraków',
      'exterminator Kraków English',
      'mould removal Kraków',
    ],
  },
  shareImageAlt: `Drawing: the team of ${company.name} in front of a house`,
  title: 'Pest control and disinfection in Kraków',
  lead: 'We also remove mould, and we work across Małopolska. You get your quote and instructions in English.',
  call: 'Call now',
  write: 'Write to us',
  note: `Insects from ${price.insect} zł, rodents from ${price.rodent} zł, bed bugs from ${price.bedbug} zł, VAT\u00a0included.`,
  hours: `Phone: Mon–Fri\u00a0${hours.weekdays}, Sat–Sun\u00a0${hours.weekend}; urgent calls 24/7.`,
  services: {
    heading: 'What we do in Kraków and Małopolska',
    items: [
      {
        name: 'Bed bugs',
        ...formatPrices('bedbug'),
        per: `one treatment with a check; ${bedbug.treatments} are usually needed, each paid separately`,
        scene: 'zwalczanie-pluskiew',
        text: `A free inspection, then ${bedbug.treatments} treatments ${bedbug.intervalDays} days apart. Full results take ${bedbug.effectWeeks} weeks.`,
        href: '/en/bed-bugs',
        more: 'What to do, how to prepare',
      },
      {
        name: 'Rodents',
        ...formatPrices('rodent'),
        per: 'one place, such as a cellar or a small house',
        scene: 'deratyzacja',
        text: `Mice and rats: stations or traps, a first check after ${rodent.workHours} hours, and we show you where they get in.`,
        href: '/en/mice',
        more: 'What to do',
      },
      {
        name: 'Cockroaches, wasps, ants',
        ...formatPrices('insect'),
        per: 'one treatment, such as one wasp nest',
        scene: 'dezynsekcja',
        text: `Do not use sprays: they put cockroaches off our gel. There are far fewer insects within ${insect.effectHours} hours of a treatment. We also remove wasp and hornet nests.`,
        ...linkPolishPage('dezynsekcja'),
      },
      {
        name: 'Martens',
        ...quoted,
        per: 'the whole job',
        scene: 'odstraszanie-kun',
        text: `We drive them out unharmed, then close the openings: ${marten.workDays} days of work, from August to February. From March to July there may be young inside, so we close nothing.`,
        ...linkPolishPage('odstraszanie-kun'),
      },
      {
        name: 'Disinfection',
        ...formatPrices('disinfection'),
        per: 'one treatment',
        scene: 'dezynfekcja',
        text: `After illness, flooding, rodents or a death. We arrive within ${arrival.disinfectionHours} hours; a flat takes ${disinfection.workHours} hours. We treat a flooded flat once the water is gone.`,
        ...linkPolishPage('dezynfekcja'),
      },
      {
        name: 'Mould and smells',
        ...quoted,
        per: 'the whole job',
        scene: 'odgrzybianie',
        text: `We look for the cause of the damp, remove the mould and use ozone only against the smell. The work takes ${mould.workDays} days.`,
        ...linkPolishPage('odgrzybianie'),
      },
    ],
  },
  prices: {
    heading: 'Prices of our treatments',
    lead: `Starting prices, VAT included. You pay afterwards, by cash, card or transfer. ${supplement}`,
    discount: newCustomers?.inEnglish,
    heads: {
      name: 'Service',
      per: 'For',
      price: 'Normal price',
      forNewCustomers: newCustomers && 'New customers',
    },
    details: 'What we do',
  },
  /** Below the buttons. */
  arrival: {
    heading: 'How quickly we arrive',
    urgent: `Urgent at any hour: a rat in the flat or toilet, rodents in a restaurant or food shop, a wasp or hornet nest by a door, terrace or bedroom, sewage indoors, a marten in a room or trapped, bed bugs in a hotel, hostel, guest house, student hall or care home. ${sentences.arrival}`,
    other:
      'Everything else: call while we are open, or write at any hour; the free inspection is usually the next day.',
  },
  untilThen: {
    heading: 'Before we arrive',
    points: [
      {
        title: 'Wasps and hornets',
        text: 'A swollen face, dizziness or trouble breathing after a sting, a sting in the mouth or throat, or many stings? Call 112. Anyone with an adrenaline pen uses it at once. Keep away from the nest and do not block its hole. If the nest is in a meter or gas box, do not open the box or spray into it: call 991 (power) or 992 (gas).',
      },
      {
        title: 'Martens, swifts and bats',
        text: 'A marten in a room? Leave and close the door. Do not touch the animal: it bites, and catching it is illegal. Wash a bite for 15 minutes with soap and water and see a doctor at once: martens can carry rabies. Nesting places of swifts and shelters of bats are protected all year, even when empty: closing them needs a permit.',
      },
      {
        title: 'A flooded room',
        text: 'Switch off the power at the fuse box first, but only from a dry place. If you would have to walk through water, get out and call 991. Switch it on only after an electrician has checked it.',
      },
      {
        title: 'Rats and bait',
        text: `${sentences.ratBite} ${sentences.bait}`,
      },
      {
        title: 'Gas, carbon monoxide, bleach',
        text: 'Headache, nausea or drowsiness near a gas heater, boiler or stove? Open the windows, get everyone out and call 112: it may be carbon monoxide. Never cover vents. A smell of gas? Light nothing, switch nothing on, leave and call 992 from outside. Never mix bleach with vinegar, acid or another cleaner: the gas is poisonous.',
      },
    ],
  },
  ...tenant,
  contact: {
    heading: 'How to reach us in English',
    lead: `During opening hours we call back within ${reply.phoneMinutes} minutes, and answer messages from the form within an hour and emails within 2 hours.`,
    details: {
      names: {
        phone: 'Phone',
        email: 'Email',
        messages: 'Messages',
        hours: 'Opening hours',
        company: 'Company',
      },
      message: 'Hello, I am writing about:',
    },
  },
  callToAction: {
    heading: 'Not sure what it is?',
    text: 'Call us, or write and add a photo. Advice and the quote are free.',
    call: 'Call now',
    contact: 'Write to us',
  },
  form: {
    heading: 'Write to us in English',
    intro: 'Say what the problem is, since when, and in which town. You can add up to three photos.',
    services: serviceOptions.map((value) => ({ value, label: optionNames[value] })),
    note: `Fields marked * are required. A message is a question, not an order. The controller of your data is ${company.legalName}: see above, under “${tenant.rights.heading}”. Please do not tell us about anyone’s health.`,
    privacy: 'Privacy policy (in Polish)',
    noScript: 'The form needs JavaScript – please call or write.',
    messages: {
      success: {
        title: 'Message sent',
        text: 'We will get back to you within an hour.',
        closed: 'We will reply {when}.',
      },
      failure: {
        title: 'Error while sending',
        text: 'Something went wrong while sending the message. Please try again, or call us.',
      },
      kept: {
        title: 'Your message may not have arrived',
        text: `Your text is still in the form. Try again in a moment, or send it to ${company.email}. You can also call us:`,
      },
      outdated:
        'The part that sends messages could not be loaded; the site may have changed since you opened it. Copy your text, reload the page and send it again. You can also call us.',
      thanks: {
        title: 'Thank you for your message',
        text: 'We will agree on the details and the date. If it is urgent, call us now.',
        sentAt: 'Sent at {time}. We will call or write back {when}.',
        soon: 'within an hour',
      },
    } satisfies FormMessages,
  },
} as const);
