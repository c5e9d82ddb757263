import { standardFields } from '../../contract/fields.ts';
import { type Email, MailError, type MailFault } from '../../email/email.ts';
import { emailLanguages } from '../../email/locale.ts';
import { emptyBudget } from '../budget.ts';
import { deliver } from '../deliver.ts';
import { defaultLimits, type Delivery, type Digest, type Job } from '../delivery.ts';
import type { DeliveryLedger } from '../firestoreLedger/ledger.ts';
import * as jobs from '../job.ts';
import type { DeliveryError, DeliveryOptions } from '../options.ts';
import { sweep } from '../sweep.ts';

export const minute = 60_000;
export const limits = { ...defaultLimits, capPerHour: 10 };

const fault = (code: string, details: Partial<MailFault>): MailFault => ({
  code,
  isTransmitted: true,
  mayHaveArrived: false,
  permanent: false,
  cause: 'content',
  ...details,
});
/** Answers of a mail server. Their texts do not matter. */
export const answers = {
  accept: null,
  'data 5xx': fault('smtp-554', { permanent: true }),
  'data 4xx': fault('smtp-451', {}),
  cut: fault('ECONNECTION', { mayHaveArrived: true }),
  'one recipient 5xx': fault('smtp-550', { permanent: true, cause: 'recipients', missing: ['b@x.pl'] }),
  'sender 5xx': fault('smtp-553', { permanent: true, cause: 'server', isTransmitted: false }),
  'unknown error': fault('internal', { mayHaveArrived: true }),
  down: fault('ECONNREFUSED', { cause: 'server', isTransmitted: false }),
} as const satisfies Record<string, MailFault | null>;
type Answer = keyof typeof answers;
const kinds = Object.keys(answers) as Answer[];

const recipients = ['a@x.pl', 'b@x.pl'];
/** What the server refuses of a message, whenever it accepts others. */
const poisons = ['nothing', 'nothing', 'nothing', 'message', 'name', 'phone'] as const;

type Content = Record<'name' | 'phone' | 'message', string> & { email?: string };

/** A mail server, and the ledger of its messages in memory. */
export class World {
  now = Date.UTC(2026, 10, 20);
  readonly limits = { ...limits };
  hasPhotos = false;
  readonly entries = new Map<string, Delivery>();
  readonly contents = new Map<string, Content>();
  /** Texts that the server refuses. */
  readonly poison = new Set<string>();
  /** Times of transmitted e-mails. */
  readonly transmitted: number[] = [];
  /** The recipients of each message that may have its number. */
  readonly arrived = new Map<string, Set<string>>();
  /** The texts of accepted e-mails. */
  readonly texts: string[] = [];
  /** The Message-IDs of all attempts. */
  readonly messageIds: (string | undefined)[] = [];
  readonly logged: string[] = [];
  /** Messages in an accepted notice. */
  readonly announced = new Set<string>();
  /** What was sent without a lease, or again without a mark. */
  readonly faults: string[] = [];
  #sending: Pick<Digest, 'ids' | 'leaseUntil'> = { ids: [], leaseUntil: 0 };
  #budget = emptyBudget;
  readonly digests = new Map<string, Digest>();

  /**
   * @param answer Answer to each e-mail. If undefined, answers and crashes are random.
   * @param seed The same random numbers follow the same seed.
   */
  constructor(
    public answer?: Answer,
    private seed = 1,
  ) {
    for (const [name, run] of Object.entries<(...input: never[]) => Promise<unknown>>(this.#operations))
      Object.assign(this.options.ledger, { [name]: (...input: never[]) => this.#crash(() => run(...input)) });
  }

  readonly #operations: Omit<DeliveryLedger, 'clock' | 'limits' | 'log' | 'mailDomain'> = {
    claimMessage: async (id, owner) => {
      const before = { entry: this.#getEntry(id), budget: this.#budget };
      const { result, entry, budget } = jobs.claimDelivery(before, {
        owner,
        now: this.now,
        limits: this.limits,
      });
      this.entries.set(id, entry);
      this.#budget = budget;
      this.#sending = { ...entry, ids: [id] };
      return result === 'claimed' ? { result, entry, message: { ...entry, ...this.#read(id) } } : { result };
    },
    changeEntries: async (ids, change) => {
      const about = { now: this.now, hasPhotos: this.hasPhotos };
      const changed = ids.map((id) => change(this.#getEntry(id), { id, ...about }));
      for (const [index, id] of ids.entries()) this.entries.set(id, changed[index] ?? this.#getEntry(id));
      return changed;
    },
    getBudget: async () => this.#budget,
    changeBudget: async (change) => {
      const after = change(this.#budget);
      this.#budget = after ?? this.#budget;
      return after !== null;
    },
    getDigest: async (id) => this.digests.get(id) ?? null,
    writeDigests: async (changed) => {
      for (const [id, digest] of Object.entries(changed)) {
        this.digests.delete(id);
        if (digest) this.digests.set(id, (this.#sending = digest));
      }
    },
    readMessages: async (ids) =>
      ids.map((id) => ({ ...this.#read(id), entry: this.#getEntry(id), photoCount: 0 })),
    listHeld: async () => this.#list(this.entries, ({ state }) => state === 'held'),
    listDueMessages: async () =>
      this.#list(this.entries, (entry) => !['sent', 'held'].includes(entry.state) && this.#isDue(entry)),
    listDueDigests: async () => this.#list(this.digests, this.#isDue),
    readPhotos: async () => (this.hasPhotos ? [{ number: 1, bytes: new Uint8Array() }] : []),
    claimConfirmation: async () => false,
    addUnclaimed: async () => {},
    countWaiting: async () => ({ overdue: 0, parked: 0 }),
    expireUnsent: async () => ({ count: 0, first: null }),
    recordHeartbeat: async () => {},
  };

  #read = (id: string) => ({ id, content: this.contents.get(id)!, fields: standardFields });
  #getEntry = (id: string) => this.entries.get(id)!;
  #isDue = ({ leaseUntil }: Pick<Job, 'leaseUntil'>) => leaseUntil <= this.now;
  #list = <Kind>(all: ReadonlyMap<string, Kind>, isListed: (one: Kind) => boolean) =>
    [...all].filter(([, one]) => isListed(one)).map(([id]) => id);

  readonly options: DeliveryOptions = {
    mailer: { send: (email, missing) => this.#send(email, missing ?? recipients) },
    ledger: {
      ...this.#operations,
      limits: this.limits,
      mailDomain: 'example.com',
      clock: () => this.now,
      log: (...line) => this.logged.push(JSON.stringify(line)),
    },
  };

  /** Returns a number from 0 to 1 (Lehmer's generator). */
  random = () => (this.seed = (this.seed * 48_271) % (2 ** 31 - 1)) / 2 ** 31;

  /** Stores a message, with a random poison among random answers. Returns its id. */
  store(
    poison = this.answer ? 'nothing' : poisons[Math.floor(this.random() * poisons.length)]!,
    { state = 'retry', ...changed }: Partial<Content & Pick<Delivery, 'state'>> = {},
  ): string {
    const number = 100 + this.entries.size;
    const id = `message${number}`;
    const content = {
      name: `Name${number}`,
      phone: `600 100 ${number}`,
      message: `Text${number}`,
      ...changed,
    };
    this.contents.set(id, content);
    if (poison !== 'nothing') this.poison.add(content[poison]);
    this.entries.set(id, { ...jobs.createDelivery(id, this.now, 1, 'example.com'), state });
    return id;
  }

  /** Delivers a message. Returns how that ended, such as `sent`, or `thrown:` and the code. */
  deliver(id: string, changed: Partial<DeliveryOptions> = {}): Promise<string> {
    return deliver(id, { ...this.options, ...changed }).catch(({ code }: DeliveryError) => `thrown: ${code}`);
  }

  sweep = () => sweep(this.options);

  listStates = () => Array.from(this.entries.values(), ({ state }) => state).join(' ');

  /** Runs an operation of the ledger. The process may end before or after it. */
  async #crash(run: () => Promise<unknown>) {
    const end = this.answer ? 1 : this.random();
    if (end < 0.02) throw new Error('crash');
    const result = await run();
    if (end < 0.04) throw new Error('crash');
    return result;
  }

  async #send({ text, messageId }: Email, to: readonly string[]) {
    this.messageIds.push(messageId);
    const kind = this.answer ?? kinds[Math.floor(this.random() * kinds.length * 2)] ?? 'accept';
    const given = answers[kind];
    const isPoisoned = [...this.poison].some((refused) => text.includes(refused));
    const result: MailFault | null = isPoisoned && given?.cause !== 'server' ? answers['data 5xx'] : given;
    if (this.#isDue(this.#sending)) this.faults.push(`${this.#sending.ids.join()} has no lease`);
    if (result?.isTransmitted !== false) this.transmitted.push(this.now);
    const hasArrived = !result || result.mayHaveArrived || result.missing;
    const reached = hasArrived ? to.filter((recipient) => !result?.missing?.includes(recipient)) : [];
    for (const [id, { phone }] of this.contents) {
      if (!text.includes(phone)) continue;
      const having = this.arrived.get(id) ?? new Set();
      // A process that ends before it changes the entries of a digest leaves its messages to another digest, too.
      const isIn = [...this.digests.values()].filter(({ ids }) => ids.includes(id));
      const isMarked = text.includes(emailLanguages.pl.repeated) || isIn.length > 1;
      if (!isMarked && reached.some((recipient) => having.has(recipient)))
        this.faults.push(`${id} has no mark`);
      this.arrived.set(id, new Set([...having, ...reached]));
    }
    if (result) throw result.code === 'internal' ? new Error('broken') : new MailError(result);
    for (const id of this.#sending.ids) this.announced.add(id);
    this.texts.push(text);
  }
}
