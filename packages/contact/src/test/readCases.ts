import { type Case, type Group, refused } from './case.ts';
import { createId } from './firestoreRest.ts';

/** Returns cases about reading and deleting, which are always refused. */
export function createReadCases(): Group[] {
  return [
    {
      name: 'reading',
      cases: [
        refused('a message', (visitor, id) => visitor.call('GET', `/contact_messages/${id}`)),
        refused('one field of a message', (visitor, id) =>
          visitor.call('GET', `/contact_messages/${id}?mask.fieldPaths=name`),
        ),
        refused('a message that is not there', (visitor) =>
          visitor.call('GET', `/contact_messages/${createId()}`),
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
        ...createQueryCases(),
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
          visitor.withToken(userToken).call('GET', `/contact_messages/${id}`),
        ),
        refused('the list as a signed-in user', (visitor) =>
          visitor.withToken(userToken).call('GET', '/contact_messages'),
        ),
      ],
    },
    {
      name: 'deleting',
      cases: [
        refused('a message', (visitor, id) => visitor.call('DELETE', `/contact_messages/${id}`)),
        refused('a message that is not there', (visitor) =>
          visitor.call('DELETE', `/contact_messages/${createId()}`),
        ),
        refused('a message, in a commit', (visitor, id) =>
          visitor.commit([{ delete: `${visitor.root}/contact_messages/${id}` }]),
        ),
        refused('a ledger entry', (visitor, id) => visitor.call('DELETE', `/contact_deliveries/${id}`)),
        refused('the mail budget', (visitor) => visitor.call('DELETE', '/contact_state/mail_budget')),
        refused('a message as a signed-in user', (visitor, id) =>
          visitor.withToken(userToken).call('DELETE', `/contact_messages/${id}`),
        ),
      ],
    },
  ];
}

function createQueryCases(): Case[] {
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

/** Token of a signed-in user. The emulator accepts tokens without a signature. */
const userToken = `${base64({ alg: 'none', typ: 'JWT' })}.${base64({
  sub: 'anna',
  user_id: 'anna',
  email: 'anna@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
})}.`;
