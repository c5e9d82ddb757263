import { randomUUID } from 'node:crypto';
import { getShortReference } from '../contract/getShortReference.ts';
import { type Email, MailError, type MailFault } from '../email/email.ts';
import { createFormats } from '../email/locale.ts';
import { getReplyAddress, renderContactEmail } from '../email/renderContactEmail.ts';
import { renderDigestEmail } from '../email/renderDigestEmail.ts';
import { renderConfirmationEmail, renderNoticeEmail } from '../email/shortEmails.ts';
import type { StoredMessage } from '../email/storedMessage.ts';
import * as attempts from './attempts.ts';
import type { Delivery } from './delivery.ts';
import { DeliveryError, type DeliveryOptions } from './options.ts';
import { internalFault, sendEmail } from './sendEmail.ts';

/**
 * Sends the e-mail about one message. Sends it once, even if called several times or in parallel.
 *
 * @returns How the delivery ended, such as `sent`.
 * @throws DeliveryError if the message must be tried again.
 */
export async function deliver(id: string, options: DeliveryOptions) {
  const { ledger, locale } = options;
  // Throws for an invalid locale before a message is claimed.
  createFormats(locale);
  for (;;) {
    const owner = randomUUID();
    const claimed = await ledger.claimMessage(id, owner);
    const { result } = claimed;
    if (result === 'busy' || result === 'paused') {
      // Without an error the platform would end the event. The message would be late if its owner crashed.
      throw new DeliveryError(id, result, result === 'paused');
    }
    if (result === 'held') ledger.log('warn', 'mail cap reached, message held for the digest', { id });
    if (result !== 'claimed') return result;
    const end = await sendClaimed(claimed.message, claimed.entry, owner, options);
    if (end) return end;
  }
}

/** Sends a claimed message. Returns undefined if the server refuses it, and an e-mail with less of it is due. */
async function sendClaimed(
  message: StoredMessage,
  entry: Delivery,
  owner: string,
  options: DeliveryOptions,
): Promise<'sent' | 'parked' | undefined> {
  const { ledger, mailer } = options;
  const { log } = ledger;
  const { id } = message;
  // In parallel, so that it does not delay the e-mail, and with the first attempt only.
  const notified = entry.attempts === 1 ? sendNotification(id, options) : null;
  const render = () => renderMessageEmail(message, entry.messageId, options);
  const fault = await sendEmail(mailer, render, entry.missing);
  const finished = await attempts.recordAttempt(ledger, message, owner, fault);
  await notified;
  logFailure(finished, fault, { id }, options);
  switch (finished.end) {
    case 'refused':
      return undefined;
    case 'isolate':
      log('error', 'message parked, the mail server refuses it', { id });
      return 'parked';
    case 'later':
    case 'outage':
      throw new DeliveryError(id, fault?.code ?? 'unknown', finished.end === 'outage');
    default:
      if (fault) throw new DeliveryError(id, fault.code);
      if (!finished.end) log('warn', 'lease ran out while sending, a duplicate is possible', { id });
      await sendConfirmation(message, owner, options);
      return 'sent';
  }
}

/**
 * Sends held messages as one e-mail.
 *
 * @param stored Id of a stored digest that is due, or undefined for a new one.
 * @param isInTime Returns whether another e-mail may be started after a refused one.
 * @returns The number of messages that were sent; 0 if there is no digest, or the cap allows none.
 * @throws DeliveryError if the e-mail failed.
 */
export async function deliverDigest(
  options: DeliveryOptions,
  stored?: string,
  isInTime = () => true,
): Promise<number> {
  const { ledger, mailer } = options;
  for (let next = stored; ; ) {
    const owner = randomUUID();
    const claimed = await attempts.claimDigest(ledger, owner, next);
    if (!claimed) return 0;
    const fail = () => ({ email: undefined, ids: claimed.digest.ids });
    const { email, ids } = await renderDigest(claimed, options).catch(fail);
    const digest = await attempts.storeDigest(ledger, claimed, ids);
    if (ids.length === 0) return 0;
    const fault = email ? await sendEmail(mailer, () => email, digest.missing) : internalFault;
    const finished = await attempts.recordDigestAttempt(ledger, { ...claimed, digest }, owner, fault);
    const facts = { digest: claimed.id, messages: ids.length };
    logFailure(finished, fault, facts, options);
    const { end } = finished;
    if (end === 'accepted') ledger.log('info', 'digest sent', facts);
    if (end === 'isolate' && ids.length === 1)
      ledger.log('error', 'message parked, the mail server refuses it', { id: ids[0] ?? '' });
    next = finished.next;
    if (next !== undefined && isInTime()) continue;
    if (end === 'accepted') return ids.length;
    if (end === 'isolate' || end === 'refused') return 0;
    throw new DeliveryError(`digest ${claimed.id}`, fault?.code ?? 'unknown');
  }
}

/** Renders a digest, and returns the messages that it has. A single message gets its usual e-mail, with a Reply-To. */
async function renderDigest(
  { digest, read }: attempts.ClaimedDigest,
  options: DeliveryOptions,
): Promise<{ email?: Email; ids: readonly string[] }> {
  const { ids, level, messageId } = digest;
  if (level === 'notice') return { email: renderNoticeEmail(ids.length, options), ids };
  if (ids.length > 1) return renderDigestEmail(read(), messageId, options);
  for await (const [message] of read())
    if (message) return { email: await renderMessageEmail(message, messageId, options), ids: [message.id] };
  return { ids: [] };
}

/** Renders the e-mail about one message, with its photos. Logs broken photos. */
async function renderMessageEmail(
  message: StoredMessage,
  messageId: string,
  options: DeliveryOptions,
): Promise<Email> {
  const { ledger } = options;
  if (message.level === 'notice') return renderNoticeEmail(1, options);
  const photos = message.level === 'whole' ? await ledger.readPhotos(message.id) : [];
  const email = renderContactEmail({ ...message, photos }, messageId, options);
  const count = photos.length - (email.attachments?.length ?? 0);
  if (count > 0) ledger.log('warn', 'photo is not a JPEG', { id: message.id, count });
  return email;
}

/** Logs a failure. A server that cannot be used is logged once, not with each e-mail. */
function logFailure(
  { end, isNewOutage }: attempts.Finished,
  fault: MailFault | null,
  facts: Readonly<Record<string, string | number>>,
  { ledger: { log } }: DeliveryOptions,
) {
  if (!fault) return;
  const { code, missing } = fault;
  if (isNewOutage) log('error', 'the mail server cannot be used, e-mails wait', { code });
  else if (end !== 'outage')
    log('warn', 'e-mail failed', { ...facts, code, recipients: missing?.length ?? 'all' });
}

/** Sends the visitor a confirmation, once. Does not throw: the company has the message. */
async function sendConfirmation(message: StoredMessage, owner: string, options: DeliveryOptions) {
  const { createVisitorMailer, ledger } = options;
  const address = getReplyAddress(message);
  if (!createVisitorMailer || !address || message.level !== 'whole') return;
  try {
    if (!(await ledger.claimConfirmation(address, `${owner} confirmation`, message.receivedAt))) return;
    await createVisitorMailer(address).send(renderConfirmationEmail(message, options), null);
  } catch (error) {
    const code = error instanceof MailError ? error.fault.code : 'internal';
    ledger.log('warn', 'confirmation to the visitor failed', { id: message.id, code });
  }
}

/** Notifies the owner, if that is set up. Does not throw: the company gets an e-mail. */
async function sendNotification(id: string, { notify, ledger }: DeliveryOptions): Promise<void> {
  try {
    await notify?.({ reference: getShortReference(id), id });
  } catch (error) {
    const { message } = error as Error;
    const code = /^[a-z]+-[a-z0-9]+$/.test(message) ? message : 'internal';
    ledger.log('warn', 'notification failed', { id, code });
  }
}
