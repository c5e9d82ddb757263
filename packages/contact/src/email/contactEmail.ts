import { type ContactMessage, contactMessageProblems } from '../contract/contactMessage.ts';
import type { Email } from './email.ts';
import { type ExtraAnswer, extraLine } from './extraLines.ts';
import { colors, escaped, link, page } from './html.ts';
import { phoneForReading } from './phoneForReading.ts';
import { filled, type Reader, type Reading, readingFor } from './reader.ts';
import { headerText, shortened, withoutLinks } from './words.ts';

/** A contact message as it lies in the database. */
export interface StoredMessage {
  id: string;
  /** A name, phone or text that is empty was not given. */
  content: ContactMessage;
  /** What the form asks beside it. */
  extras?: readonly ExtraAnswer[];
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: number;
  /** An earlier try may have got through, so the company may be reading this for the second time. */
  possibleDuplicate: boolean;
}

/** What an e-mail goes by beside the message. */
export interface Firm {
  /**
   * The firm's services. Anybody can write to the database, so another one does not get into the subject, where it
   * would read like words of the company.
   * @default every service is one of the firm's
   */
  services?: readonly string[] | undefined;
  /**
   * In which language, by which clock and in which country the firm reads.
   * @default Polish, Europe/Warsaw, PL
   */
  reader?: Reader | undefined;
}

/** Longer subjects are cut off by mail programs anyway, and each at another place. */
const longestSubject = 120;

/** The e-mail that tells the company about one message. */
export function contactEmail(stored: StoredMessage, messageId: string, firm: Firm = {}): Email {
  const reading = readingFor(firm.reader);
  const { words } = reading;
  const { content } = stored;
  const name = headerText(content.name) || gap(words);
  const about = isListed(content.service, firm) ? `${content.service} – ${name}` : name;
  const replyAddress = emailOf(content);
  const closing = replyAddress ? words.answer : words.call;

  return {
    messageId,
    subject: shortened(filled(words.subject, { about }), longestSubject),
    text: `${words.heading}\n\n${asText(stored, reading, firm)}\n\n${closing}\n`,
    html: page(
      words,
      `
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(words.heading)}</h1>
      ${asHtml(stored, reading, firm)}
      <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escaped(closing)}</p>`,
    ),
    ...(replyAddress && { replyTo: { name, address: replyAddress } }),
  };
}

export function asText(stored: StoredMessage, reading: Reading, firm: Firm): string {
  const { words } = reading;
  return [
    // Further lines of one value are moved in: none can pass for a line of ours.
    ...rowsOf(stored, reading, firm).map(({ label, text }) => `${label}: ${text.replace(/\n/g, '\n    ')}`),
    '',
    withoutLinks(stored.content.message) || gap(words),
    '',
    ...(stored.possibleDuplicate ? [words.repeated] : []),
    `${words.number}: ${stored.id}`,
  ].join('\n');
}

export function asHtml(stored: StoredMessage, reading: Reading, firm: Firm): string {
  const { words } = reading;
  return `
    <table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${rowsOf(stored, reading, firm)
        .map(
          ({ label, text, href }) => `<tr>
        <td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;color:${colors.quiet}">${escaped(label)}</td>
        <td style="padding:4px 0;vertical-align:top;word-break:break-word"><strong>${href ? link(href, text) : inLines(text)}</strong></td>
      </tr>`,
        )
        .join('')}
    </table>
    <p style="margin:16px 0;word-break:break-word">${inLines(withoutLinks(stored.content.message) || gap(words))}</p>
    ${stored.possibleDuplicate ? `<p style="margin:0 0 8px">${escaped(words.repeated)}</p>` : ''}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">${escaped(words.number)}: ${escaped(stored.id)}</p>`;
}

/** One value of a message, as both parts of the e-mail list it. */
interface Row {
  label: string;
  text: string;
  href?: string | null;
}

function rowsOf({ content, extras = [], receivedAt }: StoredMessage, reading: Reading, firm: Firm): Row[] {
  const { words } = reading;
  const address = emailOf(content);
  const phone = phoneForReading(content.phone, reading.country);
  return [
    { label: words.name, text: withoutLinks(content.name) || gap(words) },
    { label: words.phone, ...phone, text: phone.text || gap(words) },
    { label: words.email, text: content.email ?? words.notGiven, href: address && mailtoLink(address) },
    { label: words.service, text: serviceText(content.service, words, firm) },
    ...extras.map((answer): Row => {
      const { title, text } = extraLine(answer, reading);
      return { label: title, text };
    }),
    { label: words.received, text: reading.time(receivedAt) },
  ];
}

/** In place of what every form requires, and a document from elsewhere may lack. */
export function gap({ notGiven }: Reading['words']): string {
  return `(${notGiven})`;
}

function isListed(service: string | null, { services }: Firm): boolean {
  return service !== null && (services?.includes(service) ?? true);
}

function serviceText(service: string | null, words: Reading['words'], firm: Firm): string {
  if (service === null) return words.noService;
  return isListed(service, firm) ? service : `${withoutLinks(service)} (${words.unlisted})`;
}

function inLines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}

function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** The visitor's address if a mail header can carry it. */
function emailOf(content: ContactMessage): string | null {
  return contactMessageProblems(content).email ? null : content.email;
}
