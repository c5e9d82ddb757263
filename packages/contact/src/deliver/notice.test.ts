import { expect, test } from 'vitest';
import { webhook } from './notice.ts';

test.each([
  ['http://push.example/secret', false],
  ['http://push.example/secret', true],
  ['http://127.0.0.1:8080/secret', false],
  ['http://127.0.0.1.evil.example/secret', true],
  ['ftp://127.0.0.1/secret', true],
  ['push.example/secret', false],
  ['secret', false],
  ['https://', false],
])('the address %s (http allowed: %s) is refused, without repeating it', (url, allowHttp) => {
  expect(() => webhook(url, allowHttp)).toThrow('NOTIFY_URL is not an https address');
  expect(() => webhook(url, allowHttp)).not.toThrow('secret');
});

test('an address with a password is refused', () => {
  expect(() => webhook('https://user:secret@push.example/')).toThrow('a user or a password');
});

test('https is accepted, and http on this computer in the emulator', () => {
  expect(() => webhook('https://push.example/topic?priority=high')).not.toThrow();
  expect(() => webhook('http://127.0.0.1:9/topic', true)).not.toThrow();
});
