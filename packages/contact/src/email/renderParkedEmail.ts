import type { Email } from './email.ts';
import type { EmailOptions } from './renderContactEmail.ts';
import { escapeHtml, renderPage } from './html.ts';
import { fillTemplate } from '../contract/fillTemplate.ts';
import { createFormats } from './locale.ts';

/** Renders the e-mail about a message that the mail server refuses, without its text. */
export function renderParkedEmail(id: string, code: string, { locale }: EmailOptions = {}): Email {
  const { labels } = createFormats(locale);
  const { subject } = labels.parked;
  const text = fillTemplate(labels.parked.text, {
    show: `npx tarcza-messages show ${id}`,
    resume: `npx tarcza-messages resume ${id}`,
  });
  const details = fillTemplate(labels.parked.details, { id, code });
  return {
    subject,
    text: `${subject}\n\n${text}\n\n${details}\n`,
    html: renderPage(
      labels,
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
      <p style="margin:0 0 16px">${escapeHtml(text)}</p>
      <p class="quiet" style="margin:0">${escapeHtml(details)}</p>`,
    ),
  };
}
