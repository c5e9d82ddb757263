import { fillTemplate } from '../contract/fillTemplate.ts';
import { getAllFields } from '../contract/fields.ts';
import type { MessageValues } from '../contract/values.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { type FieldLine, renderFieldLines, getText } from './fieldLines.ts';
import { colors, escapeHtml, renderHeading, renderLines, renderPage, renderValue } from './html.ts';
import { type Formats, createFormats } from './locale.ts';
import { attachPhotos } from './photos.ts';
import { sanitizeHeader, indentLines, isolate, truncate, disableLinks } from './sanitize.ts';
import type { EmailOptions, StoredMessage } from './storedMessage.ts';

const maxSubjectLength = 120;

export function renderContactEmail(
  stored: StoredMessage,
  messageId: string,
  options: EmailOptions = {},
): Email {
  const formats = createFormats(options.locale);
  const { labels } = formats;
  const { isStopgap = false, photos = [], photoCount = 0, possibleDuplicate, replyAddress } = stored;
  const reference = getShortReference(stored.id);
  const { attachments, remarks } = attachPhotos(photos, reference, labels);
  if (photoCount > 0) {
    const command = `npx tarcza-messages export ${reference} --photos FOLDER --project PROJECT`;
    remarks.push(fillTemplate(labels.digest.photos, { command }));
  }
  const about = isStopgap ? reference : getTopic(stored, options.services, labels);
  const text = isStopgap
    ? fillTemplate(labels.withoutText, { command: `npx tarcza-messages show ${reference} --project PROJECT` })
    : disableLinks(getText(stored.content, 'message')) || labels.notGiven;
  const parts = {
    rows: getRows(stored, attachments.length + photoCount, formats),
    text,
    remarks: possibleDuplicate ? [...remarks, labels.repeated] : remarks,
    // A visitor can choose the id.
    number: `${labels.number}: ${isStopgap ? reference : `${stored.id} (${reference})`}`,
    // An e-mail without the text does not say whether there is an address.
    closing: replyAddress ? labels.answer : isStopgap ? '' : labels.call,
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
  { content, fields = getAllFields(), receivedAt, isStopgap = false }: StoredMessage,
  photoCount: number,
  formats: Formats,
): FieldLine[] {
  const { labels } = formats;
  const shown = fields.filter(({ name }) => !isStopgap || name in content);
  const rows = renderFieldLines(content, shown, formats);
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
