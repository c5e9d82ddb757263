import { company } from '../company/company';
import { keptMonths } from '../company/privacyNotice';
import { terms } from '../offers/terms';
import { sentences } from './sentences';

const { insect, safety, guarantee } = terms;

const cookies = import.meta.env['VITE_APP_CHECK_SITE_KEY']
  ? 'Google reCAPTCHA protects the form, sees your IP address and may set a cookie.'
  : 'This site sets no cookies.';

const whatsApp = company.messages.some(({ app }) => app === 'whatsapp') ? ', WhatsApp Ireland' : '';

/** What a tenant has to know, for /en. Not typeset. */
export const tenant = {
  treatment: {
    heading: 'Before and after a treatment',
    points: [
      {
        title: 'Preparation',
        text: 'You get a list in English. For spraying and fogging put away food, dishes, medicines, toothbrushes and toys. Move furniture from the walls, but leave it in the room. For bed bugs, plan a few days of bagging and washing at 60 °C.',
      },
      {
        title: 'Children and pets',
        text: `For spraying, fogging and ozone everyone leaves, usually for ${safety.awayHours} hours, pets too; take aquariums out. With gel you can usually stay, with traps and bait stations always.`,
      },
      {
        title: 'Airing',
        text: `${sentences.airing} After ozone our technician airs the rooms and says when to enter.`,
      },
      {
        title: 'Pregnancy, infants, asthma',
        text: sentences.health,
      },
    ],
  },
  renting: {
    heading: 'If you rent your flat',
    points: [
      {
        title: 'Tell your landlord first',
        text: `Write before you order, and agree on who pays. ${sentences.landlord} The law: Act on the Protection of Tenants’ Rights, articles 6a–6b; Civil Code, articles 662 and 681. The building manager orders work on pipes and in cellars and stairwells.`,
      },
      {
        title: 'Neighbours',
        text: 'We do not tell them why we came, and ask you before we speak to them.',
      },
    ],
  },
  rights: {
    heading: 'Guarantee and your rights',
    points: [
      {
        title: 'Guarantee',
        text: `For cockroaches it lasts ${insect.guaranteeMonths} months from the last treatment; for other work your quote says how long. It does not cover pests from luggage, furniture or an untreated flat. We answer complaints within ${guarantee.replyDays} days; a consumer’s complaint without an answer by then counts as accepted.`,
      },
      {
        title: 'Rights by law',
        text: 'The guarantee comes on top of your rights by law. Consumers can usually cancel an order made by phone or at home within 14 days. That right ends once the whole job is done with your express prior consent, if you acknowledged this beforehand. You cannot cancel an urgent repair for which you called us; we tell you beforehand whether your job is one (Consumer Rights Act, articles 27 and 38).',
      },
      {
        title: 'Privacy: who and why',
        text: `The controller is ${company.legalName} (${company.email}). We use what you send to answer you and to carry out your order (GDPR, article 6(1)(b)), for invoices (c), and for claims and security (f). It goes only to Google (hosting and database in the EU; access from outside under the EU’s standard clauses, of which we send you a copy on request), our email and phone providers${whatsApp}, accountant and bank.`,
      },
      {
        title: 'Privacy: how long, your rights',
        text: `We delete messages, also text messages, ${keptMonths} months after delivery, and invoices once tax law allows it. You can see, correct, delete or transfer your data, restrict or object to their use, and complain to UODO, the Polish data protection authority. ${cookies}`,
      },
    ],
  },
} as const;
