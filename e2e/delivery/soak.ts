/**
 * Everything at once, with figures: a fifth of all connections fails, one of two recipients is refused now and then,
 * a server says yes too late, functions are killed, some messages are poison to the mail server, some events never
 * come, and in the middle there is a flood.
 *
 *   node --conditions=tarcza-source e2e/delivery/soak.ts [--messages 10000] [--flood 2000] [--ledger memory|firestore] [--seed N]
 *
 * Time is simulated, in which a genuine message comes every three minutes; the mail server is a real one. Exits with 1
 * if a message was lost, doubled without a mark, stuck, or later than docs/operations.md promises.
 */
import { parseArgs } from 'node:util';
import { Firm } from '@tarcza/contact/test';
import { everything } from '../rules/firms.ts';
import { deliver, type DeliveryParts, type Ledger, sweep } from '../../packages/contact/src/deliver/index.ts';
import { resumed } from '../../packages/contact/src/deliver/decide.ts';
import { defaultRules, type Delivery } from '../../packages/contact/src/deliver/ledger.ts';
import { readDelivery } from '../../packages/contact/src/deliver/firestoreLedger/records.ts';
import { MemoryLedger } from '../../packages/contact/src/deliver/testing/memoryLedger.ts';
import { smtpMailer } from '../../packages/contact/src/email/smtpMailer.ts';
import { Bench, connect, shortTimeouts } from './bench.ts';
import startEmulator from './emulator.ts';
import { decoded, type Manners, PostOffice } from './postOffice.ts';
import { contentOf, type Kind, randomFrom } from './soakMessages.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    flood: { type: 'string' },
    ledger: { type: 'string', default: 'memory' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const total = Number(values.messages);
const minute = 60_000;
const recipients = ['biuro@example.com', 'szef@example.com'];
const random = randomFrom(Number(values.seed));

/** How late a genuine message may be: unharmed, and where tries of it failed. In minutes. */
const promised = { unharmed: 6, harmed: 6 * 60 };

/** What an event of the flood takes of the simulated time, in milliseconds: without an e-mail, and with one. */
const eventTakes = { alone: 100, withEmail: 1000 };

interface Message {
  kind: Kind;
  storedAt: number;
  /** When the first recipient had it. */
  firstAt: number | null;
  /** Whether a try of it failed, or its event never came. */
  harmed: boolean;
  counts: Map<string, number>;
}

const messages = new Map<string, Message>();
const office = await new PostOffice().open();
const faults: Manners[] = [
  '451',
  '550',
  '554',
  '421 greeting',
  'second unknown',
  'cut before data',
  'cut after accepting',
];
const slow: Manners[] = ['mute after data', 'yes too late'];
const injected = new Map<string, number>();
let healed = false;

function inject(fault: string) {
  injected.set(fault, (injected.get(fault) ?? 0) + 1);
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

office.manners = () => {
  if (healed || random() >= 0.2) return 'accept';
  // Each costs seconds, for the time limits are real: one fault in fifty.
  const manners = random() < 0.02 ? oneOf(slow) : oneOf(faults);
  inject(manners);
  return manners;
};
office.poison = ['GTUBE'];

const stopEmulator = values.ledger === 'firestore' ? await startEmulator() : async () => {};
const db = values.ledger === 'firestore' ? connect(`demo-tarcza-soak-${process.pid}`) : null;
const bench = db ? Bench.around(db, office) : null;
if (bench) bench.fields = everything;
const { good: more } = new Firm(everything);
const memory = new MemoryLedger(defaultRules);
const start = memory.now;
let now = start;

class Killed extends Error {}

/** The ledger as a process uses it that may be killed; it notes for whom a try went wrong. */
function mortal(ledger: Ledger): Ledger {
  const harm = (ids: readonly string[]) => {
    for (const id of ids) {
      const message = messages.get(id);
      if (message) message.harmed = true;
    }
  };
  const mayDie = (moment: string, ids: readonly string[]) => {
    if (healed || random() >= 0.005) return;
    inject(`killed ${moment}`);
    harm(ids);
    throw new Killed();
  };
  return {
    adoptStrays: () => ledger.adoptStrays(),
    due: () => ledger.due(),
    waiting: () => ledger.waiting(),
    heartbeat: () => ledger.heartbeat(),
    expireUnsent: () => ledger.expireUnsent(),
    async claim(id, owner) {
      const claim = await ledger.claim(id, owner);
      if (claim.verdict === 'yours') mayDie('with a claim', [id]);
      return claim;
    },
    async sent(id, owner) {
      mayDie('after the e-mail', [id]);
      return ledger.sent(id, owner);
    },
    failed(id, owner, failure) {
      harm([id]);
      return ledger.failed(id, owner, failure);
    },
    claimDigest: (owner, options) => ledger.claimDigest(owner, options),
    async digestSent(digest, owner) {
      mayDie(
        'after the e-mail',
        digest.messages.map(({ id }) => id),
      );
      return ledger.digestSent(digest, owner);
    },
    digestFailed(digest, owner, failure) {
      harm(digest.messages.map(({ id }) => id));
      return ledger.digestFailed(digest, owner, failure);
    },
  };
}

function parts(): DeliveryParts {
  const mailer = smtpMailer({
    url: office.url,
    from: 'formularz@example.com',
    to: recipients.join(),
    timeouts: shortTimeouts,
  });
  return { ledger: mortal(bench ? bench.ledgerAt(() => now) : memory), mailer, log: () => {} };
}

function setTime(time: number) {
  now = time;
  memory.now = time;
}

async function store(kind: Kind): Promise<string> {
  const n = messages.size;
  // Ids of the flood sort first, as whoever floods would choose them.
  const id = `${kind === 'flood' ? '0' : 'm'}${n.toString().padStart(19, '0')}`;
  messages.set(id, { kind, storedAt: now, firstAt: null, harmed: false, counts: new Map() });
  const content = contentOf(kind, n, random);
  // The database stands for a firm that asks more: so both kinds of form are tried.
  if (bench) await bench.storeAt(id, { ...more, ...content }, now);
  else memory.messages.set(id, { content, createdAt: now });
  return id;
}

async function event(id: string) {
  await deliver(id, parts()).catch(() => {});
  take();
}

async function sweepNow() {
  await sweep(parts(), { budget: 200_000, clock: Date.now });
  take();
}

let seen = 0;
/** Notes who has received what since the last time. */
function take() {
  for (; seen < office.arrived.length; seen++) {
    const arrived = office.arrived[seen];
    const text = decoded(arrived?.raw);
    const ids = new Set([...text.matchAll(/Numer zapytania: (\w{20})$/gm)].map(([, id = '']) => id));
    for (const id of ids) {
      const message = messages.get(id);
      // A notice of a parked message is not the message.
      if (!message || text.includes(`npx tarcza-messages show ${id}`)) continue;
      message.firstAt ??= now;
      for (const to of arrived?.to ?? []) message.counts.set(to, (message.counts.get(to) ?? 0) + 1);
    }
    // Long runs would keep every e-mail in memory.
    if (arrived) arrived.raw = '';
  }
}

const fiveMinutes = 5 * minute;

/** Lets time pass, with a sweep every five minutes. */
async function passUntil(time: number) {
  for (;;) {
    const next = now - ((now - start) % fiveMinutes) + fiveMinutes;
    if (next > time) break;
    setTime(next);
    await sweepNow();
  }
  setTime(time);
}

/** Five customers write in the middle of it. Their ids are what it answers with. */
async function flood(size: number): Promise<string[]> {
  const ids: string[] = [];
  const apart = Math.max(1, Math.floor(size / 5));
  for (let n = 0; n < size; n++) {
    setTime(now + 14_000 / size);
    ids.push(await store(n % apart === Math.floor(apart / 2) ? 'genuine' : 'flood'));
  }
  for (const id of ids) {
    const before = office.connections;
    await event(id);
    await passUntil(now + (office.connections > before ? eventTakes.withEmail : eventTakes.alone));
  }
  return ids.filter((id) => messages.get(id)?.kind === 'genuine');
}

const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
const floodSize = Number(values.flood ?? Math.min(2000, Math.floor(total / 5)));
const genuine = total - floodSize;
let amid: string[] = [];
for (let n = 0; n < genuine; n++) {
  await passUntil(now + 3 * minute);
  const id = await store(random() < 0.002 ? 'poison' : 'genuine');
  // One event in twenty never comes.
  if (random() >= 0.05) await event(id);
  else {
    inject('event lost');
    const message = messages.get(id);
    if (message) message.harmed = true;
  }
  if (n === Math.floor(genuine / 2)) amid = await flood(floodSize);
  if ((n + 1) % 1000 === 0) console.log(`${n + 1} genuine messages after ${seconds()} s`);
}

// Everybody behaves again, and the operator resumes what was parked.
const atEnd = await entries();
const parked = [...atEnd.values()].filter((entry) => entry.state === 'parked').length;
healed = true;
office.poison = [];
await resumeParked(atEnd);
await passUntil(now + 8 * 60 * minute);

const last = await entries();
const figures = { lost: 0, doubledMarked: 0, doubledUnmarked: 0, stuck: 0, lateUnharmed: 0, lateHarmed: 0 };
const waits = { unharmed: [] as number[], harmed: [] as number[] };
for (const [id, { kind, storedAt, firstAt, counts, harmed }] of messages) {
  const entry = last.get(id);
  if (recipients.some((one) => !counts.get(one))) figures.lost++;
  if (entry?.state !== 'sent') figures.stuck++;
  if (Math.max(...counts.values(), 0) > 1)
    figures[entry?.possibleDuplicate ? 'doubledMarked' : 'doubledUnmarked']++;
  if (kind !== 'genuine' || firstAt === null) continue;
  const wait = (firstAt - storedAt) / minute;
  waits[harmed ? 'harmed' : 'unharmed'].push(wait);
  if (!harmed && wait > promised.unharmed) figures.lateUnharmed++;
  if (harmed && wait > promised.harmed) figures.lateHarmed++;
}
const customers = amid.map((id) => {
  const { firstAt, storedAt, harmed } = messages.get(id) as Message;
  const wait = firstAt === null ? 'never' : `${((firstAt - storedAt) / minute).toFixed(1)} min`;
  return `${wait}${harmed ? ' (a try failed)' : ''}`;
});

/** Half, 95 %, 99 % and all waited no longer than this. */
function spread(all: number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} min`;
  return `half ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, all ${at(1)}`;
}

console.log(`
messages                   ${messages.size}, of them the flood's ${floodSize}; seed ${values.seed}, ledger in ${values.ledger}
simulated time             ${((now - start) / (24 * 60 * minute)).toFixed(1)} days
length of the run          ${seconds()} s
faults                     ${[...injected].map(([fault, n]) => `${fault} ×${n}`).join(', ')}
connections, e-mails       ${office.connections}, ${office.arrived.length}
lost                       ${figures.lost}
doubled, marked            ${figures.doubledMarked}
doubled, not marked        ${figures.doubledUnmarked}
parked until resumed       ${parked}
stuck in the end           ${figures.stuck}
genuine, no try failed     ${waits.unharmed.length}; out after: ${spread(waits.unharmed)}; late ${figures.lateUnharmed}
genuine, tries failed      ${waits.harmed.length}; out after: ${spread(waits.harmed)}; late ${figures.lateHarmed}
customers amid the flood   after ${customers.join(', ')}`);

await office.close();
await stopEmulator();
const bad =
  figures.lost + figures.doubledUnmarked + figures.stuck + figures.lateUnharmed + figures.lateHarmed;
process.exit(bad === 0 ? 0 : 1);

async function entries(): Promise<Map<string, Delivery>> {
  if (!db) return memory.entries;
  const { docs } = await db.collection('contact_deliveries').get();
  return new Map(
    docs.flatMap((doc) => {
      const entry = readDelivery(doc);
      return entry ? [[doc.id, entry] as const] : [];
    }),
  );
}

async function resumeParked(all: ReadonlyMap<string, Delivery>) {
  for (const [id, entry] of all) {
    if (entry.state !== 'parked') continue;
    if (bench) await bench.resume(id, now);
    else memory.entries.set(id, resumed(entry, now));
  }
}
