import { contactLimits } from '../contract/contactMessage.ts';
import {
  allowed,
  blanks,
  controls,
  type Firm,
  type Group,
  nameOf,
  nothings,
  otherTypes,
  refused,
  reordering,
  texts,
} from './case.ts';
import { longEmail, RawValue } from './firestoreRest.ts';

/** Types, lengths and characters. */
export function values(firm: Firm): Group[] {
  return [
    {
      name: 'types',
      cases: [
        ...texts.flatMap((field) =>
          Object.entries(otherTypes).map(([type, value]) =>
            refused(`${field} as ${type}`, firm.saying({ [field]: value })),
          ),
        ),
        refused('name as a link to a document', (visitor) =>
          visitor.create({
            ...firm.good,
            name: new RawValue({ referenceValue: `${visitor.root}/contact_messages/aaaaaaaaaaaaaaaaaaaa` }),
          }),
        ),
        ...['name', 'phone', 'message'].map((field) =>
          refused(`${field} as null`, firm.saying({ [field]: null })),
        ),
      ],
    },
    {
      name: 'lengths',
      cases: [
        ...texts.map((field) => refused(`${field} empty`, firm.saying({ [field]: '' }))),
        allowed('a name of one character', firm.saying({ name: '李' })),
        refused('a name over the limit', firm.saying({ name: 'a'.repeat(contactLimits.name.max + 1) })),
        refused(
          'a name over the limit in emoji',
          firm.saying({ name: '🐜'.repeat(contactLimits.name.max / 2 + 1) }),
        ),
        refused(
          'a phone number over the limit',
          firm.saying({ phone: `600100200${' '.repeat(contactLimits.phone.max - 8)}` }),
        ),
        refused('a phone number of six digits', firm.saying({ phone: '123 456' })),
        refused('a phone number of sixteen digits', firm.saying({ phone: '1234567890123456' })),
        refused('a phone number without digits', firm.saying({ phone: '+ ( ) - . /' })),
        refused('an e-mail over the limit', firm.saying({ email: longEmail(contactLimits.email.max + 1) })),
        refused(
          'a service over the limit',
          firm.saying({ service: 's'.repeat(contactLimits.service.max + 1) }),
        ),
        refused(
          'a message over the limit',
          firm.saying({ message: 'm'.repeat(contactLimits.message.max + 1) }),
        ),
        refused(
          'a message over the limit by one emoji',
          firm.saying({ message: '🐜'.repeat(contactLimits.message.max / 2 + 1) }),
        ),
        refused('a message of half a megabyte', firm.saying({ message: 'm'.repeat(500_000) })),
      ],
    },
    {
      name: 'characters',
      cases: [
        ...['name', 'service', 'message'].flatMap((field) => [
          ...controls.map((character) =>
            refused(`${nameOf(character)} in ${field}`, firm.saying({ [field]: `An${character}na` })),
          ),
          ...reordering.map((character) =>
            refused(`${nameOf(character)} in ${field}`, firm.saying({ [field]: `An${character}na` })),
          ),
          ...blanks.map((character) =>
            refused(
              `${field} beginning with ${nameOf(character)}`,
              firm.saying({ [field]: `${character}Anna` }),
            ),
          ),
          ...blanks.map((character) =>
            refused(
              `${field} ending with ${nameOf(character)}`,
              firm.saying({ [field]: `Anna${character}` }),
            ),
          ),
          refused(`${field} of blanks`, firm.saying({ [field]: '     ' })),
          ...nothings.map((nothing) =>
            refused(
              `${field} that shows nothing: ${nameOf(nothing)}`,
              firm.saying({ [field]: nothing.repeat(2) }),
            ),
          ),
          ...nothings.map((nothing) =>
            allowed(
              `${field} with ${nameOf(nothing)} between letters`,
              firm.saying({ [field]: `a${nothing}b` }),
            ),
          ),
          refused(`${field} of no-break spaces`, firm.saying({ [field]: '\u00A0\u00A0\u00A0' })),
        ]),
        ...['name', 'service'].flatMap((field) =>
          ['\n', '\r', '\t', '\r\n', '\u2028', '\u2029'].map((character) =>
            refused(
              `${nameOf(character)} in ${field}`,
              firm.saying({ [field]: `Anna${character}Bcc: all@example.com` }),
            ),
          ),
        ),
      ],
    },
  ];
}
