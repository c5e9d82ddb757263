import { terms } from '../../content/offers/terms';

const { insect, safety, guarantee } = terms;

/** What a tenant has to know, for /en. Not typeset. */
export const tenant = {
  treatment: {
    heading: 'Before and after a treatment',
    lead: 'You get a list in English. For spraying and fogging it says:',
    points: [
      {
        title: 'Preparation',
        text: 'Put food, dishes, medicines, toothbrushes and toys away. Move furniture from the walls, but not out of the room. For bed bugs, plan a few days: bag bedding and clothes beside the bed, close the bags, empty them straight into the machine, and wash at 60 °C.',
      },
      {
        title: 'Children and pets',
        text: `Everyone leaves for ${safety.awayHours} hours. Pets and an aquarium go out. With gel and closed bait stations you can usually stay.`,
      },
      {
        title: 'Airing',
        text: `When you return, one adult opens the windows for ${safety.airingMinutes} minutes. Children and pets come in only after that. After ozone our technician airs the rooms.`,
      },
      {
        title: 'Pregnancy, infants, asthma',
        text: 'Ask us for the data sheet of the product before the treatment, and ask your doctor when it is fine to return. You need not tell us about anyone’s health.',
      },
    ],
  },
  renting: {
    heading: 'If you rent your flat',
    points: [
      {
        title: 'Tell your landlord first',
        text: 'Write before you order. We need access to all rooms. For cellars, stairs and pipes the building’s administrator orders the work.',
      },
      {
        title: 'Who pays',
        text: 'That depends on your contract and the cause: agree on it first. The quote and the invoice can be in your name or in the landlord’s.',
      },
      {
        title: 'Neighbours',
        text: 'We do not tell them why we came. If their flats have to be checked, we ask you before we write or speak to anyone.',
      },
    ],
  },
  rights: {
    heading: 'Guarantee and your rights',
    points: [
      {
        title: 'Guarantee',
        text: `For cockroaches it lasts ${insect.guaranteeMonths} months from the last treatment; for other work its length is in your quote. It does not cover pests that arrive in luggage or furniture or from a flat that was not treated, nor mould whose cause someone else was to repair. We answer a complaint within ${guarantee.replyDays} days.`,
      },
      {
        title: 'Rights by law',
        text: 'The guarantee comes on top of your rights by law. Consumers can usually cancel an order made by phone or at home within 14 days. That right ends once the whole job is done with your express prior consent, if you acknowledged this beforehand. It does not cover an urgent repair you called us for. Not every urgent treatment is one: we tell you first (Consumer Rights Act, articles 27 and 38).',
      },
      {
        title: 'Your data',
        text: 'You can see, correct or delete your data, object to their use, and complain to the Polish authority (UODO). This site sets no cookies.',
      },
    ],
  },
} as const;
