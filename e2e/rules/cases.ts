import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { createId, type Fields, RestClient } from '../support/firestoreRest.ts';
import { createFieldCases } from './fieldCases.ts';
import { createPhotoCases } from './photoCases.ts';
import { type Case, createGroup, createMessage, type Run } from './suite.ts';

export function createCases(fields: readonly ExtraField[]): Case[] {
  return [
    ...createStoreCases(fields),
    ...createChangeCases(fields),
    ...createFieldCases(fields),
    ...createPhotoCases(fields),
    ...createPathCases(fields),
    ...createReadCases(),
  ];
}

function createStoreCases(fields: readonly ExtraField[]): Case[] {
  const message = createMessage(fields);
  const more =
    (added: Fields, timeField?: null): Run =>
    (visitor) =>
      visitor.write({ ...message, ...added }, { timeField });
  return createGroup('storing', {
    allowed: { 'a whole message': more({}) },
    refused: {
      'createdAt missing': more({}, null),
      'one field more': more({ admin: true }),
      'a date of deletion': more({ expireAt: new Date(0) }),
      'a state for the ledger': more({ state: 'sent' }),
      'a time of 1970': more({ createdAt: new Date(0) }, null),
      'a time of the year 2100': more({ createdAt: new Date('2100-01-01') }, null),
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
    },
  });
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
  return createGroup('paths', { refused });
}

function createReadCases(): Case[] {
  const refused: Record<string, Run> = {};
  for (const path of ['contact_messages', 'contact_deliveries', 'contact_confirmations', 'contact_state']) {
    Object.assign(refused, {
      [`${path}: one document`]: (visitor, id) => visitor.call('GET', `/${path}/${id}`),
      [`${path}: a list`]: (visitor) => visitor.call('GET', `/${path}?pageSize=1`),
      [`${path}: signed in`]: (visitor, id) =>
        new RestClient(visitor.project, userToken).call('GET', `/${path}/${id}`),
      [`${path}: deleted`]: (visitor, id) => visitor.call('DELETE', `/${path}/${id}`),
    } satisfies Record<string, Run>);
  }
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
