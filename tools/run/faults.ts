/**
 * Everything that may go wrong on a message's way, tried on purpose: `npm run test:faults`. Hostile writes and
 * reads, faults of the delivery, faults of the network in a real browser, each against
 * the real emulator, the delivery's model in random order, and a soak of everything at once. `-- --messages 1000` makes the soak lighter, `-- --messages 0` leaves it out.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { root } from '../../packages/local/src/paths.ts';
import { show } from '../../packages/local/src/run.ts';

const { values: options } = parseArgs({ options: { messages: { type: 'string', default: '10000' } } });

const env = { LEDGER_STEPS: '100000', CHROMIUM_PATH: await ensureBrowser(console.log) };
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];

/** A tenth of it with the real database, which is slower than a list in memory by as much. */
const tenth = Math.ceil(Number(options.messages) / 10);
const soak = (ledger: string, messages: string) => [
  '--conditions=tarcza-source',
  'e2e/delivery/soak.ts',
  '--ledger',
  ledger,
  '--messages',
  messages,
];

const steps: { title: string; args: string[] }[] = [
  { title: 'Rules and delivery', args: [...vitest, '--config', 'e2e/delivery/vitest.config.ts'] },
  { title: 'Browser', args: [...vitest, '--project', 'browser-faults'] },
  {
    title: "Model of the delivery's ledger, 100,000 steps",
    args: [...vitest, '--project', 'unit', 'packages/contact/src/deliver/model.test.ts'],
  },
  { title: `Soak of ${options.messages} messages`, args: soak('memory', options.messages) },
  {
    title: `Soak of ${tenth} messages with the database`,
    args: soak('firestore', String(tenth)),
  },
];

const results = steps
  .filter(({ title }) => !title.includes(' 0 '))
  .map(({ title, args }) => {
    console.log(`\n── ${title} ──`);
    return { title, held: show(process.execPath, args, env) };
  });

console.log('');
for (const { title, held } of results) console.log(`${held ? '✔' : '✖'} ${title}`);
process.exitCode = results.every(({ held }) => held) ? 0 : 1;
