import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryOptions } from '../../packages/contact/src/deliver/options.ts';
import { createWebhook } from '../../packages/contact/src/deliver/notice.ts';
import { sweep } from '../../packages/contact/src/deliver/sweep.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let service: Server;
/** Requests that the notification service received. */
let received: { headers: Record<string, unknown>; body: string }[];
/** The status of its answers; null for no answer. */
let status: number | null;

beforeEach(async () => {
  harness = await Harness.open();
  received = [];
  status = 200;
  service = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      if (status !== null) answer.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await harness.close();
});

const id = 'messageAAAAAAAAAAAAA';

function parts(): DeliveryOptions {
  const { port } = service.address() as AddressInfo;
  const notify = createWebhook(`http://127.0.0.1:${port}/secret-topic`, { allowHttp: true });
  return { ...harness.parts(), notify };
}

const sweepNow = () => sweep(parts(), { budget: 200_000, clock: () => Date.now() + harness.passed });

const noticeOf = async (messageId: string) => (await harness.entry(messageId))['notice'];

test('a claimed message sends one notice with its number and no personal data', async () => {
  await harness.store(id);
  expect(await harness.event(id, parts())).toBe('sent');
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { number: expect.stringMatching(/^[A-Z]-\d{4}$/) as string, id, kind: 'message' },
  ]);
  expect(received[0]?.headers['content-type']).toBe('application/json');
  expect(await noticeOf(id)).toBe('sent');
  expect(await harness.event(id, parts())).toBe('already-sent');
  expect(received).toHaveLength(1);
});

test('a notice is sent once when the e-mail needs several tries', async () => {
  await harness.store(id);
  harness.mailServer.behaviour = '451';
  await harness.event(id, parts());
  harness.mailServer.behaviour = 'accept';
  harness.advance(6);
  expect(await harness.event(id, parts())).toBe('sent');
  expect(received).toHaveLength(1);
});

test('a failed notice delays no e-mail, is logged without its address, and is repeated by the sweep', async () => {
  await harness.store(id);
  status = 500;
  expect(await harness.event(id, parts())).toBe('sent');
  expect(harness.logged).toContainEqual(JSON.stringify(['warn', 'notice failed', { id, code: 'http-500' }]));
  expect(harness.logged.join()).not.toContain('secret-topic');
  harness.advance(5);
  await sweepNow();
  expect([received.length, await noticeOf(id)]).toEqual([2, 'due']);
  status = 200;
  await sweepNow();
  await sweepNow();
  expect([received.length, await noticeOf(id)]).toEqual([3, 'sent']);
});

test('a service that does not answer delays no e-mail', async () => {
  await harness.store(id);
  status = null;
  const event = harness.event(id, parts());
  await expect.poll(() => harness.mailServer.ids).toEqual([id]);
  expect(await noticeOf(id)).toBe('due');
  expect(await event).toBe('sent');
  expect(harness.logged).toContainEqual(JSON.stringify(['warn', 'notice failed', { id, code: 'no-answer' }]));
});

test('messages that the sweep sends wait for no notice, and their notices follow at its end', async () => {
  const ids = await harness.storeMany(4, 3);
  status = null;
  const start = performance.now();
  const swept = sweepNow();
  await expect.poll(() => harness.mailServer.arrived.length).toBe(4);
  expect(performance.now() - start).toBeLessThan(4000);
  await swept;
  expect(received).toHaveLength(1);
  status = 200;
  await sweepNow();
  expect(
    received
      .slice(1)
      .map(({ body }) => (JSON.parse(body) as { id: string }).id)
      .sort(),
  ).toEqual(ids);
});

test('a notice is given up after a day', async () => {
  await harness.store(id);
  status = 500;
  await harness.event(id, parts());
  harness.advance(25 * 60);
  await sweepNow();
  expect([received.length, await noticeOf(id)]).toEqual([1, 'failed']);
  expect(harness.logged.join()).toContain('notice given up after a day');
});

test('held messages and a site without notifications send none', async () => {
  await harness.store(id);
  expect(await harness.event(id)).toBe('sent');
  expect(await noticeOf(id)).toBe(null);
  harness.rules = { singleShare: 0 };
  const held = 'messageBBBBBBBBBBBBB';
  await harness.store(held);
  expect(await harness.event(held, parts())).toBe('held');
  expect(received).toEqual([]);
});
