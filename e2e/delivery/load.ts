/**
 * Many messages through the real delivery, with failures injected, and what came of them in figures:
 *
 *   node --conditions=tarcza-source e2e/delivery/load.ts [--messages 10000] [--failures 20] [--at-once 1]
 *
 * Each message arrives as an event; a failed event comes again, as the platform would send it. What is left after
 * six tries is for the sweep. One at a time, as in the cloud, where the cap's one document would else be fought over;
 * --at-once tries the fight. Exits with 1 if a message was lost, or doubled without a mark.
 */
import { parseArgs } from 'node:util';
import { deliver } from '../../packages/contact/src/deliver/deliver.ts';
import { Bench } from './bench.ts';
import startEmulator from './emulator.ts';
import type { Manners } from './postOffice.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    failures: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '1' },
  },
});
const total = Number(values.messages);
const failureShare = Number(values.failures) / 100;
const atOnce = Number(values['at-once']);

const failures: Manners[] = ['451', '550', '421 greeting', 'cut before data', 'cut after accepting'];
const injected: Partial<Record<Manners, number>> = {};

const stopEmulator = await startEmulator();

// The clock goes a minute on with each message, so that the cap is never what is measured.
const bench = await Bench.open({ capPerHour: 200, lease: 3_600_000 });
bench.office.manners = () => {
  if (Math.random() >= failureShare) return 'accept';
  const manners = failures[Math.floor(Math.random() * failures.length)] ?? '451';
  injected[manners] = (injected[manners] ?? 0) + 1;
  return manners;
};

const start = performance.now();
const latencies: number[] = [];
let events = 0;
let leftToSweep = 0;
let next = 0;

async function worker() {
  const parts = bench.parts();
  for (let n = next++; n < total; n = next++) {
    const id = await bench.store(`load${n.toString().padStart(16, '0')}`);
    bench.turnForward(1);
    let done = false;
    for (let tries = 0; tries < 6 && !done; tries++) {
      events++;
      const before = performance.now();
      done = await deliver(id, parts).then(
        () => true,
        () => false,
      );
      if (done) latencies.push(performance.now() - before);
    }
    if (!done) leftToSweep++;
    if ((n + 1) % 1000 === 0) console.log(`${n + 1} messages after ${seconds()} s`);
  }
}

const seconds = () => ((performance.now() - start) / 1000).toFixed(1);

await Promise.all(Array.from({ length: atOnce }, worker));
let sweeps = 0;
for (; sweeps < 20; sweeps++) {
  bench.turnForward(5);
  const { sent, failed, adopted } = await bench.sweep();
  if (sent + failed + adopted === 0) break;
}

const arrived = new Map<string, number>();
for (const id of bench.office.ids) arrived.set(id, (arrived.get(id) ?? 0) + 1);
const entries = await bench.db.collection('contact_deliveries').get();
const states = await bench.states();

let lost = 0;
let doubledMarked = 0;
let doubledUnmarked = 0;
let markedOnly = 0;
for (const entry of entries.docs) {
  const mails = arrived.get(entry.id) ?? 0;
  const marked = entry.get('possibleDuplicate') === true;
  if (mails === 0) lost++;
  else if (mails > 1 && marked) doubledMarked++;
  else if (mails > 1) doubledUnmarked++;
  else if (marked) markedOnly++;
}
lost += total - entries.size;
latencies.sort((a, b) => a - b);
const at = (share: number) => `${Math.round(latencies[Math.floor(latencies.length * share)] ?? 0)} ms`;

console.log(`
messages                     ${total}, ${atOnce} at once, in ${seconds()} s
failures injected            ${Object.entries(injected)
  .map(([manners, n]) => `${manners} ×${n}`)
  .join(', ')}
events (with repetitions)    ${events}; left to the sweep: ${leftToSweep}, done in ${sweeps} sweep(s)
e-mails that arrived         ${bench.office.arrived.length}
lost                         ${lost}
doubled, marked              ${doubledMarked}
doubled, not marked          ${doubledUnmarked}
marked, though not doubled   ${markedOnly}
ledger                       ${JSON.stringify(states)}
delivery of one message      half within ${at(0.5)}, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}`);

await bench.close();
await stopEmulator();
process.exit(lost + doubledUnmarked === 0 && states['sent'] === total ? 0 : 1);
