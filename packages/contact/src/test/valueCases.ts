import { contactLimits } from '../contract/contactMessage.ts';
import {
  allowed,
  blanks,
  controls,
  type TestForm,
  type Group,
  describeCharacters,
  invisible,
  otherTypes,
  refused,
  bidiControls,
  textFields,
} from './case.ts';
import { createLongEmail, RawValue } from './firestoreRest.ts';

/** Returns cases about types, lengths and characters. */
export function createValueCases(form: TestForm): Group[] {
  return [
    {
      name: 'types',
      cases: [
        ...textFields.flatMap((field) =>
          Object.entries(otherTypes).map(([type, value]) =>
            refused(`${field} as ${type}`, form.storeWith({ [field]: value })),
          ),
        ),
        refused('name as a link to a document', (visitor) =>
          visitor.create({
            ...form.validMessage,
            name: new RawValue({ referenceValue: `${visitor.root}/contact_messages/aaaaaaaaaaaaaaaaaaaa` }),
          }),
        ),
        ...['name', 'phone', 'message'].map((field) =>
          refused(`${field} as null`, form.storeWith({ [field]: null })),
        ),
      ],
    },
    {
      name: 'lengths',
      cases: [
        ...textFields.map((field) => refused(`${field} empty`, form.storeWith({ [field]: '' }))),
        allowed('a name of one character', form.storeWith({ name: '李' })),
        refused('a name over the limit', form.storeWith({ name: 'a'.repeat(contactLimits.name.max + 1) })),
        refused(
          'a name over the limit in emoji',
          form.storeWith({ name: '🐜'.repeat(contactLimits.name.max / 2 + 1) }),
        ),
        refused(
          'a phone number over the limit',
          form.storeWith({ phone: `600100200${' '.repeat(contactLimits.phone.max - 8)}` }),
        ),
        refused('a phone number of six digits', form.storeWith({ phone: '123 456' })),
        refused('a phone number of sixteen digits', form.storeWith({ phone: '1234567890123456' })),
        refused('a phone number without digits', form.storeWith({ phone: '+ ( ) - . /' })),
        refused(
          'an e-mail over the limit',
          form.storeWith({ email: createLongEmail(contactLimits.email.max + 1) }),
        ),
        refused(
          'a service over the limit',
          form.storeWith({ service: 's'.repeat(contactLimits.service.max + 1) }),
        ),
        refused(
          'a message over the limit',
          form.storeWith({ message: 'm'.repeat(contactLimits.message.max + 1) }),
        ),
        refused(
          'a message over the limit by one emoji',
          form.storeWith({ message: '🐜'.repeat(contactLimits.message.max / 2 + 1) }),
        ),
        refused('a message of half a megabyte', form.storeWith({ message: 'm'.repeat(500_000) })),
      ],
    },
    {
      name: 'characters',
      cases: [
        ...['name', 'service', 'message'].flatMap((field) => [
          ...controls.map((character) =>
            refused(
              `${describeCharacters(character)} in ${field}`,
              form.storeWith({ [field]: `An${character}na` }),
            ),
          ),
          ...bidiControls.map((character) =>
            refused(
              `${describeCharacters(character)} in ${field}`,
              form.storeWith({ [field]: `An${character}na` }),
            ),
          ),
          ...blanks.map((character) =>
            refused(
              `${field} beginning with ${describeCharacters(character)}`,
              form.storeWith({ [field]: `${character}Anna` }),
            ),
          ),
          ...blanks.map((character) =>
            refused(
              `${field} ending with ${describeCharacters(character)}`,
              form.storeWith({ [field]: `Anna${character}` }),
            ),
          ),
          refused(`${field} of blanks`, form.storeWith({ [field]: '     ' })),
          ...invisible.map((nothing) =>
            refused(
              `${field} that shows nothing: ${describeCharacters(nothing)}`,
              form.storeWith({ [field]: nothing.repeat(2) }),
            ),
          ),
          ...invisible.map((nothing) =>
            allowed(
              `${field} with ${describeCharacters(nothing)} between letters`,
              form.storeWith({ [field]: `a${nothing}b` }),
            ),
          ),
          refused(`${field} of no-break spaces`, form.storeWith({ [field]: '\u00A0\u00A0\u00A0' })),
        ]),
        ...['name', 'service'].flatMap((field) =>
          ['\n', '\r', '\t', '\r\n', '\u2028', '\u2029'].map((character) =>
            refused(
              `${describeCharacters(character)} in ${field}`,
              form.storeWith({ [field]: `Anna${character}Bcc: all@example.com` }),
            ),
          ),
        ),
      ],
    },
  ];
}
