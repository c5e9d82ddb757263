import { inject, vi } from 'vitest';
import { timeouts } from '../../tools/testing/timeouts.ts';

/** An e-mail in the mailbox, with the properties that tests read. */
export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string }[];
  headers: Record<string, string>;
  /** `length` in bytes. */
  attachments?: { length: number }[];
}

/** Returns all received e-mails. */
async function caughtMail(): Promise<CaughtMail[]> {
  const response = await fetch(`${inject('addresses').mailbox}/email`);
  return (await response.json()) as CaughtMail[];
}

/** Waits for the e-mails about a message with this text. */
export function mailAbout(text: string): Promise<CaughtMail[]> {
  return vi.waitUntil(
    async () => {
      const found = (await caughtMail()).filter((mail) => mail.text.includes(text));
      return found.length > 0 && found;
    },
    { timeout: timeouts.wait, interval: 200 },
  );
}
