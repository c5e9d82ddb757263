/**
 * Everything that may go wrong on a message's way, tried on purpose: `npm run test:faults`. Hostile writes and
 * reads, faults of the delivery, faults of the network in a real browser, and a load of messages, each against
 * the real emulator. `-- --messages 1000` makes the load lighter, `-- --messages 0` leaves it out.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../setup/paths.ts';

const { values: options } = parseArgs({ options: { messages: { type: 'string', default: '10000' } } });

const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(console.log) };
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];

const steps: { title: string; args: string[] }[] = [
  { title: 'Rules and delivery', args: [...vitest, '--config', 'e2e/delivery/vitest.config.ts'] },
  { title: 'Browser', args: [...vitest, '--project', 'browser-faults'] },
  {
    title: `Load of ${options.messages} messages`,
    args: ['--conditions=tarcza-source', 'e2e/delivery/load.ts', '--messages', options.messages],
  },
];

const results = steps
  .filter(({ title }) => !title.includes(' 0 '))
  .map(({ title, args }) => {
    console.log(`\n── ${title} ──`);
    const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return { title, held: status === 0 };
  });

console.log('');
for (const { title, held } of results) console.log(`${held ? '✔' : '✖'} ${title}`);
process.exitCode = results.every(({ held }) => held) ? 0 : 1;
