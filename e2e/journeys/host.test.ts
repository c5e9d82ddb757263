import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { dist } from '../../site/dist.ts';

const { site } = inject('addresses');
const assets = join(dist, 'assets');

describe('the host', () => {
  test.each(['/', '/kontakt', '/uslugi/deratyzacja/krakow', '/nie-ma'])(
    'guards %s with headers',
    async (path) => {
      const { headers } = await fetch(site + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe("'self' 'inline-speculation-rules'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      // Allows one address of one project only.
      expect(policy.match(/connect-src ([^;]*)/)?.[1]).toMatch(
        /^'self' http:\/\/127\.0\.0\.1:\d+\/v1\/projects\/demo-tarcza\/databases\/\(default\)\/documents:commit$/,
      );
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('serves security.txt of the company', async () => {
    const file = await fetch(`${site}/.well-known/security.txt`);
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
    expect(await file.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
  });

  test('caches an asset for a year', async () => {
    const [file = ''] = readdirSync(assets);
    const there = await fetch(`${site}/assets/${file}`);
    expect(there.headers.get('cache-control')).toContain('immutable');
  });

  test('caches a picture for a day, and lets other sites show it', async () => {
    const picture = await fetch(`${site}/favicon.svg`);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const missing = await fetch(`${site}/nie-ma.jpg`);
    expect(missing.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves clean URLs without a trailing slash', async () => {
    const answers = await Promise.all(
      ['/faq.html', '/faq/', '/faq'].map((path) => fetch(site + path, { redirect: 'manual' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([301, 301, 200]);
  });

  test('compresses pages', async () => {
    const { encoding, body } = await new Promise<{ encoding: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        get(`${site}/faq`, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
          );
          response.on('error', reject);
        });
      },
    );
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('Często zadawane pytania');
  });
});
