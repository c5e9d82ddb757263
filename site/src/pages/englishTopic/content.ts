import { newCustomers } from '../../content/offers/newCustomers';
import { terms } from '../../content/offers/terms';
import { joinSentences } from '../../text/joinSentences';
import { typeset } from '../../text/typeset';
import { sentences } from '../../content/english/sentences';
import type { EnglishTopic } from '../../content/english/topic';

const { bedbug, reply, rodent, price } = terms;

/** At the end of each of these pages. */
export const callToAction = typeset({
  heading: 'Tell us in English',
  text: `Say what you see and since when, and add photos. While we are open we call back within ${reply.phoneMinutes} minutes.`,
  call: 'Call now',
  contact: 'Write to us',
});

export const englishTopics: Readonly<Record<string, EnglishTopic>> = typeset<Record<string, EnglishTopic>>({
  bedBugs: {
    path: '/en/bed-bugs',
    head: {
      title: 'Bed bugs in a Kraków flat: what to do tonight',
      description: `Bed bugs in your rented flat in Kraków? What to do tonight, how to prepare, who pays, and what a treatment costs: from ${price.bedbug} zł, VAT included.`,
      keywords: [
        'bed bugs Kraków',
        'bed bug treatment Kraków',
        'pluskwy English',
        'bed bug exterminator Krakow',
      ],
      shareImage: 'pluskwy',
    },
    title: 'Bed bugs in Kraków: help in English',
    lead: `Usually ${bedbug.treatments} treatments, ${bedbug.intervalDays} days apart. The inspection is free, and you know the price before we start.`,
    note: `From ${price.bedbug} zł, VAT included.`,
    urgent: `Bed bugs are urgent, at any hour, in a hotel, hostel, guest house, student hall or care home. ${sentences.arrival} In your own flat call while we are open; at night write, and we answer when we open.`,
    picture: 'zwalczanie-pluskiew',
    sections: [
      {
        heading: 'What to do tonight',
        points: [
          {
            title: 'Stay in your bed',
            text: 'Do not move to the sofa or to another room, because the bugs will follow you there. In a hotel, bag your luggage and ask for a room that is not next to, above or below this one.',
          },
          {
            title: 'Keep the evidence',
            text: 'Photograph what you find, with a coin for scale, and put a bug under clear tape or into a jar.',
          },
          {
            title: 'Carry nothing out',
            text: 'Leave no mattress on the stairs and take no bag to a friend’s. Do not use sprays: they scatter the bugs.',
          },
        ],
      },
      {
        heading: 'Is it bed bugs?',
        scene: 'objaw-ciemne-kropki',
        lead: 'Bites alone prove nothing. There is no evidence that bed bugs spread disease. One sign is enough:',
        points: [
          {
            title: 'A live bug',
            text: 'Flat, brown, 5–7 mm long: the size of an apple seed.',
          },
          {
            title: 'Dark spots',
            text: 'On mattress seams and the bed frame. Rub one with a wet cotton bud: it smears rust-red.',
          },
          {
            title: 'Shed skins and eggs',
            text: 'Empty, pale shells and white, 1 mm eggs in cracks near the bed.',
          },
        ],
      },
      {
        heading: 'Prepare the flat',
        lead: 'The flat is ready when all fabrics are washed and bagged, the furniture is moved and the bedside drawers are empty. It usually takes a few days.',
        points: [
          {
            title: 'Bag first, then wash',
            text: 'Put bedding and clothes into bags beside the bed, close them, and empty them straight into the machine. Wash at 60 °C, and keep dry laundry in new, sealed bags.',
          },
          {
            title: 'Vacuum and make room',
            text: 'After the inspection, not before, vacuum the mattress, frame and skirting boards; seal the bag and throw it away at once. Move furniture 50 cm from the walls, but leave it in the room.',
          },
          {
            title: 'Children, pets, fish',
            text: `Put away food, dishes, toothbrushes and toys. ${sentences.bedbugAway}`,
          },
          {
            title: 'Afterwards',
            text: `${sentences.airing} Wash tables and worktops, but not the skirting boards and cracks.`,
          },
          {
            title: 'Pregnancy, infants, asthma',
            text: sentences.health,
          },
        ],
      },
      {
        heading: 'Who pays, and how much',
        points: [
          {
            title: 'Tell your landlord in writing',
            text: `We need access to all rooms, and often to the flats next door. ${sentences.landlord}`,
          },
          {
            title: `From ${price.bedbug} zł for one treatment`,
            text: joinSentences(
              `VAT and a check after ${bedbug.intervalDays} days are included.`,
              newCustomers?.sentenceInEnglish('bedbug'),
              `Two treatments cost from ${2 * price.bedbug} zł${newCustomers?.twoBedbugTreatmentsInEnglish ?? ''}. You pay for each one when it is done.`,
            ),
          },
          {
            title: `Full results in ${bedbug.effectWeeks} weeks`,
            text: 'The quote states how long the guarantee lasts. It does not cover bugs that arrive in luggage or furniture, or from a flat that was not treated.',
          },
        ],
      },
    ],
    inPolish: { label: 'Bed bugs: more in Polish', href: '/uslugi/zwalczanie-pluskiew' },
  },
  mice: {
    path: '/en/mice',
    head: {
      title: 'Mice and rats in a Kraków flat – help in English',
      description: `Mouse or rat in your flat in Kraków? How to tell, what to do tonight, what to leave alone, and what rodent control costs: from ${price.rodent} zł, VAT included.`,
      keywords: ['mice Kraków', 'rat in flat Kraków', 'rodent control Kraków English', 'pest control Krakow'],
    },
    title: 'Mice and rats in Kraków: help in English',
    lead: 'We find out which animal it is and how it gets in, and set traps or closed stations.',
    note: `From ${price.rodent} zł, VAT included.`,
    urgent: `A rat in the flat or toilet is urgent, at any hour. ${sentences.arrival} A mouse, or a rat in the cellar, can wait until we open.`,
    picture: 'deratyzacja',
    sections: [
      {
        heading: 'Mouse or rat?',
        scene: 'objaw-odchody',
        points: [
          {
            title: 'Mouse',
            text: 'Droppings like grains of rice, scattered in cupboards. Quiet scratching at night. It fits through a 6 mm gap.',
          },
          {
            title: 'Rat',
            text: 'Droppings 1–2 cm long, greasy marks along the wall, loud gnawing. It can come up through the drain.',
          },
          {
            title: 'Heavy steps above the ceiling',
            text: 'That is more likely a marten.',
          },
        ],
      },
      {
        heading: 'What to do tonight',
        points: [
          {
            title: 'A rat in the flat',
            text: `${sentences.ratBite} Leave the room, close the door and call. If the rat is in the toilet, close the lid and put something heavy on it first. When the rat is gone, disinfect the bowl and the seat in gloves.`,
          },
          {
            title: 'Food into glass or metal',
            text: 'Pet food too. Take out the rubbish.',
          },
          {
            title: 'Leave the holes open',
            text: 'Do not fill them while the animals are inside.',
          },
          {
            title: 'No poison, no sweeping',
            text: `${sentences.droppings} ${sentences.bait}`,
          },
        ],
      },
      {
        heading: 'How we work',
        points: [
          {
            title: 'Inspection',
            text: 'It is free, usually the next day. We give you the plan and the price before we start.',
          },
          {
            title: 'Traps and stations',
            text: 'In flats we set traps. Bait, in locked stations only, is for cellars and outdoors and takes a few days.',
          },
          {
            title: 'Checks',
            text: `The first one, after ${rodent.workHours} hours, is in the price. We agree any further ones with you. You can stay in the flat throughout.`,
          },
          {
            title: 'Closing the entries',
            text: 'We show you the holes. Closing them once the animals are gone is priced separately in your quote.',
          },
        ],
      },
      {
        heading: 'Who pays, and how much',
        points: [
          {
            title: 'Tell your landlord in writing',
            text: `The cellar, the stairs and the bins belong to the building, so the building manager orders the work there. ${sentences.landlord}`,
          },
          {
            title: `From ${price.rodent} zł, VAT included`,
            text: joinSentences(
              'For one place, such as a cellar or a small house.',
              newCustomers?.sentenceInEnglish('rodent'),
              'You pay when the work is done.',
            ),
          },
          {
            title: 'Guarantee',
            text: 'The guarantee covers the holes we closed, for the time in your quote, but not new animals from other flats.',
          },
        ],
      },
    ],
    inPolish: { label: 'Mice and rats: more in Polish', href: '/szkodniki/myszy-i-szczury' },
  },
});
