import { inject, vi } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';

/** A caught e-mail, as far as the tests look at it. */
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

/** All e-mails that have come in so far. */
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
    { timeout: patience.wait, interval: 200 },
  );
}
