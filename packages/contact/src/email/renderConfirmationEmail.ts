import { fillTemplate } from '../contract/fillTemplate.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { renderShortEmail } from './html.ts';
import { createFormats } from './locale.ts';
import type { EmailOptions } from './storedMessage.ts';

/** Renders the confirmation to the visitor. It has no text of the visitor, because anyone can type any address. */
export function renderConfirmationEmail(id: string, { locale }: EmailOptions = {}): Email {
  const { labels } = createFormats(locale);
  const number = getShortReference(id);
  const { subject, text } = labels.confirmation;
  return renderShortEmail(labels, fillTemplate(subject, { number }), [fillTemplate(text, { number })]);
}
