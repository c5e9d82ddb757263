import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesFileName } from '../previewServer.ts';
import { compressTexts } from './compress.ts';
import { renderHostFiles } from './options.ts';
import { createHostRules } from './rules.ts';
import {
  sendRequest,
  hasNginx,
  startFirebase,
  startNginx,
  startPreview,
  type RunningHost,
} from './testing/hosts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const services = ['usługi', 'usługi/buty/inne', 'usługi/torby/inne'];
const plain = [...'404 blog blog/nieznany folder/index images/galeria index kontakt'.split(' '), ...services];
const images = ['HERO.JPG', 'hero.jpg', 'pies i kot.jpg', 'źródło.jpg'].map((name) => `images/${name}`);
const assets = ['assets/main-Ab1.js', 'assets/logo-Ab1.png', 'sw.js'];
const files = [...plain.map((name) => `${name}.html`), 'o nas (2).html', ...assets, ...images];

const rules = createHostRules({
  routes: [
    { path: '/blog/nieznany', page: 'ArticlePage', fallbackFor: '/blog/:slug' },
    { path: '/usługi/:service/inne', page: 'ServicePage', fallbackFor: '/us%C5%82ugi/:service/:town' },
    { path: '*', page: 'NotFoundPage' },
  ],
  addresses: '/ /blog /blog/nieznany /kontakt /usługi /usługi/buty/inne /usługi/torby/inne /404'.split(' '),
  redirects: {
    '/Kontakt': '/kontakt',
    '/miasta/krako\u0301w': '/kontakt?z=krak%C3%B3w',
    '/us%C5%82uga': '/usługi',
    '/buty/:town': '/usługi/buty/:town',
    '/dom/:x': '/dom*(1)/:x',
    '/stary/*': '/nowy/*',
    '/c++ (1)/x.php': '/kontakt#formularz',
    '/cena$"\\': '/cennik$1',
    '/gdzie-indziej': 'https://inne.example/strona?a=1&b=2',
    '/a': '/Kontakt',
    '/dawny/': '/kontakt',
    '/cel': '/kontakt?z=1#formularz',
    '/r%26b': '/kontakt',
    '/sklep/*': '/blog',
    '/sklep/:x/cena': '/usługi',
    '/sklep/:x': '/kontakt',
    '/sklep/buty': '/',
    '/🐝': '/kontakt',
  },
  policies: [{ 'connect-src': "https://a.example/x'y$z" }],
  files: files.map((file) => `/${file}`),
});

const policy = { 'content-security-policy': expect.stringContaining("default-src 'none'") as string };
const hosts: Record<string, RunningHost> = {};

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true });
    writeFileSync(join(folder, 'site', file), file);
  }
  const site = join(folder, 'site');
  const written = {
    [rulesFileName]: JSON.stringify(rules),
    ...renderHostFiles('firebase', rules),
    ...renderHostFiles('nginx', rules),
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(site, name), text);
  await compressTexts(site);
  hosts['preview'] = await startPreview(site);
  hosts['firebase'] = await startFirebase(site);
  if (hasNginx) hosts['nginx'] = await startNginx(site, join(folder, 'run'));
});
afterAll(async () => {
  await Promise.all(Object.values(hosts).map((host) => host.close()));
  rmSync(folder, { recursive: true });
});

const ofHost = (name: string, path: string) => sendRequest(hosts[name]!, path);

if (!hasNginx) test.skip('nginx is not installed here: apt-get install nginx-light');

describe.each(['preview', 'firebase', ...(hasNginx ? ['nginx'] : [])])('%s', (name) => {
  test.each([
    ['/', 'index.html'],
    ['/kontakt', 'kontakt.html'],
    ['/us%C5%82ugi', 'usługi.html'],
    ['/folder', 'folder/index.html'],
    ['/assets/main-Ab1.js', 'assets/main-Ab1.js'],
    ['/images/%C5%BAr%C3%B3d%C5%82o.jpg', 'images/źródło.jpg'],
    ['/blog/za%C5%BC%C3%B3%C5%82%C4%87', 'blog/nieznany.html'],
    ['/us%C5%82ugi/buty/%C5%82%C3%B3d%C5%BA', 'usługi/buty/inne.html'],
    ['/us%C5%82ugi/torby/brno', 'usługi/torby/inne.html'],
    ['/us%c5%82ugi/torby/brno', 'usługi/torby/inne.html'],
  ])('returns for %s the file %s', async (path, file) => {
    expect(await ofHost(name, path)).toMatchObject({ status: 200, body: file });
  });

  test.each([
    ['/kontakt.html', '/kontakt'],
    ['/kontakt.html?utm=a%20b', '/kontakt?utm=a%20b'],
    ['/index.html', '/'],
    ['/folder/index.html', '/folder'],
    ['/us%C5%82ugi/', '/us%C5%82ugi'],
    ['/Kontakt', '/kontakt'],
    ['/Kontakt?utm=a%20b', '/kontakt?utm=a%20b'],
    ['/miasta/krak%C3%B3w?a=1', '/kontakt?z=krak%C3%B3w&a=1'],
    ['/buty/%C5%82%C3%B3d%C5%BA', '/us%C5%82ugi/buty/%C5%82%C3%B3d%C5%BA'],
    ['/stary/a/b', '/nowy/a/b'],
    ['/dom/a', '/dom*(1)/a'],
    ['/c++%20(1)/x.php', '/kontakt#formularz'],
    ['/cena$%22%5C', '/cennik$1'],
    ['/gdzie-indziej', 'https://inne.example/strona?a=1&b=2'],
    ['/dawny/', '/kontakt'],
    ['/r%26b', '/kontakt'],
    ['/sklep/buty', '/'],
    ['/%F0%9F%90%9D', '/kontakt'],
    ['/sklep/torby', '/kontakt'],
    ['/sklep/torby/cena', '/us%C5%82ugi'],
    ['/sklep/torby/a', '/blog'],
  ])('redirects %s to %s', async (path, to) => {
    const { status, headers } = await ofHost(name, path);
    // The emulator of Firebase adds an empty query to a target that has one.
    const location = headers.location?.replaceAll('%24', '$').replace(/&$/, '');
    expect({ status, to: location }).toEqual({ status: 301, to });
  });

  test.each(['/nie-ma', '/KONTAKT', '/c++++ (1)/x.php', '/buty/a/b'])(
    'returns for %s the page for 404 without caching',
    async (path) => {
      const { status, headers, body } = await ofHost(name, encodeURI(path));
      expect({ status, body }).toEqual({ status: 404, body: '404.html' });
      const type = expect.stringMatching(/^text.html/) as string;
      expect(headers).toMatchObject({ ...policy, 'cache-control': 'no-cache', 'content-type': type });
    },
  );

  test.each([
    ['/assets/main-Ab1.js', 'public, max-age=31536000, immutable'],
    ['/images/HERO.JPG', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/images/%C5%BAr%C3%B3d%C5%82o.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/images/brak.jpg', 'no-cache'],
    ['/kontakt', 'no-cache'],
    ['/blog/nowy', 'no-cache'],
  ])('sends %s with the lifetime "%s"', async (path, lifetime) => {
    expect((await ofHost(name, path)).headers['cache-control']).toBe(lifetime);
  });

  test.each(['/', '/kontakt', '/blog/nowy', '/nie-ma', '/images/galeria', '/images/brak.jpg'])(
    'sends each header once with %s',
    async (path) => {
      const { headers } = await ofHost(name, path);
      for (const [key, value] of Object.entries(rules.headers))
        expect(headers[key.toLowerCase()]?.toString().replaceAll('%24', '$')).toBe(value);
    },
  );

  test.each(
    ['/stary', '/buty', '/blog', '', '/kontakt'].flatMap((start) =>
      ['//kontakt', '//evil.example', '/%2F%2Fevil.example', '/%5Cevil.example'].map(
        (rest) => `${start}${rest}/`,
      ),
    ),
  )('never redirects %s to another site', async (path) => {
    const { headers } = await ofHost(name, path);
    const target = new URL(headers.location ?? '/', 'https://szewc.example');
    expect(target.origin).toBe('https://szewc.example');
  });
});

test('a preview needs a built site', async () => {
  await expect(startPreview(join(folder, 'none'))).rejects.toThrow('Run vite build first');
});

describe.each(['preview', ...(hasNginx ? ['nginx'] : [])])('%s', (name) => {
  test.each(['/%', '/%E0%A4%A', '/%00'])('rejects %s and keeps running', async (path) => {
    expect((await ofHost(name, path)).status).toBe(400);
    expect((await ofHost(name, '/kontakt')).status).toBe(200);
    const { headers } = await ofHost(name, '/cel?a=1?b');
    expect(headers).toMatchObject({ ...policy, location: '/kontakt?z=1&a=1?b#formularz' });
  });

  test.each(['/../hosts.txt', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])(
    'serves nothing outside the folder for %s',
    async (path) => {
      expect((await ofHost(name, path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

test.runIf(hasNginx)(
  'nginx sends the compressed file, and neither its configuration nor hidden files',
  async () => {
    const response = await fetch(`${hosts['nginx']!.origin}/kontakt`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('kontakt.html');
    for (const path of ['/nginx.conf', `/${rulesFileName}`])
      expect((await ofHost('nginx', path)).status).toBe(404);
  },
);
