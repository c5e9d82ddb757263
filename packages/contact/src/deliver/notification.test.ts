import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { polishLocale } from '../email/locale.ts';
import type { EmailOptions } from '../email/storedMessage.ts';
import { createNotifier } from './notification.ts';

test.each(
  [
    ['http://push.example/secret', 'http://127.0.0.1.evil.example/secret', 'ftp://127.0.0.1/secret'],
    ['push.example/secret', 'https://', 'https://secret@push.example/', 'https://:secret@push.example/'],
  ].flat(),
)('rejects %s without quoting it', (url) => {
  expect(() => createNotifier(url)).toThrow('url of the notifier is not an https address');
  expect(() => createNotifier(url)).not.toThrow('secret');
});

async function sendNotification(options: EmailOptions, status: number): Promise<string> {
  const posts: string[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let body = `${request.method} ${request.headers['content-type']} `;
    for await (const chunk of request) body += String(chunk);
    posts.push(body);
    if (status === 0) response.destroy();
    else response.writeHead(status, { location: '/other' }).end();
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const notify = createNotifier(`http://127.0.0.1:${port}/topic`, options);
  const result = await notify({ reference: 'T-4821', id: 'id' }).then(
    () => posts[0] ?? '',
    (error: Error) => error.message,
  );
  server.close();
  expect(posts).toHaveLength(1);
  expect(timeout).toHaveBeenLastCalledWith(5000);
  return result;
}

const locale = { ...polishLocale, language: 'en' } as const;

test.each<[EmailOptions, number, string]>([
  [
    {},
    204,
    'POST application/json {"text":"Nowe zapytanie ze strony: T-4821","reference":"T-4821","id":"id"}',
  ],
  [{ locale }, 400, 'http-400'],
  [{}, 308, 'http-308'],
  [{}, 0, 'no-answer'],
])('a notification with %j that is answered by %s: %s', async (options, status, result) => {
  expect(await sendNotification(options, status)).toBe(result);
});
