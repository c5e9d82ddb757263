import { randomUUID } from 'node:crypto';
import { contactEmail, digestEmail } from '../email/contactEmail.ts';
import { type Email, type Mailer, MailError } from '../email/email.ts';
import type { Failure, Ledger } from './ledger.ts';

/** What goes into the function's log: ids, counts and codes, never a visitor's words. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

export interface DeliveryParts {
  ledger: Ledger;
  mailer: Mailer;
  log: Log;
}

/** Thrown so that the platform delivers the event again. Names the message, never what is in it. */
export class NotDelivered extends Error {
  readonly code: string;
  /** True when the mail server could not be reached, so that the next message will fare no better. */
  readonly serverDown: boolean;

  constructor(id: string, code: string, serverDown = false) {
    super(
      `Message ${id} is not delivered yet: ${code}. It is safe in contact_messages and will be tried again.`,
    );
    this.name = 'NotDelivered';
    this.code = code;
    this.serverDown = serverDown;
  }
}

/** Sends the e-mail about one message, once: however often and by however many it is called. */
export async function deliver(id: string, { ledger, mailer, log }: DeliveryParts) {
  const owner = randomUUID();
  const claim = await ledger.claim(id, owner);

  if (claim.verdict === 'busy') {
    // To return would tell the platform that all is done, and the message would hang on the holder alone.
    throw new NotDelivered(id, 'busy');
  }
  if (claim.verdict === 'held') log('warn', 'mail cap reached, message held for the digest', { id });
  if (claim.verdict !== 'yours') return claim.verdict;

  const failure = await tryToSend(mailer, () => contactEmail(claim.message, claim.messageId));
  if (failure) {
    log('warn', 'e-mail failed', { id, code: failure.code });
    await ledger.failed(id, owner, failure);
    throw new NotDelivered(id, failure.code, failure.serverDown);
  }
  if (!(await ledger.sent(id, owner))) {
    log('warn', 'lease ran out while sending, a duplicate is possible', { id });
  }
  return 'sent';
}

/** Sends held messages as one e-mail. Returns how many messages went out; 0 when none is due. */
export async function deliverDigest(parts: DeliveryParts, options = { following: false }): Promise<number> {
  const { ledger, mailer, log } = parts;
  const owner = randomUUID();
  const digest = await ledger.claimDigest(owner, options);
  if (!digest) return 0;

  const failure = await tryToSend(mailer, () => digestEmail(digest.messages, digest.messageId));
  if (failure) {
    log('warn', 'digest failed', { digest: digest.id, code: failure.code });
    await ledger.digestFailed(digest, owner, failure);
    throw new NotDelivered(`digest ${digest.id}`, failure.code);
  }
  await ledger.digestSent(digest, owner);
  log('info', 'digest sent', { digest: digest.id, messages: digest.messages.length });
  return digest.messages.length;
}

async function tryToSend(
  mailer: Mailer,
  compose: () => Email,
): Promise<(Failure & { serverDown: boolean }) | null> {
  try {
    await mailer.send(compose());
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    return { code: 'internal', mayHaveArrived: false, serverDown: false };
  }
}
