import { randomUUID } from 'node:crypto';
import { contactEmail, type Firm, type StoredMessage } from '../email/contactEmail.ts';
import { digestEmail, firstOfDigest } from '../email/digestEmail.ts';
import { type Email, type Mailer, MailError, type Recipient } from '../email/email.ts';
import { parkedEmail } from '../email/parkedEmail.ts';
import { isJpeg } from '../email/photos.ts';
import { readingFor } from '../email/reader.ts';
import { type Notifications, sendNotice } from './notice.ts';
import type { Claim, DigestClaim, Failure, Ledger, SelectForDigest } from './ledger.ts';

/** Writes ids, counts and codes into the function's log, never a visitor's text. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

export interface DeliveryParts extends Firm {
  ledger: Ledger;
  mailer: Mailer;
  log: Log;
  /** @default none */
  notifications?: Notifications | undefined;
}

/** Thrown so that the platform repeats the event. It has no text of the message. */
export class NotDelivered extends Error {
  readonly code: string;
  /** True if the next message will fail, too: the fault is not in this one. */
  readonly serverDown: boolean;
  /** True if a digest was refused and is sent again in halves. */
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

/**
 * Sends the e-mail about one message once, also if it is called several times or in parallel.
 *
 * @param notice Whether the owner's notice goes out now, beside the e-mail, or with the sweep.
 */
export async function deliver(id: string, parts: DeliveryParts, notice: 'now' | 'later' = 'now') {
  const { ledger, log, reader } = parts;
  // Throws for a wrong reader before a message is claimed.
  readingFor(reader);
  const owner = randomUUID();
  const claim = await ledger.claim(id, owner, parts.notifications !== undefined);

  if (claim.verdict === 'busy') {
    // A return would end the event, and the message would be lost if its owner crashed.
    throw new NotDelivered(id, 'busy');
  }
  if (claim.verdict === 'held') log('warn', 'mail cap reached, message held for the digest', { id });
  if (claim.verdict !== 'yours') return claim.verdict;

  // At the same time as the e-mail, so that it does not delay it.
  const notified = claim.noticeDue && notice === 'now' ? sendNotice(id, parts) : null;
  try {
    return await sendClaimed(claim, owner, parts);
  } finally {
    await notified;
  }
}

async function sendClaimed(
  claim: Claim & { verdict: 'yours' },
  owner: string,
  parts: DeliveryParts,
): Promise<'sent'> {
  const { ledger, mailer, log } = parts;
  const { id } = claim.message;
  const email = () => emailAbout(claim.message, claim.messageId, parts);
  const failure = await tryToSend(mailer, email, claim.missing);
  if (failure) {
    log('warn', 'e-mail failed', { id, code: failure.code, recipients: failure.missing?.length ?? 'all' });
    const parked = await ledger.failed([id], owner, failure);
    await reportParked(parked, failure, parts);
    throw new NotDelivered(id, failure.code, { serverDown: failure.fault !== 'content' });
  }
  if (!(await ledger.sent([id], owner))) {
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
  const ids = digest.messages.map(({ id }) => id);
  if (failure) {
    log('warn', 'digest failed', { digest: digest.id, messages: ids.length, code: failure.code });
    await reportParked(await ledger.failed(ids, owner, failure), failure, parts);
    throw new NotDelivered(`digest ${digest.id}`, failure.code, {
      serverDown: failure.fault !== 'content',
      halved: failure.permanent && failure.fault === 'content',
    });
  }
  await ledger.sent(ids, owner);
  log('info', 'digest sent', { digest: digest.id, messages: ids.length });
  return digest;
}

/** A digest of one message is the message's own e-mail, with a Reply-To. */
function digestOf({ messages, messageId }: DigestClaim, parts: DeliveryParts): Email | Promise<Email> {
  const [first, ...others] = messages;
  return first && others.length === 0
    ? emailAbout(first, messageId, parts)
    : digestEmail(messages, messageId, parts);
}

/** Returns the e-mail about one message, with its photos. A broken photo is named in it and logged. */
async function emailAbout(message: StoredMessage, messageId: string, parts: DeliveryParts): Promise<Email> {
  const photos = await parts.ledger.photos(message.id);
  for (const { number, bytes } of photos) {
    if (!isJpeg(bytes)) parts.log('warn', 'photo is not a JPEG', { id: message.id, photo: number });
  }
  return contactEmail({ ...message, photos }, messageId, parts);
}

/** Sends the company a notice about parked messages, without their text. */
async function reportParked(ids: readonly string[], { code }: Failure, parts: DeliveryParts) {
  const { mailer, log } = parts;
  for (const id of ids) {
    log('error', 'message parked, the mail server refuses it', { id, code });
    const failure = await tryToSend(mailer, () => parkedEmail(id, code, parts), null);
    if (failure) log('warn', 'notice of a parked message failed', { id, code: failure.code });
  }
}

async function tryToSend(
  mailer: Mailer,
  compose: () => Email | Promise<Email>,
  missing: readonly Recipient[] | null,
): Promise<Failure | null> {
  try {
    await mailer.send(await compose(), missing);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    return { code: 'internal', mayHaveArrived: false, permanent: false, fault: 'content' };
  }
}
