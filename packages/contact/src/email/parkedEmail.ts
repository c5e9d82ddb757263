import type { Email } from './email.ts';
import type { Firm } from './contactEmail.ts';
import { escaped, page } from './html.ts';
import { filled, readingFor } from './reader.ts';

/** Renders the notice about a message that the mail server refuses, without its text. */
export function parkedEmail(id: string, code: string, { reader }: Firm = {}): Email {
  const { words } = readingFor(reader);
  const { subject } = words.parked;
  const text = filled(words.parked.text, {
    show: `npx tarcza-messages show ${id}`,
    resume: `npx tarcza-messages resume ${id}`,
  });
  const details = filled(words.parked.details, { id, code });
  return {
    subject,
    text: `${subject}\n\n${text}\n\n${details}\n`,
    html: page(
      words,
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
      <p style="margin:0 0 16px">${escaped(text)}</p>
      <p class="quiet" style="margin:0">${escaped(details)}</p>`,
    ),
  };
}
