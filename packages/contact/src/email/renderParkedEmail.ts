import { fillTemplate } from '../contract/fillTemplate.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { formatPhone } from './formatPhone.ts';
import { renderShortEmail } from './html.ts';
import { createFormats } from './locale.ts';
import { disableLinks } from './sanitize.ts';
import type { EmailOptions } from './storedMessage.ts';

/** A message that the mail server refuses even without its text. */
export interface ParkedMessage {
  id: string;
  /** Left out if it is empty. */
  phone: string;
  /** In ms since 1970. */
  receivedAt: number;
  /** The server's code. */
  code: string;
}

/** Renders one e-mail about all parked messages: number, time and phone, so that the company can call. */
export function renderParkedEmail(parked: readonly ParkedMessage[], { locale }: EmailOptions = {}): Email {
  const { labels, time, messages, country } = createFormats(locale);
  const subject = fillTemplate(labels.parked.subject, { messages: messages(parked.length) });
  const lines = parked.map(({ id, phone, receivedAt, code }) => {
    const number = disableLinks(formatPhone(phone.slice(0, 60), country).text);
    const parts = [getShortReference(id), time(receivedAt), number].filter(Boolean);
    return `${parts.join(', ')} [${id}, ${code}]`;
  });
  return renderShortEmail(labels, subject, [labels.parked.text, ...lines]);
}
