import { fillTemplate } from '../contract/fillTemplate.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { escapeHtml, renderHeading, renderPage } from './html.ts';
import type { EmailLabels } from './languages/emailLabels.ts';
import { getText } from './fieldLines.ts';
import { createFormats, findLabels } from './locale.ts';
import type { EmailOptions, StoredMessage } from './storedMessage.ts';

/**
 * Renders the confirmation to the visitor, in the language of the form's page if it is included. It has no text of the
 * visitor, because anyone can type any address.
 */
export function renderConfirmationEmail(
  { id, content }: Pick<StoredMessage, 'id' | 'content'>,
  { locale }: EmailOptions = {},
): Email {
  const own = createFormats(locale).labels;
  const language = getText(content, 'language');
  const labels = own.lang.startsWith(language) ? own : (findLabels(language) ?? own);
  const number = getShortReference(id);
  const { subject, text } = labels.confirmation;
  return renderShortEmail(labels, fillTemplate(subject, { number }), fillTemplate(text, { number }));
}

/** Renders the notice of messages that the mail server refuses. It has nothing of the visitors. */
export function renderNoticeEmail(count: number, { locale }: EmailOptions = {}): Email {
  const { labels, messages } = createFormats(locale);
  const subject = fillTemplate(labels.notice.subject, { messages: messages(count) });
  return renderShortEmail(labels, subject, labels.notice.text);
}

/** Renders an e-mail that has its subject as heading. */
function renderShortEmail(labels: EmailLabels, subject: string, text: string): Email {
  return {
    subject,
    text: `${subject}\n\n${text}\n`,
    html: renderPage({ ...labels, heading: subject }, `${renderHeading(subject)}<p>${escapeHtml(text)}</p>`),
  };
}
