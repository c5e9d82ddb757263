import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFirestore } from './backEnd.ts';
import { programOf, runIn, type Consumer } from './consumer.ts';
import { build, serve, unpackCreateSite } from './createdSite.ts';
import { endWithUs } from '../../tools/local/processes.ts';
import { axe } from '../../tools/audit/checks/axe.ts';
import { checkKeyboard } from '../../tools/audit/checks/keyboard.ts';
import { applyMode, modes } from '../../tools/audit/modes.ts';
import { withoutSticky } from '../../tools/audit/pageTools.ts';
import { open } from '../../tools/audit/visit.ts';
import { anyFreePorts } from '../../tools/local/ports.ts';
import { patience } from '../../tools/testing/patience.ts';
import { startServer, visit, visitFolder } from './visit.ts';

/** Runs `npm create @tarcza/site` in an empty folder, with the packed packages only. */

let home: ReturnType<typeof unpackCreateSite>;
beforeAll(() => {
  home = unpackCreateSite();
});
afterAll(() => home.remove());

/** Starts a program that serves the site, and visits its first page. */
async function start(site: Consumer, args: readonly string[], env?: NodeJS.ProcessEnv) {
  const { address, end, said } = await startServer(site, args, env);
  return { ...(await visit(address, end)), said };
}

/** As `npm run dev` does, and `npm run preview`. */
async function visitServed(site: Consumer, ...args: readonly string[]) {
  const { address, end } = await serve(site, ...args, '--port', '0');
  return visit(address, end);
}

/** Runs the programs of `npm run check`, without the links that npm makes. */
function check({ folder: place, run }: Consumer) {
  const { scripts } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const line of scripts['check']!.split(' && ')) {
    const [program = '', ...args] = line.split(' ');
    run(process.execPath, [programIn(place, program), ...args]);
  }
}

/** Returns the file of a program that a package of a site offers. */
function programIn(place: string, program: string): string {
  if (program === 'tsc') return programOf('typescript/bin/tsc');
  const name = program === 'tarcza-theme' ? '@tarcza/ui' : '@tarcza/contact';
  const { bin } = createRequire(join(place, 'package.json'))(`${name}/package.json`) as {
    bin: Record<string, string>;
  };
  return join(place, 'node_modules', name, bin[program] ?? 'none');
}

/** Changes a file until the end of the test. */
function editIn({ folder: place }: Consumer, file: string, from: string | RegExp, to: string) {
  const path = join(place, file);
  const old = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, old));
  writeFileSync(path, old.replace(from, to));
}

test('a site in all languages passes its own checks', () => {
  const languages = ['pl', 'en', 'de', 'uk', 'fr'];
  home.create('firm', '--language', languages.join(), '--color', '#ffd400', '--yes');
  const site = home.install('firm');
  site.run(process.execPath, [programIn(site.folder, 'tarcza-rules'), 'firestore.rules']);
  check(site);
  const output = build(site);
  for (const language of languages)
    expect(output).toMatch(RegExp(`! src/texts/${language}.ts: home has placeholders: \\[`));
});

/** Writes the code blocks of TASKS.md that begin with a file name. */
function writeTasks({ folder: place }: Consumer) {
  const blocks = readFileSync(join(place, 'TASKS.md'), 'utf8').matchAll(
    /^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm,
  );
  mkdirSync(join(place, 'src/tasks'), { recursive: true });
  // The first task says to add it.
  const firm = join(place, 'src/firm.ts');
  writeFileSync(firm, readFileSync(firm, 'utf8').replace(/phone: (.*),/, '$&\n  mobile: $1,'));
  const files = [...blocks].map(([, file = '', code = '']) => {
    writeFileSync(join(place, file), code);
    return file;
  });
  expect(files).toHaveLength(10);
}

/** React marks hydrated elements. The development server has no loader that queues earlier clicks. */
const takenOver = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

async function writeMessage(page: Page) {
  await page.getByLabel('Jméno a příjmení').fill('Jana Nováková');
  await page.getByLabel('Telefon').fill('600 000 001');
  await page.getByLabel('Zpráva').fill('Z komína padají saze.');
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
}

const article = (title: string, date: string) =>
  `---\ntitle: ${title}\ndescription: Short.\ndate: ${date}\n---\nSee **our** [prices](/cenik).\n\n## First\n\n- one & two\n\n| Size | Price |\n|---|--:|\n| Small | 10 |\n`;

describe('a site in two languages with articles, a webhook and nginx', () => {
  let site: Consumer;
  const read = (file: string) => readFileSync(join(site.folder, 'dist', file), 'utf8');
  const buildSite = (url = 'https://hooks.example/form') => build(site, { VITE_FORM_URL: url });
  beforeAll(() => {
    home.create('dve', '--language', 'cs,en', '--form', 'webhook', '--host', 'nginx', '--yes');
    site = home.install('dve');
    for (const [language, slug, title, date] of [
      ['cs', 'saze', 'Saze & komín', '2026-11-05'],
      ['cs', 'komin', 'Komín', '2026-11-07'],
      ['en', 'soot', 'Soot', '2026-11-06'],
      ['en', 'komin', 'Chimney', '2026-11-04'],
    ] as const) {
      mkdirSync(join(site.folder, 'src/articles', language), { recursive: true });
      writeFileSync(join(site.folder, 'src/articles', language, `${slug}.md`), article(title, date));
    }
    buildSite();
  });

  const edit = (file: string, from: string | RegExp, to: string) => editIn(site, file, from, to);

  test('each page has both languages, and links to the other one', () => {
    expect(read('cenik.html')).toContain('hreflang="en" href="https://www.example.com/en/prices"');
    const english = read('en/prices.html');
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('What our work costs');
    expect(english).toMatch(/<a[^>]+href="\/cenik"[^>]*>Čeština/);
  });

  test('Markdown files are articles with a list and a feed', () => {
    expect(read('clanky/saze.html')).toContain(
      '<p>See <strong>our</strong> <a href="/cenik">prices</a>.</p><h2 id="first">First</h2><ul><li>one &amp; two</li></ul>',
    );
    expect(read('clanky/saze.html')).toContain(
      '<th class="align-right" scope="col">Price</th></tr></thead><tbody><tr><td>Small</td>',
    );
    expect(read('clanky/saze.html')).toMatch(/<h1[^>]*>Saze &amp; komín<[^]*>5\. listopadu 2026</);
    expect(read('clanky.html')).toMatch(/Komín[^]*Saze/);
    expect(read('en/articles.html')).toContain('Soot');
    expect(read('rss-cs.xml')).toContain('<title>Saze &amp; komín</title>');
    expect(read('en/articles.html')).toContain('type="application/rss+xml"');
  });

  test('the language link of an article leads to the same article, else to the list', () => {
    const links = (file: string) => read(file).match(/(?<=hrefLang="\w+" href=")[^"]+/g);
    expect(links('clanky/komin.html')).toContain('/en/articles/komin');
    expect(links('clanky/saze.html')).toContain('/en/articles');
    expect(links('en/articles.html')).toContain('/clanky');
    expect(read('en/articles/komin.html')).toContain(
      'hreflang="cs" href="https://www.example.com/clanky/komin"',
    );
    expect(read('en/articles/soot.html')).not.toContain('hreflang="');
  });

  test('a missing page below /en is wholly in the default language, as its file is', async () => {
    const { page, noise, end } = await visitServed(site, 'preview');
    try {
      for (const path of ['/en/neni', '/en/articles/neni']) {
        await page.goto(path);
        await takenOver(page.getByRole('heading', { level: 1, name: 'Taková stránka neexistuje' }));
        expect(await page.getByRole('navigation', { name: 'Hlavní menu' }).innerText()).toContain('Ceník');
      }
      expect(noise.filter((text) => !text.includes('404'))).toEqual([]);
    } finally {
      await end();
    }
  });

  test('a page without texts in a language is left out of menu and links between languages', () => {
    edit('src/texts/en.ts', /^  prices: \{\n[^]*?^  \},\n/m, '');
    check(site);
    buildSite();
    expect(read('cenik.html')).not.toContain('hreflang=');
    // The nearest page.
    expect(read('cenik.html')).toMatch(/href="\/en"[^>]*>English/);
    expect(read('kontakt.html')).toContain('hreflang="en" href="https://www.example.com/en/contact"');
    // The cards of the home page lead to the Czech prices.
    expect(read('en.html')).toContain('href="/cenik"');
    expect(read('en.html')).not.toContain('>Prices<');
  });

  // One mistake for each program that finds them.
  const builds = () => buildSite();
  test.each([
    [
      'src/firm.ts',
      /phone: ".*"/,
      'phone: "600 100 200 (24h)"',
      builds,
      'src/firm.ts: phone "600 100 200 (24h)"',
    ],
    [
      'src/pages/team/Page.tsx',
      /^/,
      'export default () => <h1>T</h1>;',
      builds,
      'The page team has no route. Add one',
    ],
    [
      'src/texts/en.ts',
      "'../firm.ts'",
      "'../firm'",
      check,
      'Relative import paths need explicit file extensions',
    ],
    ['src/site.css', '.cards', '.ui-PhoneBtn', check, 'ui-PhoneBtn is no class of a component'],
    ['src/articles/en/soot.md', '2026-11-06', '2026-02-31', builds, 'soot.md:4 has the date "2026-02-31".'],
  ])('a mistake in %s stops check or build', (file, from, to, program, sentence) => {
    const path = join(site.folder, file);
    const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    mkdirSync(dirname(path), { recursive: true });
    onTestFinished(() => {
      if (old === undefined) rmSync(path);
      else writeFileSync(path, old);
      if (file.includes('/team/')) rmSync(dirname(path), { recursive: true });
    });
    writeFileSync(path, (old ?? '').replace(from, to));
    expect(() => program(site)).toThrow(sentence);
  });

  test('a build checks first, and needs a whole address of the webhook', () => {
    const { scripts } = JSON.parse(readFileSync(join(site.folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['build']).toBe('npm run check && vite build');
    expect(() => buildSite('hooks.example/form')).toThrow('VITE_FORM_URL is "hooks.example/form". Write');
    expect(() => buildSite('hooks.example/form')).not.toThrow(/^ +at /m);
  });

  test('a page of your own is added as README.md says', () => {
    const [, name = ''] =
      /`(\w+)\?: PageTexts`/.exec(readFileSync(join(site.folder, 'README.md'), 'utf8')) ?? [];
    edit('src/language.ts', "'contact']", `'contact', '${name}']`);
    edit('src/texts.ts', '  prices?:', `  ${name}?: PageTexts;\n  prices?:`);
    edit(
      'src/texts/cs.ts',
      '  prices:',
      `  ${name}: { address: '/o-nas', title: 'O nás', lead: 'Kdo jsme.' },\n  prices:`,
    );
    const page = (file: string) => join(site.folder, 'src/pages', file);
    cpSync(page('prices'), page(name), { recursive: true });
    onTestFinished(() => rmSync(page(name), { recursive: true }));
    edit(`src/pages/${name}/head.ts`, /prices/g, name);
    writeFileSync(page(`${name}/Page.tsx`), 'export default () => <h1>O nás</h1>;');
    check(site);
    buildSite();
    expect(read('o-nas.html')).toContain('<h1>O nás</h1>');
  });

  test('a choice has options in each language', () => {
    const lock = "{ kind: 'choice', name: 'lock', options: ['dveře'], required: true }";
    edit('src/fields.ts', 'fields = []', `fields = [${lock}]`);
    edit('src/texts/cs.ts', 'fields: {}', "fields: { lock: { label: 'Zámek' } }");
    edit('src/texts/en.ts', 'fields: {}', "fields: { lock: { label: 'Lock', options: { dveře: 'Door' } } }");
    check(site);
    buildSite();
    expect(read('kontakt.html')).toContain('<option value="dveře">dveře');
    expect(read('en/contact.html')).toContain('<option value="dveře">Door');
  });

  test('a language of your own has a copy of the labels', () => {
    const path = (file: string) => join(site.folder, file);
    mkdirSync(path('src/labels'));
    onTestFinished(() => {
      for (const file of ['src/labels', 'src/texts/sl.ts']) rmSync(path(file), { recursive: true });
    });
    const labels = readFileSync(path('node_modules/@tarcza/ui/dist/labels/en.js'), 'utf8');
    writeFileSync(path('src/labels/sl.ts'), labels);
    const texts = readFileSync(path('src/texts/en.ts'), 'utf8');
    writeFileSync(
      path('src/texts/sl.ts'),
      texts.replace('@tarcza/ui/labels/en', '../labels/sl.ts').replace('en_GB', 'sl_SI'),
    );
    edit('src/languages.ts', /^([^]*) \};/, "import { texts as sl } from './texts/sl.ts';\n$1, sl };");
    check(site);
    writeFileSync(path('src/labels/sl.ts'), labels.replace('previous:', 'prevoius:'));
    expect(() => check(site)).toThrow(/Property 'previous' is missing/);
  });

  test('the policy in nginx.conf allows the webhook alone', () => {
    expect(read('nginx.conf')).toMatch(/connect-src 'self' https:\/\/hooks\.example[;"]/);
  });

  test('the receiver of TASKS.md gets messages from npm run preview', async () => {
    writeTasks(site);
    const [port = 0] = await anyFreePorts(1);
    buildSite(`http://localhost:${port}`);
    const receiver = spawn(process.execPath, ['src/tasks/receive.ts'], {
      cwd: site.folder,
      env: { ...process.env, PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endWithUs(receiver);
    let received = '';
    receiver.stdout.on('data', (chunk) => (received += String(chunk)));
    const { page, end } = await visitServed(site, 'preview');
    try {
      await page.goto('/kontakt');
      await writeMessage(page);
      await page.getByText('Děkujeme za zprávu!').waitFor();
      // Personal data stays out of the log.
      expect(received).toContain('A message with');
      expect(received).not.toContain('saze');
    } finally {
      await end();
      receiver.kill();
    }
  });

  test('npm run try prints what the form sends, with photos', async () => {
    edit('src/fields.ts', 'fields = []', "fields = [{ kind: 'photos', name: 'photos' }]");
    expect(() => check(site)).toThrow(/cs\.ts[^]*Property 'photos' is missing/);
    for (const file of ['cs', 'en'])
      edit(`src/texts/${file}.ts`, 'fields: {}', "fields: { photos: { label: 'Fotky' } }");
    edit('src/pages/contact/Page.tsx', '<ContactForm', '<ContactForm photoField={PhotoField}');
    edit('src/pages/contact/Page.tsx', 'ContactForm, ', 'ContactForm, PhotoField, ');
    check(site);
    const { page, end, said } = await start(site, [programIn(site.folder, 'tarcza-try'), '--print']);
    try {
      await page.goto('/kontakt');
      await takenOver(page.getByLabel('Jméno a příjmení'));
      await page.getByLabel('Fotky').setInputFiles({
        name: 'komin.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
      await writeMessage(page);
      await expect.poll(said).toMatch(/message: Z komína[^]*photos: photo-1\.jpg, \d+ bytes/);
    } finally {
      await end();
    }
  });
});

describe('a Czech chimney sweep', () => {
  const answers = [
    ['--name', 'Kominictví Novák'],
    ['--town', 'Brno'],
    ['--trade', 'Kominictví'],
    ['--phone', '+420 600 000 000'],
    ['--color', '#1d6b45'],
    ['--language', 'cs'],
  ].flat();
  let site: Consumer;
  beforeAll(() => {
    home.create('kominik', ...answers);
    site = home.install('kominik');
    // A port at which no emulator can run, so that sending fails whatever runs on this computer.
    site.run(process.execPath, [programIn(site.folder, 'tarcza-rules'), 'firestore.rules']);
    build(site, { VITE_FIRESTORE_EMULATOR: '127.0.0.1:9' });
  });

  test('has three pages that are complete without a script, and a 404 page', () => {
    const page = (name: string) => readFileSync(join(site.folder, 'dist', `${name}.html`), 'utf8');
    expect(page('index')).toContain('<html lang="cs"');
    expect(page('index')).toContain('<h1');
    expect(page('index')).toMatch(/Kominictví – Brno/);
    expect(page('cenik')).toContain('Kolik stojí naše práce');
    expect(page('kontakt')).toContain('Jméno a příjmení');
    expect(page('kontakt')).toMatch(/<noscript><p>Formulář potřebuje JavaScript/);
    expect(page('404')).toContain('noindex');
  });

  test('works in a browser, and keeps the values without a database', async () => {
    const { page, noise, end } = await visitFolder(site.folder, 'dist');
    try {
      await page.getByRole('button', { name: 'Kolik to stojí?' }).click();
      await page.getByText('Více najdete v ceníku.').waitFor();
      await page
        .getByRole('navigation', { name: 'Hlavní menu' })
        .getByRole('link', { name: 'Kontakt' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
      expect(noise).toEqual([]);

      await writeMessage(page);
      await page.getByText('Zprávu se nepodařilo odeslat').waitFor();
      expect(await page.getByLabel('Zpráva').inputValue()).toBe('Z komína padají saze.');
    } finally {
      await end();
    }
  });

  test('npm run dev renders each page, and applies a change of the texts', async () => {
    const { page, noise, end } = await visitServed(site);
    try {
      const question = page.getByRole('button', { name: 'Kolik to stojí?' });
      await takenOver(question);
      await question.click();
      await page.getByText('Více najdete v ceníku.').waitFor();

      await page.goto('/cenik');
      // Texts that change before that differ from the page's.
      await takenOver(page.getByRole('heading', { level: 1, name: 'Ceník' }));
      editIn(site, 'src/texts/cs.ts', "title: 'Ceník'", "title: 'Za kolik čistíme komíny'");
      await page.getByRole('heading', { level: 1, name: 'Za kolik čistíme komíny' }).waitFor();
      await page.getByRole('link', { name: 'Kontakt' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
      expect(noise).toEqual([]);

      const missing = await page.goto('/neni');
      expect(missing?.status()).toBe(404);
      expect(await page.title()).toContain('Novák');
    } finally {
      await end();
    }
  });

  test('the tasks of TASKS.md compile, and their policy allows map and analytics', () => {
    writeTasks(site);
    editIn(
      site,
      'src/pages/prices/Page.tsx',
      /^[^]*$/,
      `import { createOpeningHours } from '@tarcza/static-site/hours';
import { Hours, hours } from '../../tasks/Hours.tsx';
import { HolidayBanner } from '../../tasks/HolidayBanner.tsx';
export default () => (
  <>
    <HolidayBanner language="cs" />
    <h1>Ceník</h1>
    <Hours language="cs" closed="zavřeno" />
    <p>{JSON.stringify(createOpeningHours(hours))}</p>
  </>
);
`,
    );
    check(site);
    const args = ['build', '--config', 'vite.tasks.config.ts'];
    site.run(process.execPath, [programOf('vite/bin/vite.js'), ...args], { NODE_ENV: 'production' });
    const policy = readFileSync(join(site.folder, 'dist/nginx.conf'), 'utf8');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.openstreetmap\.org/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/plausible\.io/);
    const page = readFileSync(join(site.folder, 'dist/cenik.html'), 'utf8').replaceAll('&quot;', '"');
    expect(page).toContain('>pondělí – středa</th><td>08:00–12:00, 13:00–16:00</td>');
    expect(page).toContain('>24.–26. 12. 2026</th><td>zavřeno</td>');
    expect(page).toMatch(
      /"dayOfWeek":\["Monday",[^\]]*\],"opens":"08:00","closes":"12:00"\}[^]*"opens":"13:00","closes":"16:00"/,
    );
    expect(page).toMatch(/"validThrough":"2026-12-26","opens":"00:00","closes":"00:00"/);
    expect(page).toMatch(/<aside>[^]*24\.12\./);
  });

  test.each(['/', '/kontakt'])('%s passes axe in both schemes, and the keyboard check', async (path) => {
    const { page, end } = await visitFolder(site.folder, 'dist');
    try {
      for (const mode of [modes.desktopDark, modes.phone]) {
        await applyMode(page, mode);
        await open(page, { name: path, url: new URL(path, page.url()).href });
        expect((await withoutSticky(page, () => axe.run({ page, mode, whole: true }))).findings).toEqual([]);
      }
      expect(await checkKeyboard(page, true)).toEqual([]);
    } finally {
      await end();
    }
  });

  test('npm run try takes a message with its own fields from the form to a mailbox and the export', async () => {
    const district = "{ kind: 'text', name: 'district', title: 'Čtvrť', required: true, max: 60 }";
    editIn(site, 'src/fields.ts', 'fields = []', `fields = [${district}]`);
    editIn(site, 'src/texts/cs.ts', 'fields: {}', "fields: { district: { label: 'Čtvrť' } }");
    editIn(site, 'firestore.rules', '', '');
    const ours = (program: string, ...args: readonly string[]) => [
      programIn(site.folder, program),
      ...args,
      '--fields',
      'src/fields.ts',
    ];
    site.run(process.execPath, ours('tarcza-rules', 'firestore.rules'));
    const database = await startFirestore(site.folder, join(site.folder, 'firestore.rules'), 'demo-site');
    const { page, end, said } = await start(site, [programIn(site.folder, 'tarcza-try'), '--inside'], {
      FIRESTORE_EMULATOR_HOST: database.address,
      GCLOUD_PROJECT: 'demo-site',
    });
    try {
      const [, mailbox = ''] = /mailbox: (http:\S+)/.exec(said()) ?? [];
      await page.goto('/kontakt');
      await takenOver(page.getByLabel('Jméno a příjmení'));
      await page.getByLabel('Čtvrť').fill('Židenice');
      await writeMessage(page);
      const mail = await vi.waitUntil(
        async () => {
          const answer = await fetch(`${mailbox}/email`);
          return ((await answer.json()) as { subject: string; text: string }[])[0];
        },
        { timeout: 2 * patience.wait, interval: 200 },
      );
      expect(mail.text).toContain('Z komína padají saze.');
      // In the language of the company.
      expect(mail.text).toMatch(/Jméno[^]*Čtvrť: Židenice/);
      const exported = ours('tarcza-messages', 'export', '--csv', '--project', 'demo-site');
      expect(site.run(process.execPath, exported, { FIRESTORE_EMULATOR_HOST: database.address })).toMatch(
        /"message";"district"[^]*"Židenice"/,
      );
    } finally {
      await end();
      await database.end();
    }
  });
});

test('a site passes its own checks after an update', () => {
  const older = join(home.folder, 'older');
  cpSync(join(home.folder, 'package'), older, { recursive: true });
  const texts = join(older, 'template/src/texts.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('loadFailed: string;', ''));
  runIn(home.folder)(process.execPath, [join(older, 'dist/cli.js'), 'updated', '--language', 'cs', '--yes']);
  const site = home.install('updated');
  const git = (...args: readonly string[]) =>
    site.run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'State');
  site.run(process.execPath, [home.command, '--update', '--from', older]);
  expect(git('status', '--porcelain')).toContain(' M src/texts.ts');
  site.run(process.execPath, [programIn(site.folder, 'tarcza-rules'), 'firestore.rules']);
  check(site);
});

test('without a terminal the error names the missing options', () => {
  expect(() => home.create('firm', '--language', 'cs')).toThrow(
    /--name, --trade, --town, --phone, --color, or --yes/,
  );
});
