import { randomUUID } from 'node:crypto';
import { renderContactEmail, type EmailOptions, type StoredMessage } from '../email/renderContactEmail.ts';
import { renderDigestEmail, selectForDigest } from '../email/renderDigestEmail.ts';
import { type Email, type Mailer, MailError, type Recipient } from '../email/email.ts';
import { renderParkedEmail } from '../email/renderParkedEmail.ts';
import { isJpeg } from '../email/photos.ts';
import { createFormats } from '../email/locale.ts';
import { type Notifications, sendNotice } from './notice.ts';
import type { Claim, DigestClaim, Failure, Ledger, SelectForDigest } from './ledger.ts';

/** Logs ids, counts and codes, never a visitor's text. */
export type Log = (
  severity: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

export interface DeliveryOptions extends EmailOptions {
  ledger: Ledger;
  mailer: Mailer;
  log: Log;
  /** @default none */
  notifications?: Notifications | undefined;
}

/** Thrown so that the platform repeats the event. Contains no text of the message. */
export class DeliveryError extends Error {
  readonly code: string;
  /** Whether the next message will fail, too, because the cause is not in this one. */
  readonly isServerDown: boolean;
  /** Whether a digest was refused and is sent again in halves. */
  readonly isHalved: boolean;

  constructor(id: string, code: string, { serverDown = false, halved = false } = {}) {
    super(
      `Message ${id} is not delivered yet: ${code}. It is safe in contact_messages and will be tried again.`,
    );
    this.name = 'DeliveryError';
    this.code = code;
    this.isServerDown = serverDown;
    this.isHalved = halved;
  }
}

/**
 * Sends the e-mail about one message. Sends it once, even if called several times or in parallel.
 *
 * @param notice Whether the owner's notice is sent together with the e-mail or by the sweep.
 * @returns How the delivery ended, such as `sent`.
 * @throws DeliveryError if the message must be tried again.
 */
export async function deliver(id: string, options: DeliveryOptions, notice: 'now' | 'later' = 'now') {
  const { ledger, log, locale } = options;
  // Throws for an invalid locale before a message is claimed.
  createFormats(locale);
  const owner = randomUUID();
  const claim = await ledger.claim(id, owner, options.notifications !== undefined);

  if (claim.result === 'busy') {
    // Without an error the platform would end the event. The message would be late if its owner crashed.
    throw new DeliveryError(id, 'busy');
  }
  if (claim.result === 'held') log('warn', 'mail cap reached, message held for the digest', { id });
  if (claim.result !== 'claimed') return claim.result;

  // In parallel, so that it does not delay the e-mail.
  const notified = claim.isNoticeDue && notice === 'now' ? sendNotice(id, options) : null;
  try {
    return await sendClaimed(claim, owner, options);
  } finally {
    await notified;
  }
}

async function sendClaimed(
  claim: Claim & { result: 'claimed' },
  owner: string,
  options: DeliveryOptions,
): Promise<'sent'> {
  const { ledger, mailer, log } = options;
  const { id } = claim.message;
  const email = () => renderMessageEmail(claim.message, claim.messageId, options);
  const failure = await sendEmail(mailer, email, claim.missing);
  if (failure) {
    log('warn', 'e-mail failed', { id, code: failure.code, recipients: failure.missing?.length ?? 'all' });
    const parked = await ledger.recordFailure([id], owner, failure);
    await reportParked(parked, failure, options);
    throw new DeliveryError(id, failure.code, { serverDown: failure.fault !== 'content' });
  }
  if (!(await ledger.recordSent([id], owner))) {
    log('warn', 'lease ran out while sending, a duplicate is possible', { id });
  }
  return 'sent';
}

/**
 * Sends held messages as one e-mail. Returns the digest, or null if none is due.
 *
 * @param isLast Whether the e-mail lists all held messages, including those that it has no room to print.
 * @throws DeliveryError if the e-mail failed.
 */
export async function deliverDigest(options: DeliveryOptions, isLast = false): Promise<DigestClaim | null> {
  const { ledger, mailer, log, locale } = options;
  createFormats(locale);
  const owner = randomUUID();
  const select: SelectForDigest = (messages) => (isLast ? messages : selectForDigest(messages, options));
  const digest = await ledger.claimDigest(owner, select);
  if (!digest) return null;

  const failure = await sendEmail(mailer, () => renderDigest(digest, options), digest.missing);
  const ids = digest.messages.map(({ id }) => id);
  if (failure) {
    log('warn', 'digest failed', { digest: digest.id, messages: ids.length, code: failure.code });
    await reportParked(await ledger.recordFailure(ids, owner, failure), failure, options);
    throw new DeliveryError(`digest ${digest.id}`, failure.code, {
      serverDown: failure.fault !== 'content',
      halved: failure.permanent && failure.fault === 'content',
    });
  }
  await ledger.recordSent(ids, owner);
  log('info', 'digest sent', { digest: digest.id, messages: ids.length });
  return digest;
}

/** Renders a digest. A single message gets its usual e-mail, with a Reply-To. */
function renderDigest(
  { messages, messageId }: DigestClaim,
  options: DeliveryOptions,
): Email | Promise<Email> {
  const [first, ...others] = messages;
  return first && others.length === 0
    ? renderMessageEmail(first, messageId, options)
    : renderDigestEmail(messages, messageId, options);
}

/** Renders the e-mail about one message, with its photos. Logs broken photos. */
async function renderMessageEmail(
  message: StoredMessage,
  messageId: string,
  options: DeliveryOptions,
): Promise<Email> {
  const photos = await options.ledger.readPhotos(message.id);
  for (const { number, bytes } of photos) {
    if (!isJpeg(bytes)) options.log('warn', 'photo is not a JPEG', { id: message.id, photo: number });
  }
  return renderContactEmail({ ...message, photos }, messageId, options);
}

/** Sends the company an e-mail about each parked message, without its text. */
async function reportParked(ids: readonly string[], { code }: Failure, options: DeliveryOptions) {
  const { mailer, log } = options;
  for (const id of ids) {
    log('error', 'message parked, the mail server refuses it', { id, code });
    const failure = await sendEmail(mailer, () => renderParkedEmail(id, code, options), null);
    if (failure) log('warn', 'notice of a parked message failed', { id, code: failure.code });
  }
}

async function sendEmail(
  mailer: Mailer,
  render: () => Email | Promise<Email>,
  missing: readonly Recipient[] | null,
): Promise<Failure | null> {
  try {
    await mailer.send(await render(), missing);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    return { code: 'internal', mayHaveArrived: false, permanent: false, fault: 'content' };
  }
}
