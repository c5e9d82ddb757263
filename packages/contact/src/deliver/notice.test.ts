import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createWebhook } from './notice.ts';

test.each([
  ['http://push.example/secret', false],
  ['http://push.example/secret', true],
  ['http://127.0.0.1:8080/secret', false],
  ['http://127.0.0.1.evil.example/secret', true],
  ['ftp://127.0.0.1/secret', true],
  ['push.example/secret', false],
  ['secret', false],
  ['https://', false],
])('rejects %s (http allowed: %s) without quoting it', (url, allowHttp) => {
  expect(() => createWebhook(url, { allowHttp })).toThrow('NOTIFY_URL is not an https address');
  expect(() => createWebhook(url, { allowHttp })).not.toThrow('secret');
});

test('rejects an address with a password', () => {
  expect(() => createWebhook('https://user:secret@push.example/')).toThrow('a user or a password');
});

test('accepts https, and local http in the emulator', () => {
  expect(() => createWebhook('https://push.example/topic?priority=high')).not.toThrow();
  expect(() => createWebhook('http://127.0.0.1:9/topic', { allowHttp: true })).not.toThrow();
});

test('rejects an unknown format and names the formats', () => {
  expect(() => createWebhook('https://push.example/topic', { format: 'teams' })).toThrow(
    'NOTIFY_FORMAT is one of json, text, ntfy, slack, discord',
  );
});

interface Post {
  path: string;
  type: string;
  body: string;
}

function parseField({ type, body }: Post, name: string): unknown {
  if (!type.startsWith('application/json')) return undefined;
  try {
    return (JSON.parse(body) as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** Status of a service's answer, by its own documentation. */
const services: Record<string, (post: Post) => number> = {
  program: (post) => (parseField(post, 'kind') === 'message' && parseField(post, 'id') === 'id' ? 200 : 400),
  // "no_text" for a missing or blank text.
  Slack: (post) => {
    const text = parseField(post, 'text');
    return typeof text === 'string' && text.trim() ? 200 : 400;
  },
  // Without `?wait=true` the answer is empty.
  Discord: (post) => {
    const content = parseField(post, 'content');
    return typeof content === 'string' && content.length > 0 && content.length <= 2000 ? 204 : 400;
  },
  // JSON is for the address without a topic. A longer text becomes a file.
  ntfy: ({ path, type, body }) =>
    /^\/[-\w]{1,64}$/.test(path) && !type.includes('json') && Buffer.byteLength(body) <= 4096 ? 200 : 400,
  'a page that moved': () => 308,
};

async function sendNotice(format: string, service: string): Promise<string> {
  const posts: Post[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const received = { path: request.url ?? '', type: request.headers['content-type'] ?? '', body };
    posts.push(received);
    response.writeHead(services[service]?.(received) ?? 404, { location: '/other' }).end();
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const notify = createWebhook(`http://127.0.0.1:${port}/topic`, { format, allowHttp: true });
  const result = await notify({ number: 'T-4821', id: 'id', kind: 'message' }).then(
    () => posts[0]?.body ?? '',
    (error: Error) => error.message,
  );
  server.close();
  expect(posts).toHaveLength(1);
  return result;
}

test.each([
  ['json', 'program', /^\{"number":"T-4821","id":"id","kind":"message"\}$/],
  ['slack', 'Slack', /T-4821/],
  ['discord', 'Discord', /T-4821/],
  ['text', 'ntfy', /^Nowe zapytanie ze strony: T-4821$/],
  ['ntfy', 'ntfy', /^Nowe zapytanie ze strony: T-4821$/],
  ['json', 'Slack', /^http-400$/],
  ['slack', 'Discord', /^http-400$/],
  ['json', 'ntfy', /^http-400$/],
  ['text', 'a page that moved', /^http-308$/],
])('a notice in the format %s to %s: %s', async (format, service, result) => {
  expect(await sendNotice(format, service)).toMatch(result);
});
