import { type Email, type Mailer, MailError, type MailFault } from '../email/email.ts';

/** An error in this code. It may concern this message only, so it is retried like a temporary refusal. */
export const internalFault: MailFault = {
  code: 'internal',
  isTransmitted: true,
  mayHaveArrived: false,
  permanent: false,
  cause: 'content',
};

/** Renders and sends an e-mail. Returns why it failed, or null. `missing`: its only recipients, or null for all. */
export async function sendEmail(
  mailer: Mailer,
  render: () => Email | Promise<Email>,
  missing: readonly string[] | null,
): Promise<MailFault | null> {
  try {
    await mailer.send(await render(), missing);
    return null;
  } catch (error) {
    return error instanceof MailError ? error.fault : internalFault;
  }
}
