import { type Email, type Mailer, MailError, type MailFault } from '../email/email.ts';

/** An error before the e-mail is sent. It may concern this message only, so it is retried like a temporary refusal. */
export const internalFault: MailFault = {
  code: 'internal',
  isTransmitted: false,
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
  let otherFault = internalFault;
  try {
    const email = await render();
    // After another error of the mailer, it is unknown whether the e-mail was transmitted.
    otherFault = { ...internalFault, isTransmitted: true, mayHaveArrived: true };
    await mailer.send(email, missing);
    return null;
  } catch (error) {
    return error instanceof MailError ? error.fault : otherFault;
  }
}
