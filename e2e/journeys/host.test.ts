import { expect, inject, test } from 'vitest';

const { site } = inject('addresses');
const load = (path: string) => fetch(site + path, { redirect: 'manual' });

test.each(['/', '/uslugi/deratyzacja/krakow', '/nie-ma'])('the host guards %s with headers', async (path) => {
  const { headers } = await load(path);
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(part);
  expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe("'self' 'inline-speculation-rules'");
  // Allows one address of one project only.
  expect(policy.match(/connect-src ([^;]*)/)?.[1]).toMatch(
    /^'self' http:\/\/127\.0\.0\.1:\d+\/v1\/projects\/demo-tarcza\/databases\/\(default\)\/documents:commit$/,
  );
});

test('the host redirects to clean URLs and to the plain spelling of a town, and knows no other address', async () => {
  const responses = await Promise.all(
    ['/faq', '/nie/ma', '/faq/', '/faq.html', '/uslugi/deratyzacja/krak%C3%B3w'].map(load),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 301, 301, 301]);
  expect(responses.at(-1)?.headers.get('location')).toBe('/uslugi/deratyzacja/krakow');
});

test('the host serves security.txt of the company', async () => {
  const file = await load('/.well-known/security.txt');
  expect(file.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await file.text()).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-.*\n.*: pl, en\nCanonical: https:.*\/.well-known\/security.txt\n$/,
  );
});
