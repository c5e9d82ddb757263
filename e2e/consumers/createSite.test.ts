import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import {
  createConsumer,
  installDeclared,
  installFromHere,
  programOf,
  runIn,
  type Consumer,
} from './consumer.ts';
import { endWithUs } from '../../tools/local/processes.ts';
import { findFreePorts } from '../../tools/local/ports.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { decoded, MailServer } from '../delivery/mailServer.ts';
import { RestClient } from '../support/firestoreRest.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { startServer, visit } from './visit.ts';

/** Runs `npm create @tarcza/site` in an empty folder, with the packed packages only. */

let home: Consumer;
beforeAll(() => {
  home = createConsumer('create');
  home.run('tar', ['-xzf', inject('tarballs')['create-site']]);
});
afterAll(() => home.remove());

/** Creates a site, and installs the packed packages in it. */
function create(name: string, ...options: readonly string[]): Consumer {
  home.run(process.execPath, ['package/dist/cli.js', name, ...options]);
  const folder = join(home.folder, name);
  const site = { folder, run: runIn(folder), remove: () => {} };
  installDeclared(site, ['ui', 'contact', 'static-site', 'first-act']);
  return site;
}

const vite = programOf('vite/bin/vite.js');

const build = ({ run }: Consumer, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [vite, 'build'], { NODE_ENV: 'production', ...env });

/** Starts a program that serves the site, and visits its first page. */
async function start(site: Consumer, args: readonly string[], env?: NodeJS.ProcessEnv) {
  const { address, end, output } = await startServer(site, args, env);
  return { ...(await visit(address, end)), output };
}

/** As `npm run dev` does, and `npm run preview`. */
const visitServed = (site: Consumer, ...args: readonly string[]) =>
  start(site, [vite, ...args, '--host', '127.0.0.1', '--port', '0']);

/** Runs the programs of `npm run check`, without the links that npm makes. */
function check({ folder: place, run }: Consumer) {
  const { scripts } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const line of scripts['check']!.replace('tsc', 'tsc --exactOptionalPropertyTypes').split(' && ')) {
    const [program = '', ...args] = line.split(' ');
    run(process.execPath, [programIn(place, program), ...args]);
  }
}

function programIn(place: string, program: string): string {
  if (program === 'tsc') return programOf('typescript/bin/tsc');
  const name = program === 'tarcza-theme' ? '@tarcza/ui' : '@tarcza/contact';
  const { bin } = createRequire(join(place, 'package.json'))(`${name}/package.json`) as {
    bin: Record<string, string>;
  };
  return join(place, 'node_modules', name, bin[program] ?? 'none');
}

function editIn({ folder: place }: Consumer, file: string, from: string | RegExp, to: string) {
  const path = join(place, file);
  const old = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, old));
  writeFileSync(path, old.replace(from, to));
}

test('a site in all languages passes its own checks', () => {
  const languages = ['pl', 'en', 'de', 'uk', 'fr'];
  const site = create('firm', '--language', languages.join(), '--color', '#ffd400', '--yes');
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
  expect(files).toHaveLength(9);
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
  `---\ntitle: ${title}\ndescription: Short.\ndate: ${date}\n---\nSee **our** [prices](/cenik).\n\n## First\n\n- one & two\n\n| Size | Price |\n|---|--:|\n| Small | 10 |\n\n![A roof](/roof.svg)\n`;

const drawnRatio = (picture: SVGElement | HTMLElement) => picture.clientWidth / picture.clientHeight;

/** Adds a page as README.md says. */
function addPage({ folder: place }: Consumer) {
  const [, name = ''] =
    /`(\w+)\?: Texts\['privacy'\]`/.exec(readFileSync(join(place, 'README.md'), 'utf8')) ?? [];
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(place, 'src', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit('language.ts', "'contact']", `'contact', '${name}']`);
  edit('texts.ts', '  prices?:', `  ${name}?: Texts['privacy'];\n  prices?:`);
  const texts = `  ${name}: { address: '/o-nas', title: 'O nás', lead: 'Kdo jsme.', paragraphs: ['Novák'] },\n`;
  edit('texts/cs.ts', '  prices:', `${texts}  prices:`);
  cpSync(join(place, 'src/pages/privacy'), join(place, 'src/pages', name), { recursive: true });
  for (const file of ['head.ts', 'Page.tsx']) edit(`pages/${name}/${file}`, /privacy/g, name);
}

describe('a site in two languages with articles, a webhook and nginx', () => {
  let site: Consumer;
  const read = (file: string) => readFileSync(join(site.folder, 'dist', file), 'utf8');
  let port = 0;
  beforeAll(async () => {
    [port = 0] = await findFreePorts(1);
    site = create('dve', '--language', 'cs,en', '--form', 'webhook', '--host', 'nginx', '--yes');
    for (const [language, slug, title, date] of [
      ['cs', 'saze', 'Saze & komín', '2026-11-05'],
      ['cs', 'komin', 'Komín', '2026-11-07'],
      ['en', 'soot', 'Soot', '2026-11-06'],
      ['en', 'komin', 'Chimney', '2026-11-04'],
    ] as const) {
      mkdirSync(join(site.folder, 'src/articles', language), { recursive: true });
      writeFileSync(join(site.folder, 'src/articles', language, `${slug}.md`), article(title, date));
    }
    const roof = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
    writeFileSync(join(site.folder, 'public/roof.svg'), roof);
    addPage(site);
    build(site, { VITE_FORM_URL: `http://localhost:${port}` });
  });

  test('a page of your own is added as README.md says', () => {
    expect(read('o-nas.html')).toMatch(/Ceník<[^]*Články<[^]*Kontakt<[^]*English<[^]*O nás<\/h1>[^]*>Novák</);
  });

  test('the receiver of TASKS.md sends messages of npm run preview by e-mail', async () => {
    writeTasks(site);
    installFromHere(site, [], ['nodemailer']);
    const mailServer = new MailServer();
    await mailServer.open();
    const receiver = spawn(process.execPath, ['src/tasks/receive.ts'], {
      cwd: site.folder,
      env: { ...process.env, PORT: `${port}`, SMTP_URL: mailServer.url },
      stdio: 'inherit',
    });
    endWithUs(receiver);
    const { page, end } = await visitServed(site, 'preview');
    try {
      await page.goto('/clanky/saze');
      expect(await page.getByRole('img', { name: 'A roof' }).evaluate(drawnRatio)).toBeCloseTo(16 / 9, 2);
      await page.goto('/kontakt');
      await writeMessage(page);
      await page.getByText('Děkujeme za zprávu!').waitFor();
      const { raw = '' } = mailServer.arrived[0] ?? {};
      expect(raw).toMatch(/^Subject: .*Jana_Nov/m);
      expect(decoded(raw)).toContain('Message: Z komína padají');
    } finally {
      await end();
      receiver.kill();
      await mailServer.close();
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
    site = create('kominik', ...answers);
    site.run(process.execPath, [programIn(site.folder, 'tarcza-rules'), 'firestore.rules']);
  });

  test('npm run dev renders each page, and applies a change of the texts', async () => {
    const { page, noise, end, output } = await visitServed(site);
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
      // A dependency that Vite finds late reloads the page.
      expect(output()).not.toContain('optimized');

      const missing = await page.goto('/neni');
      expect(missing?.status()).toBe(404);
      expect(await page.title()).toContain('Novák');
    } finally {
      await end();
    }
  });

  test('the tasks of TASKS.md compile, and analytics need their policy', () => {
    writeTasks(site);
    editIn(
      site,
      'src/pages/prices/Page.tsx',
      /^[^]*$/,
      `import { Hours } from '../../tasks/Hours.tsx';
import { HolidayBanner } from '../../tasks/HolidayBanner.tsx';
export default () => (
  <>
    <HolidayBanner language="cs" />
    <h1>Ceník</h1>
    <Hours language="cs" closed="zavřeno" />
  </>
);
`,
    );
    editIn(site, 'src/headElements.ts', 'feedLinks]', 'feedLinks, ...analytics]');
    editIn(site, 'src/headElements.ts', '', "import { analytics } from './tasks/analytics.ts';\n");
    check(site);
    expect(() => build(site)).toThrow("Add 'script-src': 'https://plausible.io' to the option `policy`");
    const added = "{ 'script-src': 'https://plausible.io', 'connect-src': 'https://plausible.io' }";
    editIn(site, 'vite.config.ts', 'policy: ', 'policy: [');
    editIn(site, 'vite.config.ts', "'VITE_'))", `'VITE_')), ${added}]`);
    build(site);
    const page = readFileSync(join(site.folder, 'dist/cenik.html'), 'utf8').replaceAll('&quot;', '"');
    expect(page).toContain('<script src="https://plausible.io/js/script.js" defer data-domain="example.com"');
    expect(page).toContain('>pondělí – středa</th><td>08:00–12:00, 13:00–16:00</td>');
    expect(page).toContain('>24.–26. 12. 2026</th><td>zavřeno</td>');
    expect(page).toMatch(/<aside>[^]*24\.12\./);
  });

  // It starts an emulator of its own.
  test.skipIf(isShort)('npm run try takes a message to a mailbox and to the export', async () => {
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
    const database = await startFirestoreEmulator(site.folder, ['--rules=firestore.rules']);
    // The first write compiles the rules, which can take longer than the form waits.
    const empty = await new RestClient('demo-tarcza', null, database.address).write({});
    expect(empty.status).toBe(403);
    const { page, end, output } = await start(site, [programIn(site.folder, 'tarcza-try')], {
      FIRESTORE_EMULATOR_HOST: database.address,
      GCLOUD_PROJECT: 'demo-tarcza',
    });
    try {
      const [, mailbox = ''] = /mailbox: (http:\S+)/.exec(output()) ?? [];
      await page.goto('/kontakt');
      await takenOver(page.getByLabel('Jméno a příjmení'));
      await page.getByLabel('Čtvrť').fill('Židenice');
      await writeMessage(page);
      const mail = await vi.waitUntil(
        async () => {
          const answer = await fetch(`${mailbox}/email`);
          return ((await answer.json()) as { subject: string; text: string }[])[0];
        },
        { timeout: 2 * timeouts.wait, interval: 200 },
      );
      expect(mail.text).toContain('Z komína padají saze.');
      // In the language of the company.
      expect(mail.text).toMatch(/Jméno[^]*Čtvrť: Židenice/);
      const exported = ours('tarcza-messages', 'export', '--project', 'demo-tarcza');
      expect(site.run(process.execPath, exported, { FIRESTORE_EMULATOR_HOST: database.address })).toMatch(
        /"message";"district"[^]*"Židenice"/,
      );
    } finally {
      await end();
      await database.end();
    }
  });
});
