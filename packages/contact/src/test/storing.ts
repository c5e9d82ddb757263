import { contactLimits } from '../contract/contactMessage.ts';
import { allowed, type Firm, type Group, refused, texts } from './case.ts';
import { longEmail, newId } from './firestoreRest.ts';

/** What a message is made of: whole, anew, and field by field. */
export function storing(firm: Firm): Group[] {
  return [
    {
      name: 'what a visitor may store',
      cases: [
        allowed('a whole message', firm.saying({})),
        allowed('without e-mail and service', firm.saying({ email: null, service: null })),
        allowed('a name at the lower limit', firm.saying({ name: 'Ab' })),
        allowed('a name at the limit', firm.saying({ name: 'a'.repeat(contactLimits.name.max) })),
        allowed('a name with an apostrophe and a hyphen', firm.saying({ name: "O'Neil-Żółć Jr." })),
        allowed('a name in another script', firm.saying({ name: 'Олена Шевченко' })),
        allowed('a name written from right to left', firm.saying({ name: 'ليلى حسن' })),
        allowed('a phone number of seven digits', firm.saying({ phone: '1234567' })),
        allowed('a phone number of fifteen digits', firm.saying({ phone: '+123456789012345' })),
        allowed('a phone number with every sign', firm.saying({ phone: '+(48) 600-100.200/1' })),
        allowed(
          'a phone number at the limit',
          firm.saying({ phone: `600100200${' '.repeat(contactLimits.phone.max - 9)}` }),
        ),
        allowed('an e-mail at the limit', firm.saying({ email: longEmail(contactLimits.email.max) })),
        allowed('an e-mail with every sign', firm.saying({ email: "a.b!#$%&'*+/=?^_`{|}~-c@x-y.com.pl" })),
        allowed('a service of one letter', firm.saying({ service: 'X' })),
        allowed('a service at the limit', firm.saying({ service: 's'.repeat(contactLimits.service.max) })),
        allowed('a message of one letter', firm.saying({ message: '?' })),
        allowed('a message at the limit', firm.saying({ message: 'm'.repeat(contactLimits.message.max) })),
        allowed(
          'a message of emoji at the limit',
          firm.saying({ message: '🐜'.repeat(contactLimits.message.max / 2) }),
        ),
        allowed('a message with lines and tabs', firm.saying({ message: 'a\n\n\tb\r\nc\u2028d' })),
        allowed('a message with joined emoji', firm.saying({ message: '👨‍👩‍👧 i 🐜' })),
        allowed(
          'a message with markup, which is only text',
          firm.saying({ message: '<script>alert(1)</script>' }),
        ),
        allowed('two messages in one commit', (visitor) =>
          visitor.commit([visitor.creation(firm.good), visitor.creation(firm.good)]),
        ),
        allowed('on the condition that it is not there yet', (visitor) =>
          visitor.commit([{ ...visitor.creation(firm.good), currentDocument: { exists: false } }]),
        ),
      ],
    },
    {
      name: 'writing the same again',
      cases: [
        allowed('the same values, as the form does after a refusal', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, firm.good, { mask: Object.keys(firm.good) }),
        ),
        allowed('some of the same values', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { name: firm.good['name'] ?? null }, { mask: ['name'] }),
        ),
        refused('the same values with a new time', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, firm.good, { timeTo: 'createdAt' }),
        ),
        refused('the same values without a time', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, firm.good),
        ),
        refused('for a message that is not there', (visitor) =>
          visitor.update(`contact_messages/${newId()}`, firm.good, { mask: Object.keys(firm.good) }),
        ),
        ...texts.map((field) =>
          refused(`with another ${field}`, (visitor, id) =>
            visitor.update(`contact_messages/${id}`, { [field]: 'somebody@else.pl' }, { mask: [field] }),
          ),
        ),
        refused('with the e-mail emptied', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { email: null }, { mask: ['email'] }),
        ),
        refused('with a field taken away', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, {}, { mask: ['message'] }),
        ),
        refused('with a field more', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { expireAt: new Date(0) }, { mask: ['expireAt'] }),
        ),
        refused('with the time moved', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { createdAt: new Date(0) }, { mask: ['createdAt'] }),
        ),
        refused('with the time set anew by the server', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, {}, { mask: [], timeTo: 'createdAt' }),
        ),
        refused('with text added by a transform', (visitor, id) =>
          visitor.commit([
            {
              transform: {
                document: `${visitor.root}/contact_messages/${id}`,
                fieldTransforms: [
                  { fieldPath: 'message', appendMissingElements: { values: [{ stringValue: 'x' }] } },
                ],
              },
            },
          ]),
        ),
      ],
    },
    {
      name: 'fields',
      cases: [
        ...texts.map((field) => refused(`${field} missing`, firm.without(field))),
        refused('createdAt missing', (visitor) => visitor.create(firm.good, { timeTo: null })),
        refused('all missing but the time', (visitor) => visitor.create({})),
        refused('nothing at all', (visitor) => visitor.create({}, { timeTo: null })),
        refused('one more', firm.saying({ admin: true })),
        refused('a date of deletion', firm.saying({ expireAt: new Date(0) })),
        refused('a state for the ledger', firm.saying({ state: 'sent' })),
        refused('one more, empty', firm.saying({ note: null })),
        refused('a name in capitals', (visitor) => visitor.create({ ...firm.good, NAME: 'Anna' })),
        refused('name under another spelling', (visitor) => {
          const { name = null, ...rest } = firm.good;
          return visitor.create({ ...rest, Name: name });
        }),
        refused('a field named with a blank', firm.saying({ 'name ': 'Anna' })),
        refused('a field named like a part of JavaScript', firm.saying({ constructor: 'x' })),
        refused(
          'a hundred more',
          firm.saying(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, n]))),
        ),
      ],
    },
  ];
}
