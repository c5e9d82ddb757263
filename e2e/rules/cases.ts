import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { createId, RawValue, type Value } from '../support/firestoreRest.ts';
import { createFieldCases } from './fieldCases.ts';
import { createPhotoCases } from './photoCases.ts';
import { type Case, createGroup, createMessage, type Run } from './suite.ts';

/** Returns all cases for the rules of a form. */
export function createCases(fields: readonly ExtraField[]): Case[] {
  return [
    ...createStoreCases(fields),
    ...createChangeCases(fields),
    ...createFieldCases(fields),
    ...createPhotoCases(fields),
    ...createTimeCases(fields),
    ...createPathCases(fields),
    ...createReadCases(),
  ];
}

function createStoreCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  const more =
    (added: Record<string, Value>): Run =>
    (visitor) =>
      visitor.write({ ...message, ...added });
  return createGroup('storing', {
    allowed: {
      'a whole message': (visitor) => visitor.write(message),
      'two messages in one commit': (visitor) =>
        visitor.commit([visitor.prepare(message), visitor.prepare(message)]),
    },
    refused: {
      'createdAt missing': (visitor) => visitor.write(message, { timeField: null }),
      'all missing but the time': (visitor) => visitor.write({}),
      'nothing at all': (visitor) => visitor.write({}, { timeField: null }),
      'one field more': more({ admin: true }),
      'a date of deletion': more({ expireAt: new Date(0) }),
      'a state for the ledger': more({ state: 'sent' }),
      'a link to a document in place of the name': (visitor) =>
        visitor.write({
          ...message,
          name: new RawValue({ referenceValue: `${visitor.root}/contact_messages/${createId()}` }),
        }),
      'a field named with a blank': more({ 'name ': 'Anna' }),
      'a valid message and an invalid one': (visitor) =>
        visitor.commit([visitor.prepare(message), visitor.prepare({ ...message, name: '' })]),
      'a message and a ledger entry': (visitor) =>
        visitor.commit([
          visitor.prepare(message),
          visitor.prepare(message, { collection: 'contact_deliveries' }),
        ]),
      'a message, and the deletion of another one': (visitor, id) =>
        visitor.commit([visitor.prepare(message), { delete: `${visitor.root}/contact_messages/${id}` }]),
      'a message, and the same changed': (visitor) => {
        const id = createId();
        return visitor.commit([
          visitor.prepare(message, { id }),
          visitor.prepare({}, { id, mask: ['name'], timeField: null }),
        ]);
      },
    },
  });
}

function createChangeCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  const check = (visitor: Parameters<Run>[0], id: string, path = 'confirmation/0') => ({
    delete: `${visitor.root}/contact_messages/${id}/${path}`,
  });
  return createGroup('a stored message', {
    allowed: {
      'is known to a visitor who knows its id': (visitor, id) => visitor.commit([check(visitor, id)]),
    },
    refused: {
      'is not known under another id': (visitor) => visitor.commit([check(visitor, createId())]),
      'is not known under an id of another form': (visitor) => visitor.commit([check(visitor, 'a')]),
      'is not known by another document': (visitor, id) =>
        visitor.commit([check(visitor, id, 'confirmation/1')]),
      'takes no stored check': (visitor, id) =>
        visitor.write(
          { a: 1 },
          { collection: `contact_messages/${id}/confirmation`, id: '0', timeField: null },
        ),
      'is not written again': (visitor, id) => visitor.write(message, { id }),
      'is not merged with the same values': (visitor, id) =>
        visitor.write(message, { id, mask: Object.keys(message), timeField: null }),
      'takes no other field': (visitor, id) =>
        visitor.write({ expireAt: new Date(0) }, { id, mask: ['expireAt'], timeField: null }),
      'takes no other time': (visitor, id) => visitor.write({}, { id, mask: [] }),
      'takes no transform': (visitor, id) =>
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
    },
  });
}

function createTimeCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  const times: Record<string, Value> = {
    'of 1970': new Date(0),
    'of the year 2100': new Date('2100-01-01'),
    "of the visitor's clock": new Date(),
    'as text': new Date().toISOString(),
    'as null': null,
  };
  const refused: Record<string, Run> = {
    'put by the server into another field': (visitor) =>
      visitor.write({ ...message, createdAt: new Date(0) }, { timeField: 'updatedAt' }),
    'and a counter as a transform': (visitor) => {
      const write = visitor.prepare(message);
      const counter = { fieldPath: 'count', increment: { integerValue: '1' } };
      return visitor.commit([{ ...write, updateTransforms: [...(write.updateTransforms ?? []), counter] }]);
    },
  };
  for (const [title, createdAt] of Object.entries(times))
    refused[title] = (visitor) => visitor.write({ ...message, createdAt }, { timeField: null });
  return createGroup('the time', { refused });
}

const collections = ['contact_deliveries', 'contact_confirmations', 'contact_state', 'contact_message'];
const ids = [
  ['a'.repeat(19), 'a'.repeat(21), 'a', 'a'.repeat(400), `${'a'.repeat(19)}-`, `${'a'.repeat(19)}.`],
  [`${'a'.repeat(19)}\n`, `${'a'.repeat(19)}ł`, `${'a'.repeat(19)}ａ`, `${'a'.repeat(19)}٣`, '🐜'.repeat(10)],
  ['<b>aaaaaaaaaaaaaa<b>', 'anna.kowal@example.p'],
].flat();

function createPathCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  const refused: Record<string, Run> = {};
  for (const id of ids) refused[`the id ${JSON.stringify(id)}`] = (visitor) => visitor.write(message, { id });
  for (const collection of [...collections, 'users/anna/contact_messages'])
    refused[`a message in ${collection}`] = (visitor) => visitor.write(message, { collection });
  for (const below of ['notes', 'contact_messages'])
    refused[`the collection ${below} of a message`] = (visitor, id) =>
      visitor.write(message, { collection: `contact_messages/${id}/${below}` });
  refused['a ledger entry'] = (visitor, id) =>
    visitor.write({ state: 'sent' }, { collection: 'contact_deliveries', id, timeField: null });
  for (const id of ['mail_budget', 'closed', 'sweep'])
    refused[`the state ${id}`] = (visitor) =>
      visitor.write({ taken: [] }, { collection: 'contact_state', id, timeField: null });
  return createGroup('paths', { refused });
}

function createReadCases(): Case[] {
  const refused: Record<string, Run> = {};
  for (const path of ['contact_messages', 'contact_deliveries', 'contact_confirmations', 'contact_state']) {
    const query = (structuredQuery: object): Run => {
      return (visitor) => visitor.call('POST', ':runQuery', { structuredQuery });
    };
    const from = [{ collectionId: path }];
    Object.assign(refused, {
      [`${path}: one document`]: (visitor, id) => visitor.call('GET', `/${path}/${id}`),
      [`${path}: a list`]: (visitor) => visitor.call('GET', `/${path}?pageSize=1`),
      [`${path}: a query`]: query({ from }),
      [`${path}: a count`]: (visitor) =>
        visitor.call('POST', ':runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from },
            aggregations: [{ alias: 'count', count: {} }],
          },
        }),
      [`${path}: signed in`]: (visitor, id) => visitor.withToken(userToken).call('GET', `/${path}/${id}`),
      [`${path}: deleted`]: (visitor, id) => visitor.call('DELETE', `/${path}/${id}`),
    } satisfies Record<string, Run>);
  }
  refused['everything'] = (visitor) =>
    visitor.call('POST', ':runQuery', { structuredQuery: { from: [{ allDescendants: true }] } });
  return createGroup('reading and deleting', { refused });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Token of a signed-in user. The emulator accepts tokens without a signature. */
const userToken = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
  sub: 'anna',
  user_id: 'anna',
  email: 'anna@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
})}.`;
