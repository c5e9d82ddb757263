import { randomUUID } from 'node:crypto';
import { type Email, type Mailer, MailError, type Recipient } from '../email/email.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import { createFormats } from '../email/locale.ts';
import { getReplyAddress, renderContactEmail } from '../email/renderContactEmail.ts';
import { renderDigestEmail } from '../email/renderDigestEmail.ts';
import { renderConfirmationEmail, renderParkedEmail } from '../email/shortEmails.ts';
import type { StoredMessage } from '../email/storedMessage.ts';
import { isContentRefusal } from './budget.ts';
import type { Attempt, Claim, DigestClaim, Failure } from './ledger.ts';
import { DeliveryError, type DeliveryOptions } from './options.ts';

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
  const claim = await ledger.claim(id, owner, options.notify !== undefined);

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
  { message, messageId, missing }: Claim & { result: 'claimed' },
  owner: string,
  options: DeliveryOptions,
): Promise<'sent'> {
  const { ledger, mailer, log } = options;
  const { id } = message;
  const failure = await sendEmail(mailer, () => renderMessageEmail(message, messageId, options), missing);
  if (failure) {
    await recordFailure({ ids: [id], owner, hasText: !message.withoutText }, failure, options);
    throw new DeliveryError(id, failure.code, failure.fault === 'server');
  }
  if (!(await ledger.recordSent([id], owner))) {
    log('warn', 'lease ran out while sending, a duplicate is possible', { id });
  }
  await sendConfirmation(message, owner, options);
  return 'sent';
}

/** Sends held messages as one e-mail. Returns null if none is due. Throws a DeliveryError if the e-mail failed. */
export async function deliverDigest(options: DeliveryOptions): Promise<DigestClaim | null> {
  const { ledger, mailer, log, locale } = options;
  createFormats(locale);
  const owner = randomUUID();
  const digest = await ledger.claimDigest(owner);
  if (!digest) return null;

  const { ids } = digest;
  const failure = await sendEmail(mailer, () => renderDigest(digest, options), digest.missing);
  if (failure) {
    await recordFailure({ ids, owner, hasText: digest.hasText }, failure, options);
    throw new DeliveryError(`digest ${digest.id}`, failure.code, !isContentRefusal(failure));
  }
  await ledger.recordSent(ids, owner);
  log('info', 'digest sent', { digest: digest.id, messages: ids.length });
  return digest;
}

/** Renders a digest. A single message gets its usual e-mail, with a Reply-To. */
async function renderDigest({ ids, messageId, read }: DigestClaim, options: DeliveryOptions): Promise<Email> {
  const pages = read();
  if (ids.length > 1) return renderDigestEmail(pages, messageId, options);
  for await (const [message] of pages) if (message) return renderMessageEmail(message, messageId, options);
  throw new Error('The digest is empty.');
}

/** Renders the e-mail about one message, with its photos. Logs broken photos. */
async function renderMessageEmail(
  message: StoredMessage,
  messageId: string,
  options: DeliveryOptions,
): Promise<Email> {
  const photos = message.withoutText ? [] : await options.ledger.readPhotos(message.id);
  const email = renderContactEmail({ ...message, photos }, messageId, options);
  const count = photos.length - (email.attachments?.length ?? 0);
  if (count > 0) options.log('warn', 'photo is not a JPEG', { id: message.id, count });
  return email;
}

/** Stores and logs a failure. A server that cannot be used is logged once, not with each e-mail. */
async function recordFailure(attempt: Attempt, failure: Failure, { ledger, log }: DeliveryOptions) {
  const { parked, isNewOutage } = await ledger.recordFailure(attempt, failure);
  const { code, fault, missing } = failure;
  if (isNewOutage) log('error', 'the mail server cannot be used, e-mails wait', { code });
  else if (fault !== 'server')
    log('warn', 'e-mail failed', {
      id: attempt.ids[0] ?? 'parked',
      messages: attempt.ids.length,
      code,
      recipients: missing?.length ?? 'all',
    });
  const [id] = parked;
  if (id !== undefined) {
    log('error', 'message parked, the mail server refuses it', { id, count: parked.length, code });
  }
}

/**
 * Sends the company one e-mail about the parked messages that it does not know of. If the server refuses it for a phone
 * number, sends one without them. A server that refuses that as well refuses the account, and their delivery goes on.
 *
 * @throws DeliveryError if the e-mail failed.
 */
export async function reportParked(options: DeliveryOptions): Promise<void> {
  const { ledger, mailer } = options;
  const parked = await ledger.listParked();
  if (parked.length === 0) return;
  const ids = parked.map(({ id }) => id);
  const withoutPhones = parked.map((message) => ({ ...message, phone: '' }));
  for (const shown of [parked, withoutPhones]) {
    const owner = randomUUID();
    if (!(await ledger.takeFromCap('parked', owner))) return;
    const failure = await sendEmail(mailer, () => renderParkedEmail(shown, options), null);
    if (!failure) return ledger.recordParked(ids, true);
    const isRefused = isContentRefusal(failure);
    if (isRefused && shown === parked) continue;
    if (isRefused) await ledger.recordParked(ids, false);
    const cause = isRefused ? { ...failure, fault: 'server' as const } : failure;
    await recordFailure({ ids: [], owner, hasText: false }, cause, options);
    throw new DeliveryError('notice of parked messages', failure.code);
  }
}

/** Sends the visitor a confirmation, once. Does not throw: the company has the message. */
async function sendConfirmation(
  message: StoredMessage,
  owner: string,
  options: DeliveryOptions,
): Promise<void> {
  const { createVisitorMailer, ledger, log } = options;
  const address = createVisitorMailer ? getReplyAddress(message) : null;
  if (!createVisitorMailer || address === null || message.withoutText) return;
  try {
    if (!(await ledger.claimConfirmation(address, `${owner} confirmation`, message.receivedAt))) return;
    await createVisitorMailer(address).send(renderConfirmationEmail(message.id, options), null);
  } catch (error) {
    const code = error instanceof MailError ? error.fault.code : 'internal';
    log('warn', 'confirmation to the visitor failed', { id: message.id, code });
  }
}

/** Sends the notice about a message. Returns whether it was sent. Does not throw, because the sweep retries. */
export async function sendNotice(id: string, { notify, ledger, log }: DeliveryOptions): Promise<boolean> {
  try {
    await notify?.({ number: getShortReference(id), id, kind: 'message' });
    await ledger.recordNotice(id, 'sent');
    return true;
  } catch (error) {
    // An error of the database may contain text of a message.
    const code =
      error instanceof Error && /^[a-z]+-[a-z0-9]+$/.test(error.message) ? error.message : 'internal';
    log('warn', 'notice failed', { id, code });
    return false;
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
    if (error instanceof MailError) return error.fault;
    // An error in this code. It may concern this message only, so it is retried like a temporary refusal.
    return {
      code: 'internal',
      isTransmitted: true,
      mayHaveArrived: false,
      permanent: false,
      fault: 'content',
    };
  }
}
