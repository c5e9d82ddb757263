import { type TestForm, type Group, refused } from './case.ts';
import { createId, type Value } from './firestoreRest.ts';

/** Returns cases about time, ids, paths and several writes at once. */
export function createContextCases(form: TestForm): Group[] {
  return [
    {
      name: 'the time',
      cases: [
        ...Object.entries<Value>({
          'of 1970': new Date(0),
          'of the year 2100': new Date('2100-01-01'),
          "of the visitor's own clock": new Date(),
          'a minute ago': new Date(Date.now() - 60_000),
          'as text': new Date().toISOString(),
          'as a number': Date.now(),
          'as null': null,
          'as a map': { seconds: 1 },
          true: true,
        }).map(([title, createdAt]) =>
          refused(title, (visitor) =>
            visitor.create({ ...form.validMessage, createdAt }, { timeField: null }),
          ),
        ),
        refused('put by the server into another field', (visitor) =>
          visitor.create({ ...form.validMessage, createdAt: new Date(0) }, { timeField: 'updatedAt' }),
        ),
        refused('put by the server into a text field', (visitor) =>
          visitor.create(form.validMessage, { timeField: 'message' }),
        ),
        refused('put by the server inside createdAt', (visitor) =>
          visitor.create(form.validMessage, { timeField: 'createdAt.at' }),
        ),
        refused('and a counter as a transform', (visitor) => {
          const write = visitor.prepareCreate(form.validMessage);
          const counter = { fieldPath: 'count', increment: { integerValue: '1' } };
          return visitor.commit([
            { ...write, updateTransforms: [...(write.updateTransforms ?? []), counter] },
          ]);
        }),
      ],
    },
    {
      name: 'ids',
      cases: Object.entries({
        'of 19 characters': 'a'.repeat(19),
        'of 21 characters': 'a'.repeat(21),
        'of one character': 'a',
        'of 400 characters': 'a'.repeat(400),
        'with a hyphen': `${'a'.repeat(19)}-`,
        'with an underscore': `${'a'.repeat(19)}_`,
        'with a dot': `${'a'.repeat(19)}.`,
        'with a blank': `${'a'.repeat(19)} `,
        'with a line break': `${'a'.repeat(19)}\n`,
        'with a diacritic': `${'a'.repeat(19)}ł`,
        'with a full-width letter': `${'a'.repeat(19)}ａ`,
        'with an Arabic digit': `${'a'.repeat(19)}٣`,
        'of emoji': '🐜'.repeat(10),
        'with markup': '<b>aaaaaaaaaaaaaa<b>',
        'that looks like an e-mail': 'anna.kowal@example.p',
      }).map(([title, id]) => refused(title, form.storeWithId(id))),
    },
    {
      name: 'paths',
      cases: [
        ...[
          'contact_deliveries',
          'contact_state',
          'contact_message',
          'Contact_messages',
          'users',
          'mail',
        ].map((collection) =>
          refused(`a valid message in ${collection}`, (visitor) =>
            visitor.create(form.validMessage, { collection }),
          ),
        ),
        refused('a collection below a message', (visitor, id) =>
          visitor.create(form.validMessage, { collection: `contact_messages/${id}/notes` }),
        ),
        refused('messages below another document', (visitor) =>
          visitor.create(form.validMessage, { collection: 'users/anna/contact_messages' }),
        ),
        refused('messages below a message', (visitor, id) =>
          visitor.create(form.validMessage, { collection: `contact_messages/${id}/contact_messages` }),
        ),
        refused('a ledger entry that says sent', (visitor, id) =>
          visitor.create({ state: 'sent' }, { collection: 'contact_deliveries', id, timeField: null }),
        ),
        refused('an emptied mail budget', (visitor) =>
          visitor.update('contact_state/mail_budget', { taken: [] }, { mask: ['taken'] }),
        ),
        refused('a moved sweep', (visitor) =>
          visitor.update('contact_state/sweep', { scannedUntil: new Date('2100-01-01') }),
        ),
      ],
    },
    {
      name: 'several writes at once',
      cases: [
        refused('a valid message and a bad one', (visitor) =>
          visitor.commit([
            visitor.prepareCreate(form.validMessage),
            visitor.prepareCreate({ ...form.validMessage, name: '' }),
          ]),
        ),
        refused('a valid message and a ledger entry', (visitor) =>
          visitor.commit([
            visitor.prepareCreate(form.validMessage),
            visitor.prepareCreate(form.validMessage, { collection: 'contact_deliveries' }),
          ]),
        ),
        refused('a valid message and a deletion', (visitor, id) =>
          visitor.commit([
            visitor.prepareCreate(form.validMessage),
            { delete: `${visitor.root}/contact_messages/${id}` },
          ]),
        ),
        refused('a message, and the same changed', (visitor) => {
          const id = createId();
          return visitor.commit([
            visitor.prepareCreate(form.validMessage, { id }),
            {
              update: { name: `${visitor.root}/contact_messages/${id}`, fields: {} },
              updateMask: { fieldPaths: ['name'] },
            },
          ]);
        }),
      ],
    },
  ];
}
