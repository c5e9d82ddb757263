import { randomUUID } from 'node:crypto';
import { getShortReference } from '../contract/getShortReference.ts';
import { type Email, MailError, type MailFault } from '../email/email.ts';
import { createFormats } from '../email/locale.ts';
import { renderContactEmail } from '../email/renderContactEmail.ts';
import { renderConfirmationEmail, renderNoticeEmail } from '../email/shortEmails.ts';
import type { StoredMessage } from '../email/storedMessage.ts';
import * as budgets from './budget.ts';
import { getReplyAddress, hasContact, selectContent } from './content.ts';
import type { AttemptEnd, Delivery, Level } from './delivery.ts';
import { finishDelivery, isAccepted } from './job.ts';
import type { Claim, DeliveryLedger } from './ledger.ts';
import type { DeliveryOptions } from './options.ts';
import { sendEmail } from './sendEmail.ts';

/** Time after which no further e-mail about the same message is started, in ms. */
const ladderTime = 30_000;

/** How a delivery ended. What is not sent waits for the sweep. */
export type DeliveryEnd = Exclude<Claim['result'], 'claimed'> | AttemptEnd;

/**
 * Sends the e-mail about one message. Sends it once, even if called several times or in parallel. After a refusal it sends
 * e-mails with less, which show whether the content or the server is the cause.
 *
 * @throws Error of the ledger or of an invalid locale only.
 */
export async function deliver(id: string, options: DeliveryOptions): Promise<DeliveryEnd> {
  const { ledger, locale } = options;
  // Throws for an invalid locale before a message is claimed.
  createFormats(locale);
  const start = Date.now();
  for (;;) {
    const owner = randomUUID();
    const claimed = await ledger.claimMessage(id, owner);
    if (claimed.result === 'held')
      ledger.log('warn', 'mail cap reached, message held for the digest', { id });
    if (claimed.result !== 'claimed') return claimed.result;
    const end = await sendClaimed(claimed.message, claimed.entry, owner, options);
    if (end !== 'refused' || Date.now() > start + ladderTime) return end;
  }
}

async function sendClaimed(
  message: StoredMessage,
  entry: Delivery,
  owner: string,
  options: DeliveryOptions,
): Promise<AttemptEnd> {
  const { ledger, mailer } = options;
  const { log } = ledger;
  const { id } = message;
  // In parallel, so that it does not delay the e-mail, and with the first attempt only.
  const notified = entry.attempts === 1 ? sendNotification(id, options) : null;
  const render = () => renderMessageEmail(message, entry, options);
  const fault = await sendEmail(mailer, render, entry.missing, log);
  // Without the lease, another process stores its own result.
  let end = (fault ? 'later' : 'sent') as AttemptEnd;
  const [finished] = await ledger.changeEntries([id], (stored, about) => {
    if (stored.state !== 'sending' || stored.owner !== owner) return null;
    const attempt = { ...about, limits: ledger.limits, hasContact: hasContact(message.content) };
    const result = finishDelivery(stored, fault, attempt);
    end = result.end;
    return result.entry;
  });
  await recordAttempt(ledger, owner, fault, end === 'outage');
  await notified;
  if (fault && end !== 'outage') logFailure(ledger, fault, { id, level: entry.level });
  if (end === 'stopgap') log('warn', 'text refused, an e-mail without it was sent', { id });
  if (end === 'parked') log('error', 'message parked, the mail server refuses it', { id });
  if (!finished) log('warn', 'lease ran out while sending, a duplicate is possible', { id });
  if (!fault && end === 'sent') await sendConfirmation(message, owner, options);
  return end;
}

/** Stores what an attempt shows about the server. Logs a server that cannot be used, once. */
export async function recordAttempt(
  ledger: DeliveryLedger,
  owner: string,
  fault: MailFault | null,
  isOutage: boolean,
  about?: 'noticeAt' | 'parkedNoticeAt',
): Promise<void> {
  let isNew = false;
  await ledger.changeBudget((before) => {
    const now = ledger.clock();
    const budget = fault?.isTransmitted === false ? budgets.returnToBudget(before, owner) : before;
    isNew = isOutage && before.outage === null;
    if (isOutage) return budgets.recordOutage(budget, fault?.code ?? 'unknown', now);
    if (!isAccepted(fault)) return budget;
    return { ...budgets.recordAcceptance(budget, now), ...(about && { [about]: now }) };
  });
  if (isNew)
    ledger.log('error', 'the mail server cannot be used, e-mails wait', { code: fault?.code ?? 'unknown' });
}

export function logFailure(
  { log }: DeliveryLedger,
  { code, missing }: MailFault,
  facts: Readonly<Record<string, string | number>>,
) {
  log('warn', 'e-mail failed', { ...facts, code, recipients: missing?.length ?? 'all' });
}

/** Renders the e-mail about one message. Logs broken photos. */
export async function renderMessageEmail(
  message: StoredMessage,
  { level, messageId }: { level: Level; messageId: string },
  options: DeliveryOptions,
): Promise<Email> {
  const { ledger } = options;
  if (level === 'notice') return renderNoticeEmail(1, options);
  const photos = level === 'contact' ? [] : await ledger.readPhotos(message.id);
  const content = selectContent({ ...message, photoCount: 0 }, level);
  if (level !== 'whole')
    return renderContactEmail({ ...content, photoCount: photos.length }, messageId, options);
  const email = renderContactEmail({ ...content, photos }, messageId, options);
  const count = photos.length - (email.attachments?.length ?? 0);
  if (count > 0) ledger.log('warn', 'photo is not a JPEG', { id: message.id, count });
  return email;
}

/** Sends the visitor a confirmation, once. Does not throw: the company has the message. */
async function sendConfirmation(message: StoredMessage, owner: string, options: DeliveryOptions) {
  const { createVisitorMailer, ledger } = options;
  const address = getReplyAddress(message);
  if (!createVisitorMailer || !address) return;
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
