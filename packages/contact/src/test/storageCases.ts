import { allowed, type TestForm, type Group, refused } from './case.ts';
import { createId, RawValue } from './firestoreRest.ts';

/** Returns cases about storing, repeating and changing a message, and about its fields. */
export function createStorageCases(form: TestForm): Group[] {
  return [
    {
      name: 'what a visitor may store',
      cases: [
        allowed('a whole message', form.storeWith({})),
        allowed('without e-mail and service', form.storeWith({ email: null, service: null })),
        allowed('a name with an apostrophe and a hyphen', form.storeWith({ name: "O'Neil-Żółć Jr." })),
        allowed('a name in another script', form.storeWith({ name: 'Олена Шевченко' })),
        allowed('a name written from right to left', form.storeWith({ name: 'ليلى حسن' })),
        allowed('a message with lines and tabs', form.storeWith({ message: 'a\n\n\tb\r\nc\u2028d' })),
        allowed('a message with joined emoji', form.storeWith({ message: '👨‍👩‍👧 i 🐜' })),
        allowed(
          'a message with markup, which is only text',
          form.storeWith({ message: '<script>alert(1)</script>' }),
        ),
        allowed('two messages in one commit', (visitor) =>
          visitor.commit([
            visitor.prepareCreate(form.validMessage),
            visitor.prepareCreate(form.validMessage),
          ]),
        ),
        allowed('on the condition that it is not there yet', (visitor) =>
          visitor.commit([
            { ...visitor.prepareCreate(form.validMessage), currentDocument: { exists: false } },
          ]),
        ),
      ],
    },
    {
      name: 'writing the same again',
      cases: [
        allowed('the same values, as the form does after a refusal', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, form.validMessage, {
            mask: Object.keys(form.validMessage),
          }),
        ),
        allowed('some of the same values', (visitor, id) =>
          visitor.update(
            `contact_messages/${id}`,
            { name: form.validMessage['name'] ?? null },
            { mask: ['name'] },
          ),
        ),
        refused('the same values with a new time', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, form.validMessage, { timeField: 'createdAt' }),
        ),
        refused('the same values without a time', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, form.validMessage),
        ),
        refused('for a message that is not there', (visitor) =>
          visitor.update(`contact_messages/${createId()}`, form.validMessage, {
            mask: Object.keys(form.validMessage),
          }),
        ),
        refused('with the e-mail emptied', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { email: null }, { mask: ['email'] }),
        ),
        refused('with a field more', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { expireAt: new Date(0) }, { mask: ['expireAt'] }),
        ),
        refused('with the time moved', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, { createdAt: new Date(0) }, { mask: ['createdAt'] }),
        ),
        refused('with the time set anew by the server', (visitor, id) =>
          visitor.update(`contact_messages/${id}`, {}, { mask: [], timeField: 'createdAt' }),
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
        refused('createdAt missing', (visitor) => visitor.create(form.validMessage, { timeField: null })),
        refused('all missing but the time', (visitor) => visitor.create({})),
        refused('nothing at all', (visitor) => visitor.create({}, { timeField: null })),
        refused('one more', form.storeWith({ admin: true })),
        refused('a date of deletion', form.storeWith({ expireAt: new Date(0) })),
        refused('a state for the ledger', form.storeWith({ state: 'sent' })),
        refused('one more, empty', form.storeWith({ note: null })),
        refused('a link to a document in place of the name', (visitor) =>
          visitor.create({
            ...form.validMessage,
            name: new RawValue({ referenceValue: `${visitor.root}/contact_messages/aaaaaaaaaaaaaaaaaaaa` }),
          }),
        ),
        refused('a field named with a blank', form.storeWith({ 'name ': 'Anna' })),
        refused('a field named like a part of JavaScript', form.storeWith({ constructor: 'x' })),
        refused(
          'a hundred more',
          form.storeWith(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, n]))),
        ),
      ],
    },
  ];
}
