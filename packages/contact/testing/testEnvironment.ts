import type { ContactMessage } from '../src/contract/contactMessage.ts';
import { type Email, type Mailer, MailError, type MailFault, type Recipient } from '../src/email/email.ts';
import { resumeDelivery } from '../src/deliver/delivery.ts';
import { deliver } from '../src/deliver/deliver.ts';
import type { DeliveryOptions } from '../src/deliver/options.ts';
import { type Delivery, defaultRules } from '../src/deliver/ledger.ts';
import { sweep } from '../src/deliver/sweep.ts';
import { TestDatabase } from './testDatabase.ts';

const minute = 60_000;

export const recipients: readonly Recipient[] = ['biuro@example.com', 'szef@example.com'];

/** Responses of the mail server to an e-mail. `account`: it refuses the account after it has the e-mail. */
export const serverResponses = [
  ...(['accept', 'later', 'refuse', 'refuse one', 'account', 'down', 'response lost'] as const),
  // The connection breaks, or the process ends, before or after the e-mail is sent.
  ...(['connection lost', 'crash before', 'crash after'] as const),
];
export type ServerResponse = (typeof serverResponses)[number];

/** The server refuses the text, or also the name, of the last two kinds. */
export type MessageKind = 'genuine' | 'flood' | 'refused text' | 'refused name';

/** Simulates visitors, mail server, clock and crashes around a ledger in memory. Records received e-mails. */
export class TestEnvironment {
  readonly rules = { ...defaultRules, capPerHour: 4 };
  readonly #database = new TestDatabase(this.rules);
  /** How often each recipient received each message. */
  readonly received = new Map<string, Map<Recipient, number>>();
  /** Messages that the operator has resent. */
  readonly resent = new Set<string>();
  readonly deleted = new Set<string>();
  /** Times of the e-mails that the server received, whatever it replied. */
  readonly transmitted: number[] = [];
  /** Responses to the next e-mails in order; then `accept`. */
  responses: ServerResponse[] = [];
  isHealthy = false;

  get ids(): string[] {
    return [...this.received.keys()];
  }

  get now(): number {
    return this.#database.now;
  }

  get entries(): Map<string, Delivery> {
    return this.#database.entries;
  }

  store(kind: MessageKind) {
    const n = this.received.size;
    const id = `message${n.toString().padStart(13, '0')}`;
    this.received.set(id, new Map());
    this.#database.store(id, createContent(kind, n));
  }

  deliver(id: string) {
    return this.#survive((parts) => deliver(id, parts));
  }

  sweep() {
    return this.#survive((parts) => sweep(parts, { budget: 60 * minute, clock: () => this.now }));
  }

  advance(minutes: number) {
    this.#database.now += minutes * minute;
  }

  resume(id: string) {
    const entry = this.entries.get(id);
    if (entry?.state === 'parked') this.#database.setEntry(id, resumeDelivery(entry, this.now));
  }

  resend(id: string) {
    const entry = this.entries.get(id);
    if (entry?.state !== 'sent') return;
    this.resent.add(id);
    this.#database.setEntry(id, resumeDelivery(entry, this.now));
  }

  delete(id: string) {
    this.deleted.add(id);
    this.#database.delete(id);
  }

  /** Runs until the end or until a simulated crash. */
  async #survive(work: (parts: DeliveryOptions) => Promise<unknown>): Promise<void> {
    let crash = () => {};
    const killed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    const parts = { ledger: this.#database.ledger, mailer: this.#mailer(crash), log: () => {} };
    await Promise.race([work(parts).catch(() => {}), killed]);
  }

  #mailer(crash: () => void): Mailer {
    const end = () => {
      crash();
      return new Promise<never>(() => {});
    };
    return {
      send: async (email, missing) => {
        const to = missing ?? recipients;
        const ids = this.#messagesIn(email);
        const isRefused = !this.isHealthy && readEmail(email).includes(refusedWord);
        const answer = isRefused ? 'refuse' : (this.responses.shift() ?? 'accept');
        if (answer === 'crash before') return end();
        const isUntransmitted = answer === 'down' || (answer === 'refuse one' && to.length === 1);
        if (!isUntransmitted) this.transmitted.push(this.now);
        if (answer === 'refuse one' && to.length > 1) {
          this.#take(ids, to.slice(1));
          const refused = { permanent: true, fault: 'recipients', missing: to.slice(0, 1) } as const;
          throw createMailError('smtp-550', refused);
        }
        if (answer in faults) {
          if (answer === 'response lost') this.#take(ids, to);
          throw createMailError(answer, faults[answer as keyof typeof faults]);
        }
        this.#take(ids, to);
        if (answer === 'crash after') return end();
      },
    };
  }

  #take(ids: readonly string[], to: readonly Recipient[]) {
    for (const id of ids) {
      const counts = this.received.get(id);
      for (const one of to) counts?.set(one, (counts.get(one) ?? 0) + 1);
    }
  }

  #messagesIn({ messageId = '' }: Email): readonly string[] {
    const digest = /^<digest-(.*)@/.exec(messageId)?.[1];
    if (digest !== undefined)
      return [...this.entries].flatMap(([id, entry]) => (entry.digest === digest ? [id] : []));
    const single = /^<(\w+)@/.exec(messageId)?.[1];
    return single === undefined ? [] : [single];
  }
}

const refusedWord = 'GTUBE';

/** Returns all that a spam filter reads. */
const readEmail = ({ subject, text, attachments = [] }: Email) =>
  [subject, text, ...attachments.map(({ content }) => content.toString())].join();

const faults = {
  later: { fault: 'content' },
  refuse: { fault: 'content', permanent: true },
  account: { fault: 'server', permanent: true },
  // The only recipient that is missing.
  'refuse one': { fault: 'server', permanent: true, isTransmitted: false },
  down: { fault: 'server', isTransmitted: false },
  'response lost': { fault: 'content', mayHaveArrived: true },
  'connection lost': { fault: 'content', mayHaveArrived: true },
} as const satisfies Partial<Record<ServerResponse, Partial<MailFault>>>;

function createMailError(code: string, details: Partial<MailFault>): MailError {
  const fault = { isTransmitted: true, mayHaveArrived: false, permanent: false, fault: 'server' } as const;
  return new MailError({ code, ...fault, ...details });
}

const subjects = 'mrówki szczury pluskwy kuny pleśń osy karaluchy mole nornice ćmy'.split(' ');

function createContent(kind: MessageKind, n: number): ContactMessage {
  const rest = { email: null, service: null };
  if (kind === 'flood') {
    const message = `Okazja ${n}: kup obserwujących i opinie już dziś, tanio`;
    return { ...rest, name: `Promocja ${n}`, phone: `5${100_000_00 + n}`, message };
  }
  const about = [0, 1, 2].map((place) => `${subjects[(n * 7 + place * 3) % 10]}${'abcdefg'[n % 7]}`);
  const name = kind === 'refused name' ? `${refusedWord} ${n}` : `Klient ${n}`;
  if (kind === 'refused text') about.push(refusedWord);
  return { ...rest, name, phone: `6${100_000_00 + n}`, message: about.join(' ') };
}
