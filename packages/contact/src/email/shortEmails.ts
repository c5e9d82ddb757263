import { fillTemplate } from '../contract/fillTemplate.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { formatPhone } from '../phone/formatPhone.ts';
import { escapeHtml, renderHeading, renderPage } from './html.ts';
import type { EmailLabels } from './languages/emailLabels.ts';
import { createFormats } from './locale.ts';
import { disableLinks } from './sanitize.ts';
import type { EmailOptions } from './storedMessage.ts';

/** Renders the confirmation to the visitor. It has no text of the visitor, because anyone can type any address. */
export function renderConfirmationEmail(id: string, { locale }: EmailOptions = {}): Email {
  const { labels } = createFormats(locale);
  const number = getShortReference(id);
  const { subject, text } = labels.confirmation;
  return renderShortEmail(labels, fillTemplate(subject, { number }), [fillTemplate(text, { number })]);
}

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

/** Renders an e-mail that has its subject as heading, and paragraphs. */
function renderShortEmail(labels: EmailLabels, subject: string, paragraphs: readonly string[]): Email {
  const body = paragraphs.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`);
  return {
    subject,
    text: `${[subject, ...paragraphs].join('\n\n')}\n`,
    html: renderPage({ ...labels, title: subject }, `${renderHeading(subject)}${body.join('')}`),
  };
}
