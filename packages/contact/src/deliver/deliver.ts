import { randomUUID } from 'node:crypto';
import { contactEmail, type Firm } from '../email/contactEmail.ts';
import { digestEmail, firstOfDigest } from '../email/digestEmail.ts';
import { type Email, type Mailer, MailError, type Recipient } from '../email/email.ts';
import { parkedEmail } from '../email/parkedEmail.ts';
import { readingFor } from '../email/reader.ts';
import type { DigestClaim, Failure, Ledger, SelectForDigest } from './ledger.ts';

/** What goes into the function's log: ids, counts and codes, never a visitor's words. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

/** What a delivery needs: the ledger, the mailer and the log, and beside them what the e-mails go by. */
export interface DeliveryParts extends Firm {
  ledger: Ledger;
  mailer: Mailer;
  log: Log;
}

/** Thrown so that the platform delivers the event again. Names the message, never what is in it. */
export class NotDelivered extends Error {
  readonly code: string;
  /** True when the mail server takes nothing from us for now, so that the next message will fare no better. */
  readonly serverDown: boolean;
  /** True when a digest was refused and is tried again in halves. */
  readonly halved: boolean;

  constructor(id: string, code: string, { serverDown = false, halved = false } = {}) {
    super(
      `Message ${id} is not delivered yet: ${code}. It is safe in contact_messages and will be tried again.`,
    );
    this.name = 'NotDelivered';
    this.code = code;
    this.serverDown = serverDown;
    this.halved = halved;
  }
}

/** Sends the e-mail about one message, once: however often and by however many it is called. */
export async function deliver(id: string, parts: DeliveryParts) {
  const { ledger, mailer, log, reader } = parts;
  // Fails for a reader that there is not before any message is touched.
  readingFor(reader);
  const owner = randomUUID();
  const claim = await ledger.claim(id, owner);

  if (claim.verdict === 'busy') {
    // To return would tell the platform that all is done, and the message would hang on the holder alone.
    throw new NotDelivered(id, 'busy');
  }
  if (claim.verdict === 'held') log('warn', 'mail cap reached, message held for the digest', { id });
  if (claim.verdict !== 'yours') return claim.verdict;

  const email = () => contactEmail(claim.message, claim.messageId, parts);
  const failure = await tryToSend(mailer, email, claim.missing);
  if (failure) {
    log('warn', 'e-mail failed', { id, code: failure.code, recipients: failure.missing?.length ?? 'all' });
    const parked = await ledger.failed(id, owner, failure);
    await tellOfParked(parked, failure, parts);
    throw new NotDelivered(id, failure.code, { serverDown: failure.fault !== 'content' });
  }
  if (!(await ledger.sent(id, owner))) {
    log('warn', 'lease ran out while sending, a duplicate is possible', { id });
  }
  return 'sent';
}

/**
 * Sends held messages as one e-mail. Returns what went out; null when nothing is due.
 *
 * @param isLast Whether the e-mail is to name everything that is held, also what it has no room to print.
 */
export async function deliverDigest(parts: DeliveryParts, isLast = false): Promise<DigestClaim | null> {
  const { ledger, mailer, log, reader } = parts;
  readingFor(reader);
  const owner = randomUUID();
  const select: SelectForDigest = (messages) => (isLast ? messages : firstOfDigest(messages, parts));
  const digest = await ledger.claimDigest(owner, select);
  if (!digest) return null;

  const failure = await tryToSend(mailer, () => digestOf(digest, parts), digest.missing);
  const size = digest.messages.length;
  if (failure) {
    log('warn', 'digest failed', { digest: digest.id, messages: size, code: failure.code });
    await tellOfParked(await ledger.digestFailed(digest, owner, failure), failure, parts);
    throw new NotDelivered(`digest ${digest.id}`, failure.code, {
      serverDown: failure.fault !== 'content',
      halved: failure.permanent && failure.fault === 'content',
    });
  }
  await ledger.digestSent(digest, owner);
  log('info', 'digest sent', { digest: digest.id, messages: size });
  return digest;
}

/** A digest of one is the message's own e-mail, which also has its Reply-To. */
function digestOf({ messages, messageId }: DigestClaim, firm: Firm): Email {
  const [first, ...others] = messages;
  return first && others.length === 0
    ? contactEmail(first, messageId, firm)
    : digestEmail(messages, messageId, firm);
}

/** Tells the company that there are messages which it cannot get by e-mail. What they say stays out of it. */
async function tellOfParked(ids: readonly string[], { code }: Failure, parts: DeliveryParts) {
  const { mailer, log } = parts;
  for (const id of ids) {
    log('error', 'message parked, the mail server refuses it', { id, code });
    const failure = await tryToSend(mailer, () => parkedEmail(id, code, parts), null);
    if (failure) log('warn', 'notice of a parked message failed', { id, code: failure.code });
  }
}

async function tryToSend(
  mailer: Mailer,
  compose: () => Email,
  missing: readonly Recipient[] | null,
): Promise<Failure | null> {
  try {
    await mailer.send(compose(), missing);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    return { code: 'internal', mayHaveArrived: false, permanent: false, fault: 'content' };
  }
}
