import { expect, test } from 'vitest';
import { readBuiltHosting } from './builtHosting.ts';

/** The settings as they are written into firebase.json. */
const read = (hosting: string) =>
  JSON.stringify(readBuiltHosting(`{"functions": {"predeploy": "id"}, "hosting": ${hosting}}`, 'built.json'));

test('keeps the settings that a build decides', () => {
  const settings = JSON.stringify({
    headers: [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }],
    redirects: [{ regex: '^/stary$', destination: '/nowy', type: 301 }],
    rewrites: [{ glob: '/blog/*', destination: '/blog/nieznany.html' }],
    ignore: ['firebase.json'],
    cleanUrls: true,
    trailingSlash: false,
  });
  expect(read(settings)).toBe(settings);
});

test.each([
  '"predeploy": "id"',
  '"postdeploy": ["id"]',
  '"public": "/"',
  '"site": "another"',
  '"target": "another"',
  '"source": "."',
  '"frameworksBackend": {}',
  '"appAssociation": "AUTO"',
  '"__proto__": {"predeploy": "id"}',
])('drops %s', (setting) => {
  expect(read(`{"cleanUrls": true, ${setting}}`)).toBe('{"rewrites":[],"cleanUrls":true}');
});

test('drops the container of a rewrite', () => {
  const rewrite = '{"source": "**", "destination": "/a", "run": {"serviceId": "a"}}';
  expect(read(`{"rewrites": [${rewrite}]}`)).toBe('{"rewrites":[{"source":"**","destination":"/a"}]}');
});

test('refuses a rewrite to a function', () => {
  expect(() => read('{"rewrites": [{"source": "**", "function": "sendContactEmail"}]}')).toThrow(
    'built.json: a rewrite',
  );
});

test.each(['', '{', '[]', '{}'])('refuses the file %j', (text) => {
  expect(() => readBuiltHosting(text, 'built.json')).toThrow('an object "hosting"');
});
