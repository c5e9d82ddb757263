/**
 * Everything at once, with figures: a fifth of all connections fails, one of two recipients is refused now and then,
 * some messages are poison to the mail server, some events never come, and in the middle there is a flood.
 *
 *   node --conditions=tarcza-source e2e/delivery/soak.ts [--messages 10000] [--flood 2000] [--ledger memory|firestore] [--seed N]
 *
 * Time is simulated, in which a genuine message comes every three minutes; the mail server is a real one. Exits with 1
 * if a message was lost, doubled without a mark, stuck, or later than docs/operations.md promises.
 */
import { parseArgs } from 'node:util';
import { deliver, type DeliveryParts, sweep } from '../../packages/contact/src/deliver/index.ts';
import { resumed } from '../../packages/contact/src/deliver/decide.ts';
import { defaultRules, type Delivery } from '../../packages/contact/src/deliver/ledger.ts';
import { readDelivery } from '../../packages/contact/src/deliver/firestoreLedger.ts';
import { MemoryLedger } from '../../packages/contact/src/deliver/testing/memoryLedger.ts';
import { smtpMailer } from '../../packages/contact/src/email/smtpMailer.ts';
import { Bench, connect, shortTimeouts } from './bench.ts';
import startEmulator from './emulator.ts';
import { decoded, type Manners, PostOffice } from './postOffice.ts';

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

/** How late a genuine message may be: unharmed, and where tries of it failed. In minutes. */
const promised = { unharmed: 6, harmed: 6 * 60 };

let state = Number(values.seed) || 1;
/** From 0 to 1, the same for the same seed (xorshift32). */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
}

type Kind = 'genuine' | 'flood' | 'poison';

interface Message {
  kind: Kind;
  storedAt: number;
  /** When the first recipient had it. */
  firstAt: number | null;
  /** Whether a connection failed for it, or it met the flood's cap. */
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
const injected: Partial<Record<Manners, number>> = {};
let healed = false;
let current: string | null = null;

office.manners = () => {
  if (healed || random() >= 0.2) return 'accept';
  const slow = random() < 0.01;
  const manners = slow ? 'mute after data' : (faults[Math.floor(random() * faults.length)] ?? '451');
  injected[manners] = (injected[manners] ?? 0) + 1;
  const hit = current === null ? undefined : messages.get(current);
  if (hit) hit.harmed = true;
  return manners;
};
office.poison = ['GTUBE'];

const firestore = values.ledger === 'firestore';
const stopEmulator = firestore ? await startEmulator() : async () => {};
const db = firestore ? connect(`demo-tarcza-soak-${process.pid}`) : null;
const bench = db ? Bench.around(db, office) : null;
const memory = new MemoryLedger(defaultRules);
const start = memory.now;
let now = start;

function parts(): DeliveryParts {
  const ledger = bench ? bench.ledgerAt(() => now) : memory;
  const url = office.url;
  const mailer = smtpMailer({
    url,
    from: 'formularz@example.com',
    to: recipients.join(),
    timeouts: shortTimeouts,
  });
  return { ledger, mailer, log: () => {} };
}

async function store(kind: Kind): Promise<string> {
  const n = messages.size;
  // Ids of the flood sort first, as whoever floods would choose them.
  const id = `${kind === 'flood' ? '0' : 'm'}${n.toString().padStart(19, '0')}`;
  messages.set(id, { kind, storedAt: now, firstAt: null, harmed: false, counts: new Map() });
  const content = contentOf(kind, n);
  if (bench) await bench.storeAt(id, content, now);
  else memory.messages.set(id, { content, createdAt: now });
  return id;
}

function contentOf(kind: Kind, n: number) {
  const rest = { email: null, service: null };
  if (kind === 'flood') {
    const message = `Okazja ${n}: kup obserwujących, lajki i opinie już dziś, tanio i szybko`;
    return { ...rest, name: `Promocja ${n}`, phone: `5${10_000_000 + n}`, message };
  }
  const about = Array.from({ length: 6 }, () => words[Math.floor(random() * words.length)]).join(' ');
  const message = kind === 'poison' ? `${about} GTUBE` : `${about}, proszę o telefon`;
  return { ...rest, name: `Klient ${n}`, phone: `6${10_000_000 + n}`, message };
}

const words =
  `mrówki kuchnia szczury piwnica pluskwy sypialnia kuny poddasze pleśń łazienka osy balkon karaluchy blok mole
   szafa nornice ogród komary taras ćmy magazyn gołębie parapet krety trawnik zapach ściana wilgoć strych rury
   hotel sklep biuro szkoła termin wycena pilne jutro sobota rano wieczorem dziecko alergia pies kot sąsiad`.split(
    /\s+/,
  );

async function event(id: string) {
  current = id;
  await deliver(id, parts()).catch(() => {});
  current = null;
  take();
}

async function sweepNow() {
  memory.now = now;
  const before = now;
  await sweep(parts(), { budget: 200_000, clock: Date.now });
  now = before;
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
      if (!message || text.includes(`messages -- show ${id}`)) continue;
      message.firstAt ??= now;
      for (const to of arrived?.to ?? []) message.counts.set(to, (message.counts.get(to) ?? 0) + 1);
    }
    // Long runs would keep every e-mail in memory.
    if (arrived) arrived.raw = '';
  }
}

async function pass(minutes: number) {
  for (let passed = 0; passed < minutes; passed++) {
    now += minute;
    memory.now = now;
    if (((now - start) / minute) % 5 === 0) await sweepNow();
  }
}

async function flood(size: number) {
  const amid = Math.floor(size / 2);
  const ids: string[] = [];
  for (let n = 0; n < size; n++) {
    now += 14_000 / size;
    memory.now = now;
    ids.push(await store(n === amid ? 'genuine' : 'flood'));
  }
  now = Math.ceil(now / minute) * minute;
  memory.now = now;
  const customer = ids[amid] ?? '';
  for (const id of ids) await event(id);
  return customer;
}

const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
const floodSize = Number(values.flood ?? Math.min(2000, Math.floor(total / 5)));
const genuine = total - floodSize;
let customer = '';
/** A connection that failed for it says nothing about the flood. */
let customerHarmed = false;
for (let n = 0; n < genuine; n++) {
  await pass(3);
  const id = await store(random() < 0.002 ? 'poison' : 'genuine');
  // One event in twenty never comes.
  if (random() >= 0.05) await event(id);
  else {
    const message = messages.get(id);
    if (message) message.harmed = true;
  }
  if (n === Math.floor(genuine / 2)) {
    customer = await flood(floodSize);
    customerHarmed = messages.get(customer)?.harmed ?? true;
    // Whoever writes within the next hours finds the cap used up.
    for (const one of messages.values()) if (one.storedAt > now - 60 * minute) one.harmed = true;
  }
  if ((n + 1) % 1000 === 0) console.log(`${n + 1} genuine messages after ${seconds()} s`);
}

// Everybody behaves again, and the operator resumes what was parked.
const atEnd = await entries();
const parked = [...atEnd.values()].filter((entry) => entry.state === 'parked').length;
healed = true;
office.poison = [];
await resumeParked(atEnd);
await pass(8 * 60);

const last = await entries();
const figures = { lost: 0, doubledMarked: 0, doubledUnmarked: 0, stuck: 0, lateUnharmed: 0, lateHarmed: 0 };
const waits: number[] = [];
for (const [id, { kind, storedAt, firstAt, counts, harmed }] of messages) {
  const entry = last.get(id);
  if (recipients.some((one) => !counts.get(one))) figures.lost++;
  if (entry?.state !== 'sent') figures.stuck++;
  if (Math.max(...counts.values(), 0) > 1)
    figures[entry?.possibleDuplicate ? 'doubledMarked' : 'doubledUnmarked']++;
  if (kind !== 'genuine' || firstAt === null) continue;
  const wait = (firstAt - storedAt) / minute;
  waits.push(wait);
  if (!harmed && wait > promised.unharmed) figures.lateUnharmed++;
  if (harmed && wait > promised.harmed) figures.lateHarmed++;
}
waits.sort((one, other) => one - other);
const at = (share: number) =>
  `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(0)} min`;
const amid = messages.get(customer);
const amidWait = amid?.firstAt ? (amid.firstAt - amid.storedAt) / minute : Number.POSITIVE_INFINITY;

console.log(`
messages                   ${messages.size}, seed ${values.seed}, ledger in ${values.ledger}, ${seconds()} s
simulated time             ${((now - start) / (24 * 60 * minute)).toFixed(1)} days
failed connections         ${Object.entries(injected)
  .map(([manners, n]) => `${manners} ×${n}`)
  .join(', ')}
connections, e-mails       ${office.connections}, ${office.arrived.length}
lost                       ${figures.lost}
doubled, marked            ${figures.doubledMarked}
doubled, not marked        ${figures.doubledUnmarked}
parked until resumed       ${parked}
stuck in the end           ${figures.stuck}
genuine: first copy after  half ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, all ${at(1)}
later than promised        ${figures.lateUnharmed} unharmed, ${figures.lateHarmed} harmed
a customer amid ${floodSize} writes  after ${amidWait.toFixed(1)} min${customerHarmed ? ', its connection failed' : ''}`);

await office.close();
await stopEmulator();
const bad =
  figures.lost + figures.doubledUnmarked + figures.stuck + figures.lateUnharmed + figures.lateHarmed;
process.exit(bad === 0 && (customerHarmed || amidWait <= promised.unharmed) ? 0 : 1);

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
