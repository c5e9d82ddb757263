import { createHash, randomUUID } from 'node:crypto';
import { type Email, MailError, type MailFault } from '../email/email.ts';
import { renderDigestEmail } from '../email/renderDigestEmail.ts';
import { renderNoticeEmail } from '../email/shortEmails.ts';
import * as budgets from './budget.ts';
import { logFailure, recordAttempt, renderMessageEmail } from './deliver.ts';
import { alone } from './delivery.ts';
import { type DigestEnd, finishInDigest, isAccepted } from './job.ts';
import type { ClaimedDigest } from './ledger.ts';
import type { DeliveryOptions } from './options.ts';
import { sendEmail } from './sendEmail.ts';

/** Number of messages in memory at once. */
const messagesPerPage = 25;

/** Maximum length of a text in a digest that would leave messages out otherwise, in UTF-16 code units. */
const cutLength = 1000;

/**
 * Sends a digest of held messages: new ones (`digest`), or a part of a digest that was refused (`retry`). After a refusal
 * its messages are in two halves, which are parts or single messages that are due at once.
 *
 * @returns How it ended and with how many messages. Undefined if there is no digest, or the cap allows none.
 */
export async function deliverDigest(kind: 'digest' | 'retry', options: DeliveryOptions) {
  const { ledger, mailer } = options;
  const owner = randomUUID();
  const claimed = await ledger.claimDigest(kind, owner);
  if (!claimed) return undefined;
  let ids = claimed.ids;
  const render = async (): Promise<Email> => {
    const digest = await renderClaimed(claimed, options);
    ids = digest.ids;
    if (ids.length === 0)
      throw new MailError({ code: 'empty', cause: 'internal', isTransmitted: false, mayHaveArrived: false });
    return digest.email;
  };
  const fault = await sendEmail(mailer, render, claimed.missing, ledger.log);
  if (ids.length === 0) {
    await recordAttempt(ledger, owner, fault, false);
    // All its messages were deleted on request, so that this deletes their entries.
    await ledger.changeEntries(claimed.ids, () => null);
    return undefined;
  }
  const end = await finish(claimed, owner, fault, options);
  const included = new Set(ids);
  const halves = [ids.slice(0, Math.ceil(ids.length / 2)), ids.slice(Math.ceil(ids.length / 2))];
  const parts = new Map(
    halves.flatMap((half) => {
      const part = half.length === 1 ? alone : randomUUID();
      return half.map((id) => [id, part] as const);
    }),
  );
  await ledger.changeEntries(claimed.ids, (entry, about) => {
    if (entry.state !== 'sending' || entry.owner !== owner) return null;
    const own = included.has(about.id) ? end : 'back';
    const isSingle = ids.length === 1;
    const part = end === 'split' ? (parts.get(about.id) ?? alone) : owner;
    return finishInDigest(entry, own === end ? fault : null, {
      ...about,
      limits: ledger.limits,
      end: own,
      part,
      isSingle,
    });
  });
  if (end === 'sent') ledger.log('info', 'digest sent', { messages: ids.length });
  return { end, count: ids.length };
}

/** Renders a digest with all its messages, or as many as it has room for with long texts cut. One alone gets its usual e-mail. */
async function renderClaimed({ ids }: ClaimedDigest, options: DeliveryOptions) {
  const { ledger, locale } = options;
  async function* read() {
    for (let start = 0; start < ids.length; start += messagesPerPage)
      yield await ledger.readMessages(ids.slice(start, start + messagesPerPage));
  }
  const [single] = ids.length === 1 ? await ledger.readMessages(ids) : [];
  if (single) {
    const messageId = `<${single.id}@${ledger.mailDomain}>`;
    return { email: await renderMessageEmail(single, { level: 'whole', messageId }, options), ids };
  }
  // The same for the same messages, so that mail programs merge duplicates.
  const key = createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
  const messageId = `<digest-${key}@${ledger.mailDomain}>`;
  const whole = await renderDigestEmail(read(), messageId, { locale });
  return whole.isFull ? renderDigestEmail(read(), messageId, { locale, cutLength }) : whole;
}

/** Stores what the attempt shows about the server. Finds out whether it refused the content. */
async function finish(
  { ids }: ClaimedDigest,
  owner: string,
  fault: MailFault | null,
  options: DeliveryOptions,
): Promise<DigestEnd> {
  const { ledger } = options;
  const isOutage = fault?.cause === 'server';
  await recordAttempt(ledger, owner, fault, isOutage);
  if (!fault) return 'sent';
  if (isOutage) return 'back';
  logFailure(ledger, fault, { messages: ids.length });
  if (fault.cause === 'recipients') return 'failed';
  // It could not be rendered, or the mailer broke.
  if (fault.cause === 'internal') return fault.isTransmitted ? 'back' : 'split';
  // A single message is tried alone.
  if (ids.length === 1) return 'split';
  const hasEvidence = budgets.hasEvidence(await ledger.getBudget(), ledger.clock());
  return hasEvidence || (await sendNotice('noticeAt', ids.length, options)) ? 'split' : 'back';
}

/**
 * Sends a notice without anything of the visitors: about a refused digest at most once an hour, about all parked messages
 * once a day. Returns whether the server has accepted it.
 */
export async function sendNotice(
  about: 'noticeAt' | 'parkedNoticeAt',
  count: number,
  options: DeliveryOptions,
): Promise<boolean> {
  const { ledger, mailer } = options;
  const { limits, log } = ledger;
  const owner = randomUUID();
  const isDone = about === 'noticeAt' ? budgets.wasAnnounced : budgets.wereParkedAnnounced;
  const isTaken = await ledger.changeBudget((budget) => {
    const now = ledger.clock();
    return isDone(budget, now) ? null : budgets.takeFromBudget(budget, { kind: 'test', owner, now, limits });
  });
  if (!isTaken) return false;
  const fault = await sendEmail(mailer, () => renderNoticeEmail(count, options), null, log);
  const isOutage = fault?.cause === 'server' || fault?.cause === 'content';
  await recordAttempt(ledger, owner, fault, isOutage, about);
  return isAccepted(fault);
}
