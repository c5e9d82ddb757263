import { standardFields } from '../../contract/fields.ts';
import { type Email, type Mailer, MailError, type MailFault } from '../../email/email.ts';
import { emailLanguages } from '../../email/locale.ts';
import { emptyBudget } from '../budget.ts';
import { alone, createDelivery, defaultLimits, type Delivery } from '../delivery.ts';
import * as jobs from '../job.ts';
import type { DeliveryLedger } from '../ledger.ts';
import type { DeliveryOptions } from '../options.ts';

export const minute = 60_000;

const fault = (code: string, details: Partial<MailFault>): MailFault => ({
  code,
  isTransmitted: true,
  mayHaveArrived: false,
  cause: 'content',
  ...details,
});
/** Answers of a mail server. */
export const answers = {
  accept: null,
  refuse: fault('smtp-421', {}),
  drop: fault('ECONNECTION', { mayHaveArrived: true }),
  'dead recipient': fault('smtp-550', { cause: 'recipients', missing: ['b@x.pl'] }),
  'unknown error': fault('internal', { cause: 'internal', mayHaveArrived: true }),
  down: fault('smtp-450', { cause: 'server', isTransmitted: false }),
} as const satisfies Record<string, MailFault | null>;
export type Answer = keyof typeof answers;

const recipients = ['a@x.pl', 'b@x.pl'];

interface Content extends Record<'name' | 'phone' | 'message', string> {
  email?: string;
}

type Operations = Omit<DeliveryLedger, 'clock' | 'limits' | 'log' | 'mailDomain'>;

interface Stored {
  content: Content;
  hasPhotos: boolean;
  /** The value that the server refuses, whatever it answers. */
  refused: string | undefined;
}

/** A mail server, and the ledger of its messages in memory. */
export class World {
  now = Date.UTC(2026, 10, 20);
  readonly limits = { ...defaultLimits };
  readonly messages = new Map<string, Stored>();
  readonly entries = new Map<string, Delivery>();
  budget = emptyBudget;
  /** Answer to the next e-mails. */
  answer: (email: Email) => Answer = () => 'accept';
  /** Probability that the process ends before or after an operation of the ledger. */
  crashes = 0;
  /** Times of transmitted e-mails. */
  readonly transmitted: number[] = [];
  /** The recipients that have the text of each message. */
  readonly arrived = new Map<string, Set<string>>();
  /** Messages whose text the server accepted. */
  readonly accepted = new Set<string>();
  /** Accepted e-mails. */
  readonly emails: Email[] = [];
  readonly logged: string[] = [];
  /** Messages that were sent again without a mark. */
  readonly faults: string[] = [];
  #seed: number;

  constructor(seed = 1) {
    this.#seed = seed;
  }

  /** Returns a number from 0 to 1 (Lehmer's generator). */
  random = () => (this.#seed = (this.#seed * 48_271) % (2 ** 31 - 1)) / 2 ** 31;

  /** Stores a message. `refused`: the field whose value the server refuses. */
  store({
    refused = '',
    hasPhotos = false,
    ...changed
  }: Partial<Content> & { refused?: string; hasPhotos?: boolean } = {}) {
    const number = 1000 + this.messages.size;
    const id = `message${number}`;
    const content = { name: `Name${number}`, phone: `600 10${number}`, message: `Text${number}`, ...changed };
    this.messages.set(id, { content, hasPhotos, refused: content[refused as 'name'] });
    this.entries.set(id, createDelivery(id, this.now, 1, 'example.com'));
    return id;
  }

  states = () => Array.from(this.entries.values(), ({ state }) => state).join(' ');

  readonly #operations: Operations = {
    claimMessage: async (id, owner) => {
      const before = { entry: this.#getEntry(id), budget: this.budget };
      const { result, entry, budget } = jobs.claimDelivery(before, {
        owner,
        now: this.now,
        limits: this.limits,
      });
      this.entries.set(id, entry);
      this.budget = budget;
      return result === 'claimed' ? { result, entry, message: this.#read(id) } : { result };
    },
    claimDigest: async (kind, owner) => {
      const waiting = [...this.entries].filter(
        ([, entry]) => entry.state === (kind === 'digest' ? 'held' : 'digest') && jobs.isDue(entry, this.now),
      );
      const part = waiting.filter(([, { batch }]) => batch === waiting[0]?.[1].batch).slice(0, 500);
      const options = { kind, owner, now: this.now, limits: this.limits };
      const claimed = jobs.claimDigest(new Map(part), this.budget, options);
      if (!claimed) return null;
      this.budget = claimed.budget;
      for (const [id, entry] of claimed.entries) this.entries.set(id, entry);
      const [first] = claimed.entries.values();
      return { ids: [...claimed.entries.keys()], missing: first?.missing ?? null };
    },
    changeEntries: async (ids, change) =>
      ids.map((id) => {
        const { hasPhotos } = this.messages.get(id)!;
        const changed = change(this.#getEntry(id), { id, now: this.now, hasPhotos });
        if (changed) this.entries.set(id, changed);
        return changed;
      }),
    getBudget: async () => this.budget,
    changeBudget: async (change) => {
      const after = change(this.budget);
      this.budget = after ?? this.budget;
      return after !== null;
    },
    readMessages: async (ids) => ids.map(this.#read),
    listDueMessages: async (kind) =>
      [...this.entries]
        .filter(
          ([, entry]) =>
            ['retry', 'sending'].includes(entry.state) &&
            jobs.isDue(entry, this.now) &&
            (entry.batch === alone) === (kind === 'retry'),
        )
        .sort(([, one], [, other]) => one.failures - other.failures)
        .map(([id]) => id),
    readPhotos: async (id) =>
      this.messages.get(id)!.hasPhotos ? [{ number: 1, bytes: new Uint8Array() }] : [],
    claimConfirmation: async (address) => address !== 'c@x.pl',
    addUnclaimed: async () => {},
    countWaiting: async () => {
      const parked = [...this.entries.values()].filter(({ state }) => state === 'parked').length;
      return { overdue: 0, parked };
    },
    expireUnsent: async () => ({ count: 0, first: null }),
    recordHeartbeat: async () => {},
  };

  #getEntry = (id: string) => this.entries.get(id)!;
  #read = (id: string) => {
    const { receivedAt, possibleDuplicate } = this.#getEntry(id);
    return {
      id,
      content: { ...this.messages.get(id)!.content },
      fields: standardFields,
      receivedAt,
      possibleDuplicate,
    };
  };

  readonly options: DeliveryOptions & { mailer: Mailer } = {
    mailer: { send: (email, missing) => this.#send(email, missing ?? recipients) },
    ledger: {
      ...(Object.fromEntries(
        Object.entries<(...input: never[]) => Promise<unknown>>(this.#operations).map(([name, run]) => [
          name,
          (...input: never[]) => this.#crash(() => run(...input)),
        ]),
      ) as unknown as Operations),
      limits: this.limits,
      mailDomain: 'example.com',
      clock: () => this.now,
      log: (...line) => this.logged.push(JSON.stringify(line)),
    },
  };

  async #crash(run: () => Promise<unknown>) {
    const end = this.crashes > 0 ? this.random() : 1;
    if (end < this.crashes / 2) throw new Error('crash');
    const result = await run();
    if (end < this.crashes) throw new Error('crash');
    return result;
  }

  async #send(email: Email, to: readonly string[]) {
    const { text } = email;
    const isRefused = [...this.messages.values()].some(({ refused }) => refused && text.includes(refused));
    const given = this.answer(email);
    const result: MailFault | null = answers[isRefused && given !== 'down' ? 'refuse' : given];
    const hasArrived = !result || result.missing || (result.mayHaveArrived && this.random() < 0.5);
    const reached = hasArrived ? to.filter((recipient) => !result?.missing?.includes(recipient)) : [];
    for (const [id, { content }] of this.messages) {
      if (!text.includes(content.message)) continue;
      const having = this.arrived.get(id) ?? new Set();
      if (!text.includes(emailLanguages.pl.repeated) && reached.some((recipient) => having.has(recipient)))
        this.faults.push(`${id} has no mark`);
      this.arrived.set(id, new Set([...having, ...reached]));
      if (!result || (result.missing && reached.length > 0)) this.accepted.add(id);
    }
    if (result?.missing && reached.length === 0)
      throw new MailError({ ...result, isTransmitted: false, missing: to });
    if (result?.isTransmitted !== false) this.transmitted.push(this.now);
    if (result && !(result.missing && reached.length === to.length))
      throw result.code === 'internal' ? new Error('broken') : new MailError(result);
    this.emails.push(email);
  }
}
