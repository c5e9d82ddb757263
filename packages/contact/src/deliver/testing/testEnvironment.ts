import type { ContactMessage } from '../../contract/contactMessage.ts';
import { type Email, type Mailer, MailError, type MailFault, type Recipient } from '../../email/email.ts';
import { resumeDelivery } from '../delivery.ts';
import { deliver, type DeliveryOptions } from '../deliver.ts';
import { defaultRules } from '../ledger.ts';
import { sweep } from '../sweep.ts';
import { MemoryLedger } from './memoryLedger.ts';

const minute = 60_000;

export const recipients: readonly Recipient[] = ['biuro@example.com', 'szef@example.com'];

/** Response of the mail server to an e-mail. */
export type ServerResponse =
  | 'accept'
  | 'later'
  | 'refuse'
  | 'refuse one'
  | 'down'
  /** It accepts the e-mail, and its response is lost. */
  | 'response lost'
  /** The connection breaks before it has the e-mail. */
  | 'connection lost'
  /** The process ends before the e-mail is sent. */
  | 'crash before'
  /** The process ends after the e-mail is sent. */
  | 'crash after';

export type MessageKind = 'genuine' | 'flood' | 'refused';

/** Simulates visitors, mail server, clock and crashes around a ledger in memory. Records received e-mails. */
export class TestEnvironment {
  readonly rules = { ...defaultRules, capPerHour: 4 };
  readonly ledger = new MemoryLedger(this.rules);
  /** How often each recipient received each message. */
  readonly received = new Map<string, Map<Recipient, number>>();
  /** Messages that the operator has resent. */
  readonly resent = new Set<string>();
  readonly deleted = new Set<string>();
  readonly refused = new Set<string>();
  /** Responses to the next e-mails in order; then `accept`. */
  responses: ServerResponse[] = [];
  isHealthy = false;

  get ids(): string[] {
    return [...this.received.keys()];
  }

  store(kind: MessageKind) {
    const n = this.received.size;
    const id = `message${n.toString().padStart(13, '0')}`;
    this.received.set(id, new Map());
    if (kind === 'refused') this.refused.add(id);
    this.ledger.messages.set(id, { content: createContent(kind, n), createdAt: this.ledger.now });
  }

  deliver(id: string) {
    return this.#survive((parts) => deliver(id, parts));
  }

  sweep() {
    return this.#survive((parts) => sweep(parts, { budget: 60 * minute, clock: () => this.ledger.now }));
  }

  advance(minutes: number) {
    this.ledger.now += minutes * minute;
  }

  resume(id: string) {
    const entry = this.ledger.entries.get(id);
    if (entry?.state === 'parked') this.ledger.entries.set(id, resumeDelivery(entry, this.ledger.now));
  }

  resend(id: string) {
    const entry = this.ledger.entries.get(id);
    if (entry?.state !== 'sent') return;
    this.resent.add(id);
    this.ledger.entries.set(id, resumeDelivery(entry, this.ledger.now));
  }

  delete(id: string) {
    this.deleted.add(id);
    this.ledger.messages.delete(id);
    this.ledger.entries.delete(id);
  }

  /** Runs until the end or until a simulated crash. */
  async #survive(work: (parts: DeliveryOptions) => Promise<unknown>): Promise<void> {
    let crash = () => {};
    const killed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    const parts = { ledger: this.ledger, mailer: this.#mailer(crash), log: () => {} };
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
        const isRefused = !this.isHealthy && ids.some((id) => this.refused.has(id));
        const answer = isRefused ? 'refuse' : (this.responses.shift() ?? 'accept');
        if (answer === 'crash before') return end();
        if (answer === 'refuse one' && to.length > 1) {
          this.#take(ids, to.slice(1));
          throw createMailError('smtp-550', { permanent: true, fault: 'envelope', missing: to.slice(0, 1) });
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

  /** A digest contains a whole group, although it prints only three of its messages. */
  #messagesIn({ messageId = '' }: Email): readonly string[] {
    const digest = /^<digest-(.*)@/.exec(messageId)?.[1];
    if (digest !== undefined) return this.ledger.digests.get(digest) ?? [];
    const single = /^<(\w+)@/.exec(messageId)?.[1];
    return single === undefined ? [] : [single];
  }
}

const faults = {
  later: { fault: 'content' },
  refuse: { fault: 'content', permanent: true },
  'refuse one': { fault: 'envelope', permanent: true },
  down: { fault: 'server' },
  'response lost': { fault: 'content', mayHaveArrived: true },
  'connection lost': { fault: 'content', mayHaveArrived: true },
} as const satisfies Partial<Record<ServerResponse, Partial<MailFault>>>;

function createMailError(code: string, details: Partial<MailFault>): MailError {
  return new MailError({ code, mayHaveArrived: false, permanent: false, fault: 'server', ...details });
}

const subjects = [
  'mrówki',
  'szczury',
  'pluskwy',
  'kuny',
  'pleśń',
  'osy',
  'karaluchy',
  'mole',
  'nornice',
  'ćmy',
];

function createContent(kind: MessageKind, n: number): ContactMessage {
  const rest = { email: null, service: null };
  if (kind === 'flood') {
    const message = `Okazja ${n}: kup obserwujących i opinie już dziś, tanio`;
    return { ...rest, name: `Promocja ${n}`, phone: `5${100_000_00 + n}`, message };
  }
  const about = [0, 1, 2].map((place) => `${subjects[(n * 7 + place * 3) % 10]}${'abcdefg'[n % 7]}`);
  return { ...rest, name: `Klient ${n}`, phone: `6${100_000_00 + n}`, message: about.join(' ') };
}
