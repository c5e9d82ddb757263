import { fillTemplate } from '../contract/fillTemplate.ts';
import { getAllFields } from '../contract/fields.ts';
import { validateValues, type MessageValues } from '../contract/values.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { type FieldLine, renderFieldLines, getText } from './fieldLines.ts';
import { colors, escapeHtml, renderHeading, renderLines, renderPage, renderValue } from './html.ts';
import { type Formats, createFormats } from './locale.ts';
import { attachPhotos } from './photos.ts';
import { sanitizeHeader, indentLines, isolate, truncate, disableLinks } from './sanitize.ts';
import type { EmailOptions, Level, StoredMessage } from './storedMessage.ts';

const maxSubjectLength = 120;

export function renderContactEmail(
  stored: StoredMessage,
  messageId: string,
  options: EmailOptions = {},
): Email {
  const formats = createFormats(options.locale);
  const { labels } = formats;
  const { level = 'whole', photos = [], possibleDuplicate } = stored;
  const isWhole = level === 'whole';
  const reference = getShortReference(stored.id);
  const { attachments, remarks } = attachPhotos(isWhole ? photos : [], reference, labels);
  const replyAddress = isWhole ? getReplyAddress(stored) : null;
  const about = isWhole ? getTopic(stored, options.services, labels) : reference;
  const text = isWhole
    ? disableLinks(getText(stored.content, 'message')) || labels.notGiven
    : fillTemplate(labels.withoutText, { command: `npx tarcza-messages show ${reference}` });
  const parts = {
    rows: getRows(stored, attachments.length, formats),
    text,
    remarks: possibleDuplicate ? [...remarks, labels.repeated] : remarks,
    // A visitor can choose the id.
    number: `${labels.number}: ${isWhole ? `${stored.id} (${reference})` : reference}`,
    // An e-mail without the text does not say whether there is an address.
    closing: replyAddress ? labels.answer : isWhole ? labels.call : '',
  };
  return {
    messageId,
    subject: truncate(fillTemplate(labels.subject, { about }), maxSubjectLength),
    text: renderText(parts, labels),
    html: renderHtml(parts, labels),
    ...(attachments.length > 0 && { attachments }),
    ...(replyAddress && { replyTo: { name: getName(stored.content, labels), address: replyAddress } }),
  };
}

/** The texts of an e-mail from top to bottom. */
interface Parts {
  rows: readonly FieldLine[];
  text: string;
  remarks: readonly string[];
  number: string;
  closing: string;
}

function renderText({ rows, text, remarks, number, closing }: Parts, { heading }: Formats['labels']): string {
  const lines = [
    ...rows.map((row) => `${row.label}: ${indentLines(isolate(row.text))}`),
    '',
    `    ${indentLines(isolate(text))}`,
    '',
    ...remarks,
    number,
  ];
  return `${heading}\n\n${lines.join('\n')}\n\n${closing}\n`;
}

function renderHtml({ rows, text, remarks, number, closing }: Parts, labels: Formats['labels']): string {
  const cells = rows.map(
    (row) => `<tr>
        <td class="quiet" width="35%" style="padding:4px 16px 4px 0;vertical-align:top;color:${colors.quiet}">${escapeHtml(row.label)}</td>
        <td style="padding:4px 0;vertical-align:top"><strong>${renderValue(row.text, row.href)}</strong></td>
      </tr>`,
  );
  return renderPage(
    labels,
    `
    ${renderHeading(labels.heading)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;table-layout:fixed">
      ${cells.join('')}
    </table>
    <p class="line" dir="auto" style="margin:16px 0;padding-left:12px;border-left:3px solid ${colors.line};unicode-bidi:plaintext">${renderLines(text)}</p>
    ${remarks.map((remark) => `<p style="margin:0 0 8px">${escapeHtml(remark)}</p>`).join('')}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">${escapeHtml(number)}</p>
    <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escapeHtml(closing)}</p>`,
  );
}

function getRows(
  { content, fields = getAllFields(), receivedAt, level = 'whole' }: StoredMessage,
  photoCount: number,
  formats: Formats,
): FieldLine[] {
  const { labels } = formats;
  const isWhole = level === 'whole';
  const kept = isWhole ? content : keepContact(content, level);
  const shown = fields.filter(({ name }) => isWhole || name in kept);
  const rows = renderFieldLines(kept, shown, formats);
  const photos = { label: labels.photos, text: String(photoCount) };
  const received = { label: labels.received, text: formats.time(receivedAt) };
  return [...rows, ...(photoCount > 0 ? [photos] : []), received];
}

/** Returns service and sender, or the sender alone. */
function getTopic(
  { content }: StoredMessage,
  services: readonly string[] = [],
  labels: Formats['labels'],
): string {
  const service = services.find((each) => each === content['service']);
  const name = isolate(disableLinks(getName(content, labels)));
  return service ? `${service} – ${name}` : name;
}

function getName(content: MessageValues, labels: Formats['labels']): string {
  return sanitizeHeader(getText(content, 'name')) || labels.notGiven;
}

/** Returns the visitor's address, or null if it is missing or invalid in a mail header. */
export function getReplyAddress({
  content,
  fields = getAllFields(),
}: Pick<StoredMessage, 'content' | 'fields'>): string | null {
  const field = fields.find(({ kind, name }) => kind === 'email' && getText(content, name));
  return field && !validateValues([field], content)[field.name] ? getText(content, field.name) : null;
}

/** Returns name and phone number of a message, or the phone number without other words. */
export function keepContact({ name = null, phone = null }: MessageValues, level: Level): MessageValues {
  if (level !== 'phone') return { name, phone };
  const kept = String(phone).replace(/( ext[.] \d)|[^\d +()./-]+/g, (_, extension = ' ') =>
    String(extension),
  );
  return { phone: /\d/.test(kept) ? kept.trim() : null };
}

/** Returns whether an e-mail at this level has all of the message, or at least the visitor's name or number. */
export function hasVisitor(content: MessageValues, level: Level): boolean {
  if (level === 'whole' || level === 'notice') return level === 'whole';
  return Object.values(keepContact(content, level)).some(Boolean);
}
