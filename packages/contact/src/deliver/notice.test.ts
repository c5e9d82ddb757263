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
    'NOTIFY_FORMAT is one of json, text, slack, discord',
  );
});
