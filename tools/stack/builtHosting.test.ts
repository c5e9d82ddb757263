import { describe, expect, test } from 'vitest';
import { readBuiltHosting } from './builtHosting.ts';

const read = (hosting: unknown) => readBuiltHosting(JSON.stringify({ hosting }), 'dist/firebase.json');

const settings = {
  headers: [
    { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    { regex: '^/a$', headers: [] },
  ],
  redirects: [{ regex: '^/stary$', destination: '/nowy', type: 301 }],
  rewrites: [{ glob: '/blog/*', destination: '/blog/nieznany.html' }],
  ignore: ['firebase.json'],
  cleanUrls: true,
  trailingSlash: false,
};

test('keeps the settings that a build decides', () => {
  expect(read(settings)).toEqual(settings);
  expect(read({})).toEqual({});
});

test.each([
  ['predeploy', 'id'],
  ['postdeploy', ['id']],
  ['public', '/'],
  ['site', 'another'],
  ['target', 'another'],
  ['source', '.'],
  ['frameworksBackend', { region: 'europe-west1' }],
  ['appAssociation', 'AUTO'],
  ['i18n', { root: '/' }],
  ['__proto__', { predeploy: 'id' }],
])('drops %s', (key, value) => {
  const hosting = `{"cleanUrls": true, "${key}": ${JSON.stringify(value)}}`;
  const kept = readBuiltHosting(`{"functions": {"predeploy": "id"}, "hosting": ${hosting}}`, 'firebase.json');
  expect(JSON.stringify(kept)).toBe('{"cleanUrls":true}');
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
});

describe('refuses, and names the setting', () => {
  test.each([
    ['headers', {}],
    ['headers', [{ headers: [] }]],
    ['headers', [{ source: '**', headers: [{ key: 'A', value: 1 }] }]],
    ['redirects', [{ source: '/a', destination: '/b', type: 200 }]],
    ['redirects', [{ source: '/a', type: 301 }]],
    ['rewrites', [{ source: '**', function: 'sendContactEmail' }]],
    ['rewrites', [{ source: '**', destination: '/a', run: { serviceId: 'a' } }]],
    ['rewrites', [null]],
    ['ignore', 'firebase.json'],
    ['ignore', [1]],
    ['cleanUrls', 'yes'],
    ['trailingSlash', null],
  ])('%s: %j', (key, value) => {
    expect(() => read({ [key]: value })).toThrow(`dist/firebase.json: "hosting.${key}" must be `);
  });

  test.each(['', '{', 'null', '[]', '{}', '{"hosting": []}', '{"hosting": "x"}'])('the file %j', (text) => {
    expect(() => readBuiltHosting(text, 'dist/firebase.json')).toThrow('one object "hosting"');
  });
});
