import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSite, sources, type SiteFixture } from '../testing/siteFixture.ts';
import { sendRequest } from './host/testing/hosts.ts';
import { staticSite } from './index.ts';

let site: SiteFixture;
let vite: ViteDevServer;
let origin: string;

beforeAll(async () => {
  // The plugin does nothing in the Vite server of a test runner.
  vi.stubEnv('VITEST', '');
  site = createSite(
    {
      'src/pages/other/Page.tsx':
        "export default ({ params }) => { if (params.slug === 'usterka') throw undefined; return params.slug; };",
      'public/plan.txt': 'Plan',
      'public/favicon.png': '',
    },
    {
      'src/server.tsx': [
        'addresses: [], redirects: {}',
        `redirects: { '/buty/:x': '/cennik/:x', '/Cennik': '/cennik?b=1' }, addresses: ['/usługi', '/wersja-2.0', '/node.js', '/usterka']`,
      ],
      'src/routes.ts': ["page: 'other'", "page: 'other', fallbackFor: '/p/:x'"],
    },
  );
  vite = await createServer({
    root: site.root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [staticSite({ policy: { 'connect-src': 'https://a.example' } })],
    ...sources,
  });
  await vite.listen();
  origin = `http://127.0.0.1:${(vite.httpServer!.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await vite.close();
  site.remove();
  vi.unstubAllEnvs();
});

const ask = async (path: string, method?: string) => {
  const { status, headers, body } = await sendRequest({ origin, close: async () => {} }, path, method);
  const type = headers['content-type'];
  return { status, type, policy: headers['content-security-policy'], text: headers.location ?? body };
};

test.each([
  ['/cennik?a=1', 200, '<body><div id="root"><!--$--><main><h1>Buty'],
  ['/us%C5%82ugi', 200, 'usługi'],
  ['/wersja-2.0', 200, 'wersja-2.0'],
  ['/node.js', 200, 'node.js'],
  ['/nic/nic', 404, '<body data-eager><div id="root"><!--$--><main><h1>Buty'],
  ['/p/7', 200, 'Buty'],
  ['/%', 404, 'Buty'],
  ['/nic.png', 404, 'Cannot GET /nic.png'],
  ['/buty/a', 302, '/cennik/a'],
  ['/Cennik?a=1', 302, '/cennik?b=1&a=1'],
  ['/us%C5%82ugi/?a=1', 302, '/us%C5%82ugi?a=1'],
  // It throws undefined.
  ['/usterka', 500, 'undefined was thrown'],
])('%s has the status %i', async (path, status, text) => {
  expect(await ask(path)).toMatchObject({ status, text: expect.stringContaining(text) as string });
});

test('has the policy of the host, with a nonce for the scripts of Vite', async () => {
  const { policy, text } = await ask('/cennik');
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' 'nonce-development';");
  expect(policy).toContain("connect-src 'self' https://a.example;");
  expect(text.match(/<script(?![^>]* nonce="development")/g)).toBeNull();
  expect(text).toContain('<link rel="icon" href="/favicon.png" type="image/png">');
  const type = 'text/html; charset=utf-8';
  expect(await ask('/cennik', 'HEAD')).toEqual({ status: 200, type, policy, text: '' });
  expect(await ask('/cennik', 'POST')).toMatchObject({ status: 404 });
});
