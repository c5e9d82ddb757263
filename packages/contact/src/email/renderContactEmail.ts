import { fillTemplate } from '../contract/fillTemplate.ts';
import { getAllFields, validateValues, type MessageValues } from '../contract/fields.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { type FieldLine, renderFieldLines, renderMissing, isOffered, getText } from './fieldLines.ts';
import { colors, escapeHtml, renderHeading, renderLink, renderPage } from './html.ts';
import { type Formats, createFormats } from './locale.ts';
import { attachPhotos } from './photos.ts';
import { sanitizeHeader, indentLines, truncate, disableLinks } from './sanitize.ts';
import type { EmailOptions, StoredMessage } from './storedMessage.ts';

const maxSubjectLength = 120;

/** Renders the e-mail about one message. */
export function renderContactEmail(
  stored: StoredMessage,
  messageId: string,
  options: EmailOptions = {},
): Email {
  const formats = createFormats(options.locale);
  const { labels } = formats;
  const { withoutText = false, photos = [], possibleDuplicate } = stored;
  const { attachments, remarks } = attachPhotos(withoutText ? [] : photos, labels);
  const replyAddress = withoutText ? null : getReplyAddress(stored);
  const about = withoutText ? getShortReference(stored.id) : getTopic(stored, labels, options);
  const text = withoutText
    ? fillTemplate(labels.withoutText, { command: `npx tarcza-messages show ${stored.id}` })
    : disableLinks(getText(stored.content, 'message')) || renderMissing(labels);
  const parts = {
    rows: getRows(stored, attachments.length, formats, options),
    text,
    remarks: possibleDuplicate ? [...remarks, labels.repeated] : remarks,
    number: `${labels.number}: ${stored.id} (${getShortReference(stored.id)})`,
    closing: replyAddress ? labels.answer : labels.call,
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
    ...rows.map((row) => `${row.label}: ${indentLines(row.text)}`),
    '',
    `    ${indentLines(text)}`,
    '',
    ...remarks,
    number,
  ];
  return `${heading}\n\n${lines.join('\n')}\n\n${closing}\n`;
}

function renderHtml({ rows, text, remarks, number, closing }: Parts, labels: Formats['labels']): string {
  const cells = rows.map(
    (row) => `<tr>
        <td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;color:${colors.quiet}">${escapeHtml(row.label)}</td>
        <td style="padding:4px 0;vertical-align:top;word-break:break-word"><strong>${row.href ? renderLink(row.href, row.text) : renderLineBreaks(row.text)}</strong></td>
      </tr>`,
  );
  return renderPage(
    labels,
    `
    ${renderHeading(labels.heading)}
    <table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${cells.join('')}
    </table>
    <p class="line" style="margin:16px 0;padding-left:12px;border-left:3px solid ${colors.line};word-break:break-word">${renderLineBreaks(text)}</p>
    ${remarks.map((remark) => `<p style="margin:0 0 8px">${escapeHtml(remark)}</p>`).join('')}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">${escapeHtml(number)}</p>
    <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escapeHtml(closing)}</p>`,
  );
}

function getRows(
  { content, fields = getAllFields(), receivedAt, withoutText }: StoredMessage,
  photoCount: number,
  formats: Formats,
  options: EmailOptions,
): FieldLine[] {
  const { labels } = formats;
  const { name = null, phone = null } = content;
  const rows = withoutText
    ? renderFieldLines(
        { name, phone },
        fields.filter((field) => ['name', 'phone'].includes(field.name)),
        formats,
      )
    : renderFieldLines(content, fields, formats, options);
  const photos = {
    label: labels.photos.label,
    text: fillTemplate(labels.photos.attached, { count: photoCount }),
  };
  const received = { label: labels.received, text: formats.time(receivedAt) };
  return [...rows, ...(photoCount > 0 ? [photos] : []), received];
}

/** Returns service and sender, or the sender alone if the company does not offer the service. */
function getTopic(
  { content, fields = getAllFields() }: StoredMessage,
  labels: Formats['labels'],
  options: EmailOptions,
) {
  const who = disableLinks(getName(content, labels));
  const service = getText(content, 'service');
  const field = fields.find(({ name }) => name === 'service');
  if (!service || !field || !isOffered(field, service, options)) return who;
  return `${options.services ? service : disableLinks(sanitizeHeader(service))} – ${who}`;
}

function getName(content: MessageValues, labels: Formats['labels']): string {
  return sanitizeHeader(getText(content, 'name')) || renderMissing(labels);
}

function renderLineBreaks(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

/** Returns the visitor's address, or null if it is missing or invalid in a mail header. */
export function getReplyAddress({
  content,
  fields = getAllFields(),
}: Pick<StoredMessage, 'content' | 'fields'>): string | null {
  const field = fields.find(({ kind, name }) => kind === 'email' && getText(content, name));
  return field && !validateValues([field], content)[field.name] ? getText(content, field.name) : null;
}
