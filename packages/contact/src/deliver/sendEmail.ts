import { type Email, type Mailer, MailError, type MailFault } from '../email/email.ts';
import type { Log } from './ledger.ts';

/** Renders and sends an e-mail. Returns why it failed, or null. `missing`: its only recipients, or null for all. */
export async function sendEmail(
  mailer: Mailer,
  render: () => Email | Promise<Email>,
  missing: readonly string[] | null,
  log: Log,
): Promise<MailFault | null> {
  let isTransmitted = false;
  try {
    const email = await render();
    // After another error of the mailer, it is unknown whether the e-mail was transmitted.
    isTransmitted = true;
    await mailer.send(email, missing);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error.fault;
    log('error', 'an e-mail could not be created or sent', describeError(error));
    return { code: 'internal', cause: 'internal', isTransmitted, mayHaveArrived: isTransmitted };
  }
}

/** Returns class, code and stack of an error, without its message, which may quote the visitor. */
export function describeError(error: unknown): Record<string, string | number> {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at .*(:\d+|\))$/.test(line));
  return {
    code: typeof code === 'string' || typeof code === 'number' ? code : 'unknown',
    class: error.constructor.name,
    stack: frames.slice(0, 10).join('\n'),
  };
}
