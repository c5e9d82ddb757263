/**
 * Runs the hostile tests: `npm run test:faults`. Hostile writes and reads, faults of the delivery and a flood against the
 * Firestore emulator, faults of the network in a browser, and the property test of the delivery's state machine.
 */
import { join } from 'node:path';
import { ensureBrowser } from '../local/browser.ts';
import { root } from '../local/paths.ts';
import { show } from '../local/run.ts';

const env = { LEDGER_STEPS: '100000', CHROMIUM_PATH: await ensureBrowser(console.log) };
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];

const steps: { title: string; args: string[] }[] = [
  { title: 'Rules and delivery', args: [...vitest, '--config', 'e2e/delivery/vitest.config.ts'] },
  { title: 'Browser', args: [...vitest, '--project', 'browser-faults'] },
  {
    title: 'Property test of the delivery, 100,000 steps',
    args: [...vitest, '--project', 'unit', 'packages/contact/src/deliver/model.test.ts'],
  },
];

const results = steps.map(({ title, args }) => {
  console.log(`\n── ${title} ──`);
  return { title, held: show(process.execPath, args, env) };
});

console.log('');
for (const { title, held } of results) console.log(`${held ? '✔' : '✖'} ${title}`);
process.exitCode = results.every(({ held }) => held) ? 0 : 1;
