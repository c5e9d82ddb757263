import { fillTemplate } from '../contract/fillTemplate.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { escapeHtml, renderPage } from './html.ts';
import { createFormats } from './locale.ts';
import type { EmailOptions } from './storedMessage.ts';

/** Renders the confirmation to the visitor. It has no text of the visitor, because anyone can type any address. */
export function renderConfirmationEmail(id: string, { locale }: EmailOptions = {}): Email {
  const { labels } = createFormats(locale);
  const { subject, text } = labels.confirmation;
  const number = getShortReference(id);
  const filled = fillTemplate(text, { number });
  return {
    subject: fillTemplate(subject, { number }),
    text: `${filled}\n`,
    html: renderPage(
      { ...labels, title: fillTemplate(subject, { number }) },
      `<p style="margin:0">${escapeHtml(filled)}</p>`,
    ),
  };
}
