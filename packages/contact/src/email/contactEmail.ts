import { allFields, extraProblems, type Field, type MessageValues } from '../contract/extraFields.ts';
import { shortReference } from '../contract/shortReference.ts';
import type { Email } from './email.ts';
import { type FieldLine, fieldLines, gap, isOffered, textOf } from './fieldLine.ts';
import { colors, escaped, link, page } from './html.ts';
import { filled, type Reader, type Reading, readingFor } from './reader.ts';
import { attachmentsOf, brokenPhotos, photosCommand, type StoredPhoto } from './photos.ts';
import { headerText, indented, shortened, withoutLinks } from './words.ts';

/** A stored contact message. */
export interface StoredMessage {
  id: string;
  /** The values of all fields; one that is null or absent was not given. */
  content: MessageValues;
  /**
   * The form's list of fields.
   * @default the standard fields
   */
  fields?: readonly Field[];
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: number;
  /** The company may have received it already. */
  possibleDuplicate: boolean;
  /** The photos for the message's own e-mail. */
  photos?: readonly StoredPhoto[];
  /** How many photos there are, for an e-mail that does not attach them. */
  photoCount?: number;
}

/** The company that reads the e-mail. */
export interface Firm {
  /**
   * The firm's services. Another service that a visitor writes does not get into the subject.
   * @default any service
   */
  services?: readonly string[] | undefined;
  /** @default Polish, Europe/Warsaw, PL */
  reader?: Reader | undefined;
}

const longestSubject = 120;

/** Renders the e-mail about one message. */
export function contactEmail(stored: StoredMessage, messageId: string, firm: Firm = {}): Email {
  const reading = readingFor(firm.reader);
  const { words } = reading;
  const about = aboutOf(stored, words, firm);
  const replyAddress = replyAddressOf(stored);
  const closing = replyAddress ? words.answer : words.call;

  const attachments = attachmentsOf(stored.photos ?? [], words);
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
    ...(attachments.length > 0 && { attachments }),
    ...(replyAddress && { replyTo: { name: nameOf(stored.content, words), address: replyAddress } }),
  };
}

export function asText(stored: StoredMessage, reading: Reading, firm: Firm): string {
  const { words } = reading;
  return [
    ...rowsOf(stored, reading, firm).map(({ label, text }) => `${label}: ${indented(text)}`),
    '',
    `    ${indented(messageOf(stored.content, words))}`,
    '',
    ...remarksOf(stored, words),
    `${words.number}: ${stored.id} (${shortReference(stored.id)})`,
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
    <p class="line" style="margin:16px 0;padding-left:12px;border-left:3px solid ${colors.line};word-break:break-word">${inLines(messageOf(stored.content, words))}</p>
    ${remarksOf(stored, words)
      .map((remark) => `<p style="margin:0 0 8px">${escaped(remark)}</p>`)
      .join('')}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">${escaped(words.number)}: ${escaped(stored.id)} (${shortReference(stored.id)})</p>`;
}

/** Sentences about the message, below its text. */
function remarksOf({ photos = [], possibleDuplicate }: StoredMessage, words: Reading['words']): string[] {
  return [...brokenPhotos(photos, words), ...(possibleDuplicate ? [words.repeated] : [])];
}

function rowsOf(
  { id, content, fields = allFields(), receivedAt, photos, photoCount = 0 }: StoredMessage,
  reading: Reading,
  firm: Firm,
): FieldLine[] {
  const received = { label: reading.words.received, text: reading.time(receivedAt) };
  return [...fieldLines(content, fields, reading, firm), ...photoLine(), received];

  function photoLine(): FieldLine[] {
    const { label, attached, saved } = reading.words.photos;
    const count = photos ? attachmentsOf(photos, reading.words).length : photoCount;
    if (count === 0) return [];
    const text = photos ? attached : saved;
    return [{ label, text: filled(text, { count, command: photosCommand(id) }) }];
  }
}

/** Returns the service and the sender, or the sender alone when the firm does not offer the service. */
function aboutOf({ content, fields = allFields() }: StoredMessage, words: Reading['words'], firm: Firm) {
  const who = withoutLinks(nameOf(content, words));
  const service = textOf(content, 'service');
  const field = fields.find(({ name }) => name === 'service');
  return service && field && isOffered(field, service, firm) ? `${service} – ${who}` : who;
}

function nameOf(content: MessageValues, words: Reading['words']): string {
  return headerText(textOf(content, 'name')) || gap(words);
}

function messageOf(content: MessageValues, words: Reading['words']): string {
  return withoutLinks(textOf(content, 'message')) || gap(words);
}

function inLines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}

/** Returns the visitor's address if a mail header can carry it. */
function replyAddressOf({ content, fields = allFields() }: StoredMessage): string | null {
  const field = fields.find(({ kind, name }) => kind === 'email' && textOf(content, name));
  return field && !extraProblems([field], content)[field.name] ? textOf(content, field.name) : null;
}
