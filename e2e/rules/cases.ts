import {
  type Answer,
  type Fields,
  good,
  limits,
  longEmail,
  newId,
  RawValue,
  type Rest,
  type Value,
} from './firestoreRest.ts';

/** One thing that somebody on the internet may try, and the exact status that answers it. */
export interface Case {
  title: string;
  status: 200 | 403;
  /** Tries it. `storedId` names a message that lies in the database already. */
  run: (visitor: Rest, storedId: string) => Promise<Answer>;
}

export interface Group {
  name: string;
  cases: Case[];
}

const allowed = (title: string, run: Case['run']): Case => ({ title, status: 200, run });
const refused = (title: string, run: Case['run']): Case => ({ title, status: 403, run });

/** A new message that differs from a good one in some fields. */
const saying =
  (changed: Fields): Case['run'] =>
  (visitor) =>
    visitor.create({ ...good, ...changed });

const without =
  (...names: string[]): Case['run'] =>
  (visitor) =>
    visitor.create(Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name))));

const withId =
  (id: string): Case['run'] =>
  (visitor) =>
    visitor.create(good, { id });

const nameOf = (characters: string) =>
  Array.from(
    characters,
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

const controls = ['\u0000', '\u0007', '\u0008', '\u000B', '\u000C', '\u001B', '\u007F', '\u0085', '\u009F'];
const reordering = Array.from('\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069');
/** Characters that print nothing, though they are no blanks. */
const nothings = ['\u200B', '\uFE0F', '\u2800', '\uFEFF', '\u3164', '\u00AD', '\u0301'];
const blanks = [' ', '\u00A0', '\u2003', '\u3000', '\u2028', '\t', '\n'];

const otherTypes: Record<string, Value> = {
  'a whole number': 600100200,
  'a fraction': 1.5,
  'not-a-number': new RawValue({ doubleValue: 'NaN' }),
  true: true,
  'a list': ['Anna'],
  'an empty list': [],
  'a map': { text: 'Anna' },
  bytes: new RawValue({ bytesValue: 'QW5uYQ==' }),
  'a time': new Date(0),
  'a place': new RawValue({ geoPointValue: { latitude: 50, longitude: 20 } }),
};

const texts = ['name', 'email', 'phone', 'service', 'message'];

/** Everything the suite tries. The rules are read by people; this table is what holds them to their word. */
export const groups: Group[] = [
  {
    name: 'what a visitor may store',
    cases: [
      allowed('a whole message', saying({})),
      allowed('without e-mail and service', saying({ email: null, service: null })),
      allowed('a name at the lower limit', saying({ name: 'Ab' })),
      allowed('a name at the limit', saying({ name: 'a'.repeat(limits.name.max) })),
      allowed('a name with an apostrophe and a hyphen', saying({ name: "O'Neil-Żółć Jr." })),
      allowed('a name in another script', saying({ name: 'Олена Шевченко' })),
      allowed('a name written from right to left', saying({ name: 'ليلى حسن' })),
      allowed('a phone number of seven digits', saying({ phone: '1234567' })),
      allowed('a phone number of fifteen digits', saying({ phone: '+123456789012345' })),
      allowed('a phone number with every sign', saying({ phone: '+(48) 600-100.200/1' })),
      allowed(
        'a phone number at the limit',
        saying({ phone: `600100200${' '.repeat(limits.phone.max - 9)}` }),
      ),
      allowed('an e-mail at the limit', saying({ email: longEmail(limits.email.max) })),
      allowed('an e-mail with every sign', saying({ email: "a.b!#$%&'*+/=?^_`{|}~-c@x-y.com.pl" })),
      allowed('a service of one letter', saying({ service: 'X' })),
      allowed('a service at the limit', saying({ service: 's'.repeat(limits.service.max) })),
      allowed('a message of one letter', saying({ message: '?' })),
      allowed('a message at the limit', saying({ message: 'm'.repeat(limits.message.max) })),
      allowed('a message of emoji at the limit', saying({ message: '🐜'.repeat(limits.message.max / 2) })),
      allowed('a message with lines and tabs', saying({ message: 'a\n\n\tb\r\nc\u2028d' })),
      allowed('a message with joined emoji', saying({ message: '👨‍👩‍👧 i 🐜' })),
      allowed('a message with markup, which is only text', saying({ message: '<script>alert(1)</script>' })),
      allowed('two messages in one commit', (visitor) =>
        visitor.commit([visitor.creation(good), visitor.creation(good)]),
      ),
      allowed('on the condition that it is not there yet', (visitor) =>
        visitor.commit([{ ...visitor.creation(good), currentDocument: { exists: false } }]),
      ),
    ],
  },
  {
    name: 'writing the same again',
    cases: [
      allowed('the same values, as the form does after a refusal', (visitor, id) =>
        visitor.update(`contact_messages/${id}`, good, { mask: Object.keys(good) }),
      ),
      allowed('some of the same values', (visitor, id) =>
        visitor.update(`contact_messages/${id}`, { name: good['name'] ?? null }, { mask: ['name'] }),
      ),
      refused('the same values with a new time', (visitor, id) =>
        visitor.update(`contact_messages/${id}`, good, { timeTo: 'createdAt' }),
      ),
      refused('the same values without a time', (visitor, id) =>
        visitor.update(`contact_messages/${id}`, good),
      ),
      refused('for a message that is not there', (visitor) =>
        visitor.update(`contact_messages/${newId()}`, good, { mask: Object.keys(good) }),
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
      ...texts.map((field) => refused(`${field} missing`, without(field))),
      refused('createdAt missing', (visitor) => visitor.create(good, { timeTo: null })),
      refused('all missing but the time', (visitor) => visitor.create({})),
      refused('nothing at all', (visitor) => visitor.create({}, { timeTo: null })),
      refused('one more', saying({ admin: true })),
      refused('a date of deletion', saying({ expireAt: new Date(0) })),
      refused('a state for the ledger', saying({ state: 'sent' })),
      refused('one more, empty', saying({ note: null })),
      refused('a name in capitals', (visitor) => visitor.create({ ...good, NAME: 'Anna' })),
      refused('name under another spelling', (visitor) => {
        const { name = null, ...rest } = good;
        return visitor.create({ ...rest, Name: name });
      }),
      refused('a field named with a blank', saying({ 'name ': 'Anna' })),
      refused('a field named like a part of JavaScript', saying({ constructor: 'x' })),
      refused(
        'a hundred more',
        saying(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, n]))),
      ),
    ],
  },
  {
    name: 'types',
    cases: [
      ...texts.flatMap((field) =>
        Object.entries(otherTypes).map(([type, value]) =>
          refused(`${field} as ${type}`, saying({ [field]: value })),
        ),
      ),
      refused('name as a link to a document', (visitor) =>
        visitor.create({
          ...good,
          name: new RawValue({ referenceValue: `${visitor.root}/contact_messages/aaaaaaaaaaaaaaaaaaaa` }),
        }),
      ),
      ...['name', 'phone', 'message'].map((field) => refused(`${field} as null`, saying({ [field]: null }))),
    ],
  },
  {
    name: 'lengths',
    cases: [
      ...texts.map((field) => refused(`${field} empty`, saying({ [field]: '' }))),
      refused('a name of one letter', saying({ name: 'A' })),
      refused('a name over the limit', saying({ name: 'a'.repeat(limits.name.max + 1) })),
      refused('a name over the limit in emoji', saying({ name: '🐜'.repeat(limits.name.max / 2 + 1) })),
      refused(
        'a phone number over the limit',
        saying({ phone: `600100200${' '.repeat(limits.phone.max - 8)}` }),
      ),
      refused('a phone number of six digits', saying({ phone: '123 456' })),
      refused('a phone number of sixteen digits', saying({ phone: '1234567890123456' })),
      refused('a phone number without digits', saying({ phone: '+ ( ) - . /' })),
      refused('an e-mail over the limit', saying({ email: longEmail(limits.email.max + 1) })),
      refused('a service over the limit', saying({ service: 's'.repeat(limits.service.max + 1) })),
      refused('a message over the limit', saying({ message: 'm'.repeat(limits.message.max + 1) })),
      refused(
        'a message over the limit by one emoji',
        saying({ message: '🐜'.repeat(limits.message.max / 2 + 1) }),
      ),
      refused('a message of half a megabyte', saying({ message: 'm'.repeat(500_000) })),
    ],
  },
  {
    name: 'characters',
    cases: [
      ...['name', 'service', 'message'].flatMap((field) => [
        ...controls.map((character) =>
          refused(`${nameOf(character)} in ${field}`, saying({ [field]: `An${character}na` })),
        ),
        ...reordering.map((character) =>
          refused(`${nameOf(character)} in ${field}`, saying({ [field]: `An${character}na` })),
        ),
        ...blanks.map((character) =>
          refused(`${field} beginning with ${nameOf(character)}`, saying({ [field]: `${character}Anna` })),
        ),
        ...blanks.map((character) =>
          refused(`${field} ending with ${nameOf(character)}`, saying({ [field]: `Anna${character}` })),
        ),
        refused(`${field} of blanks`, saying({ [field]: '     ' })),
        ...nothings.map((nothing) =>
          refused(`${field} that shows nothing: ${nameOf(nothing)}`, saying({ [field]: nothing.repeat(2) })),
        ),
        ...nothings.map((nothing) =>
          allowed(`${field} with ${nameOf(nothing)} between letters`, saying({ [field]: `a${nothing}b` })),
        ),
        refused(`${field} of no-break spaces`, saying({ [field]: '\u00A0\u00A0\u00A0' })),
      ]),
      ...['name', 'service'].flatMap((field) =>
        ['\n', '\r', '\t', '\r\n', '\u2028', '\u2029'].map((character) =>
          refused(
            `${nameOf(character)} in ${field}`,
            saying({ [field]: `Anna${character}Bcc: all@example.com` }),
          ),
        ),
      ),
    ],
  },
  {
    name: 'phone numbers',
    cases: Object.entries({
      'with letters': 'tel. 600100200',
      'with an extension': '600100200 ext 5',
      'with a hash': '600100200#1',
      'with an asterisk': '*100#600100',
      'with a comma': '600100200,123',
      'with a semicolon': '600100200;1',
      'with an underscore': '600_100_200',
      'in Arabic digits': '٦٠٠١٠٠٢٠٠',
      'in full-width digits': '６００１００２００',
      'in Devanagari digits': '६००१००२००',
      'in mathematical digits': '𝟔𝟎𝟎𝟏𝟎𝟎𝟐𝟎𝟎',
      'with a superscript': '60010020²',
      'with the letter O for a zero': '6OO1OO2OO',
      'with a Cyrillic О for a zero': '60О100200',
      'with a full-width plus': '＋48600100200',
      'with an en dash': '600–100–200',
      'with a no-break hyphen': '600\u2011100\u2011200',
      'with a no-break space': '600\u00A0100\u00A0200',
      'with a line break': '600100200\n',
      'with a tab': '600\t100\t200',
      'with a reordering mark': '\u202A600100200\u202C',
      'with a zero-width space': '600\u200B100200',
      'with a soft hyphen': '600\u00AD100200',
      'with a control character': '600100200\u0000',
      'with another header': '600100200\r\nBcc: a@b.pl',
    }).map(([title, phone]) => refused(title, saying({ phone }))),
  },
  {
    name: 'e-mail addresses',
    cases: Object.entries({
      'without @': 'anna.example.com',
      'with two @': 'anna@home@example.com',
      'without a name': '@example.com',
      'without a domain': 'anna@',
      'without a dot in the domain': 'anna@localhost',
      'ending with a dot': 'anna@example.com.',
      'with two dots in the name': 'anna..k@example.com',
      'with two dots in the domain': 'anna@example..com',
      'beginning with a dot': '.anna@example.com',
      'with a domain that begins with a hyphen': 'anna@-example.com',
      'with a blank before': ' anna@example.com',
      'with a blank after': 'anna@example.com ',
      'with a blank inside': 'an na@example.com',
      'with a line break and another header': 'anna@example.com\r\nBcc: all@example.com',
      'with a line break at the end': 'anna@example.com\n',
      'with a second address': 'anna@example.com,b@example.com',
      'with a semicolon': 'anna@example.com;b@example.com',
      'with a display name': 'Anna <anna@example.com>',
      'with quotes': '"anna"@example.com',
      'with a comment': 'anna(x)@example.com',
      'at a numeric address': 'anna@[127.0.0.1]',
      'with a diacritic': 'żółć@example.com',
      'with a diacritic in the domain': 'anna@żółć.pl',
      'with a Cyrillic letter': 'аnna@example.com',
      'with a full-width @': 'anna＠example.com',
      'with a full-width dot': 'anna@example．com',
      'with a reordering mark': 'anna\u202E@example.com',
      'with a zero-width space': 'anna\u200B@example.com',
      'with a control character': 'anna\u0000@example.com',
      'with a backslash': 'an\\na@example.com',
    }).map(([title, email]) => refused(title, saying({ email }))),
  },
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
        refused(title, (visitor) => visitor.create({ ...good, createdAt }, { timeTo: null })),
      ),
      refused('put by the server into another field', (visitor) =>
        visitor.create({ ...good, createdAt: new Date(0) }, { timeTo: 'updatedAt' }),
      ),
      refused('put by the server into a text field', (visitor) =>
        visitor.create(good, { timeTo: 'message' }),
      ),
      refused('put by the server inside createdAt', (visitor) =>
        visitor.create(good, { timeTo: 'createdAt.at' }),
      ),
      refused('and a counter as a transform', (visitor) => {
        const write = visitor.creation(good);
        const counter = { fieldPath: 'count', increment: { integerValue: '1' } };
        return visitor.commit([{ ...write, updateTransforms: [...(write.updateTransforms ?? []), counter] }]);
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
    }).map(([title, id]) => refused(title, withId(id))),
  },
  {
    name: 'paths',
    cases: [
      ...['contact_deliveries', 'contact_state', 'contact_message', 'Contact_messages', 'users', 'mail'].map(
        (collection) =>
          refused(`a good message in ${collection}`, (visitor) => visitor.create(good, { collection })),
      ),
      refused('a collection below a message', (visitor, id) =>
        visitor.create(good, { collection: `contact_messages/${id}/notes` }),
      ),
      refused('messages below another document', (visitor) =>
        visitor.create(good, { collection: 'users/anna/contact_messages' }),
      ),
      refused('messages below a message', (visitor, id) =>
        visitor.create(good, { collection: `contact_messages/${id}/contact_messages` }),
      ),
      refused('a ledger entry that says sent', (visitor, id) =>
        visitor.create({ state: 'sent' }, { collection: 'contact_deliveries', id, timeTo: null }),
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
      refused('a good message and a bad one', (visitor) =>
        visitor.commit([visitor.creation(good), visitor.creation({ ...good, name: '' })]),
      ),
      refused('a good message and a ledger entry', (visitor) =>
        visitor.commit([
          visitor.creation(good),
          visitor.creation(good, { collection: 'contact_deliveries' }),
        ]),
      ),
      refused('a good message and a deletion', (visitor, id) =>
        visitor.commit([visitor.creation(good), { delete: `${visitor.root}/contact_messages/${id}` }]),
      ),
      refused('a message, and the same changed', (visitor) => {
        const id = newId();
        return visitor.commit([
          visitor.creation(good, { id }),
          {
            update: { name: `${visitor.root}/contact_messages/${id}`, fields: {} },
            updateMask: { fieldPaths: ['name'] },
          },
        ]);
      }),
    ],
  },
  {
    name: 'reading',
    cases: [
      refused('a message', (visitor, id) => visitor.call('GET', `/contact_messages/${id}`)),
      refused('one field of a message', (visitor, id) =>
        visitor.call('GET', `/contact_messages/${id}?mask.fieldPaths=name`),
      ),
      refused('a message that is not there', (visitor) =>
        visitor.call('GET', `/contact_messages/${newId()}`),
      ),
      refused('the list of messages', (visitor) => visitor.call('GET', '/contact_messages')),
      refused('the list of messages, one a page', (visitor) =>
        visitor.call('GET', '/contact_messages?pageSize=1'),
      ),
      refused('the ledger', (visitor) => visitor.call('GET', '/contact_deliveries')),
      refused('one ledger entry', (visitor, id) => visitor.call('GET', `/contact_deliveries/${id}`)),
      refused('the mail budget', (visitor) => visitor.call('GET', '/contact_state/mail_budget')),
      refused('several documents at once', (visitor, id) =>
        visitor.call('POST', ':batchGet', { documents: [`${visitor.root}/contact_messages/${id}`] }),
      ),
      ...queries(),
      refused('how many messages there are', (visitor) =>
        visitor.call('POST', ':runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'contact_messages' }] },
            aggregations: [{ alias: 'count', count: {} }],
          },
        }),
      ),
      refused('how many deliveries there are', (visitor) =>
        visitor.call('POST', ':runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'contact_deliveries' }] },
            aggregations: [{ alias: 'count', count: {} }],
          },
        }),
      ),
      refused('a message as a signed-in user', (visitor, id) =>
        visitor.as(signedIn).call('GET', `/contact_messages/${id}`),
      ),
      refused('the list as a signed-in user', (visitor) =>
        visitor.as(signedIn).call('GET', '/contact_messages'),
      ),
    ],
  },
  {
    name: 'deleting',
    cases: [
      refused('a message', (visitor, id) => visitor.call('DELETE', `/contact_messages/${id}`)),
      refused('a message that is not there', (visitor) =>
        visitor.call('DELETE', `/contact_messages/${newId()}`),
      ),
      refused('a message, in a commit', (visitor, id) =>
        visitor.commit([{ delete: `${visitor.root}/contact_messages/${id}` }]),
      ),
      refused('a ledger entry', (visitor, id) => visitor.call('DELETE', `/contact_deliveries/${id}`)),
      refused('the mail budget', (visitor) => visitor.call('DELETE', '/contact_state/mail_budget')),
      refused('a message as a signed-in user', (visitor, id) =>
        visitor.as(signedIn).call('DELETE', `/contact_messages/${id}`),
      ),
    ],
  },
];

function queries(): Case[] {
  const from = [{ collectionId: 'contact_messages' }];
  const equals = (field: string, value: object) => ({
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
  });
  return Object.entries({
    'all messages by a query': { from },
    'one message by a query': { from, limit: 1 },
    'no message by a query': { from, limit: 0 },
    'messages of one e-mail address': { from, where: equals('email', { stringValue: 'anna@example.com' }) },
    'the newest message': {
      from,
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: 1,
    },
    'the ids of messages': { from, select: { fields: [{ fieldPath: '__name__' }] } },
    'messages of every collection group': {
      from: [{ collectionId: 'contact_messages', allDescendants: true }],
    },
    everything: { from: [{ allDescendants: true }] },
    'the ledger by a query': { from: [{ collectionId: 'contact_deliveries' }] },
  }).map(([title, structuredQuery]) =>
    refused(title, (visitor) => visitor.call('POST', ':runQuery', { structuredQuery })),
  );
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A visitor with an account, which the site has none of; the emulator takes tokens without a signature. */
const signedIn = `${base64({ alg: 'none', typ: 'JWT' })}.${base64({
  sub: 'anna',
  user_id: 'anna',
  email: 'anna@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
})}.`;
