import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { csvLine } from '../../packages/contact/src/operate/exportAll.ts';
import { Bench } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.open();
});
afterAll(() => bench.close());

interface Result {
  exit: number;
  out: string;
  err: string;
}

function messages(...parameters: string[]): Promise<Result> {
  const tool = new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=tarcza-source', tool, ...parameters, '--project', bench.project],
      { env: { ...process.env, NODE_OPTIONS: '', SMTP_URL: bench.office.url } },
      (error, out, err) => resolve({ exit: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const first = 'messageAAAAAAAAAAAAA';
const second = 'messageBBBBBBBBBBBBB';

test('an empty database says so', async () => {
  expect(await messages('list')).toMatchObject({ exit: 0, out: 'No messages.\n' });
});

test('list and show tell how far a message got', async () => {
  await bench.store(first);
  await bench.store(second);
  await bench.event(first);
  bench.office.manners = '550';
  await bench.event(second);
  bench.office.manners = 'accept';

  const { out } = await messages('list');
  expect(out).toMatch(new RegExp(`${first}.*sent\\s+1.*Anna Tajna\\s+\\+48 600 100 200`));
  expect(out).toMatch(new RegExp(`${second}.*retry\\s+1\\s+smtp-550`));
  expect((await messages('list', '--state', 'retry')).out).not.toContain(first);
  expect((await messages('show', first)).out).toContain(`Tajna wiadomość ${first}`);
});

test('resend sends a second e-mail that mail programs do not fold away', async () => {
  expect(await messages('resend', first)).toMatchObject({ exit: 0 });
  expect((await messages('sweep')).out).toContain('Sent 2');
  const ids = bench.office.arrived.map(({ messageId }) => messageId).filter((id) => id.includes(first));
  expect(new Set(ids).size).toBe(2);
});

test('export cannot carry a formula into a spreadsheet', async () => {
  for (const cell of ['=1+1', '+48 600', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '|calc', '%0']) {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  }
  expect(csvLine(['a;b', 'say "hi"', null])).toBe('"a;b";"say ""hi""";""\r\n');

  const csv = (await messages('export', '--csv')).out;
  expect(csv).toContain(`"'+48 600 100 200"`);
  const lines = (await messages('export')).out.trim().split('\n');
  expect(new Set(lines.map((line) => JSON.parse(line).id))).toEqual(new Set([first, second]));
});

test('a person can be forgotten', async () => {
  await bench.db.doc('contact_messages/messageCCCCCCCCCCCCC').set({
    name: 'Ktoś Inny',
    email: null,
    phone: '12 345 67 89',
    service: null,
    message: 'x',
    createdAt: Timestamp.now(),
  });
  expect(await messages('delete', '--phone', '600100200')).toMatchObject({ exit: 1 });
  expect((await messages('delete', '--phone', '600100200', '--yes')).out).toContain('Deleted 2');
  const left = await bench.db.collection('contact_messages').get();
  expect(left.docs.map(({ id }) => id)).toEqual(['messageCCCCCCCCCCCCC']);
  expect((await bench.db.collection('contact_deliveries').get()).size).toBe(0);
  expect((await messages('delete', '--email', 'nobody@example.org', '--yes')).out).toContain(
    'nothing was deleted',
  );
});

test.each([
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['show'], 'show needs the id'],
  [['show', 'nothing'], 'There is no message nothing'],
  [['list', '--state', 'lost'], '--state is one of'],
  [['list', '--limit', 'x'], '--limit is a whole number'],
  [['delete'], 'exactly one of'],
  [['delete', '--phone', '12'], 'at least seven digits'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
])('%j ends with a reason and no stack', async (parameters, reason) => {
  const { exit, err } = await messages(...parameters);
  expect(exit).toBe(1);
  expect(err).toContain(reason);
  expect(err).not.toMatch(/\n\s+at /);
});
