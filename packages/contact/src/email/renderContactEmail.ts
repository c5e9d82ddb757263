import { getAllFields, validateValues, type Field, type MessageValues } from '../contract/fields.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { type FieldLine, renderFieldLines, renderMissing, isOffered, getText } from './fieldLines.ts';
import { colors, escapeHtml, renderLink, renderPage } from './html.ts';
import { fillTemplate } from '../contract/fillTemplate.ts';
import { type EmailLocale, type Formats, createFormats } from './locale.ts';
import { createAttachments, describeBrokenPhotos, getPhotosCommand, type StoredPhoto } from './photos.ts';
import { sanitizeHeader, indentLines, truncate, disableLinks } from './sanitize.ts';

/** A stored contact message. */
export interface StoredMessage {
  id: string;
  /** The values of all fields. A null or absent value was not given. */
  content: MessageValues;
  /**
   * All fields of the form.
   * @default the standard fields
   */
  fields?: readonly Field[];
  /** When the visitor sent it, in ms since 1970. */
  receivedAt: number;
  /** Whether the company may have received it already. */
  possibleDuplicate: boolean;
  /** The photos to attach. */
  photos?: readonly StoredPhoto[];
  /** The number of photos, for a digest, which does not attach them. */
  photoCount?: number;
}

/** Services and language of the company that reads the e-mail. */
export interface EmailOptions {
  /**
   * The company's services. The subject contains no other service.
   * @default any service
   */
  services?: readonly string[] | undefined;
  /** @default Polish, Europe/Warsaw, PL */
  locale?: EmailLocale | undefined;
}

const maxSubjectLength = 120;

/** Renders the e-mail about one message. */
export function renderContactEmail(
  stored: StoredMessage,
  messageId: string,
  options: EmailOptions = {},
): Email {
  const formats = createFormats(options.locale);
  const { labels } = formats;
  const about = getTopic(stored, labels, options);
  const replyAddress = getReplyAddress(stored);
  const closing = replyAddress ? labels.answer : labels.call;

  const attachments = createAttachments(stored.photos ?? [], labels);
  return {
    messageId,
    subject: truncate(fillTemplate(labels.subject, { about }), maxSubjectLength),
    text: `${labels.heading}\n\n${renderText(stored, formats, options)}\n\n${closing}\n`,
    html: renderPage(
      labels,
      `
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(labels.heading)}</h1>
      ${renderHtml(stored, formats, options)}
      <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escapeHtml(closing)}</p>`,
    ),
    ...(attachments.length > 0 && { attachments }),
    ...(replyAddress && { replyTo: { name: getName(stored.content, labels), address: replyAddress } }),
  };
}

export function renderText(stored: StoredMessage, formats: Formats, options: EmailOptions): string {
  const { labels } = formats;
  return [
    ...getRows(stored, formats, options).map(({ label, text }) => `${label}: ${indentLines(text)}`),
    '',
    `    ${indentLines(getMessage(stored.content, labels))}`,
    '',
    ...getRemarks(stored, labels),
    `${labels.number}: ${stored.id} (${getShortReference(stored.id)})`,
  ].join('\n');
}

export function renderHtml(stored: StoredMessage, formats: Formats, options: EmailOptions): string {
  const { labels } = formats;
  return `
    <table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${getRows(stored, formats, options)
        .map(
          ({ label, text, href }) => `<tr>
        <td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;color:${colors.quiet}">${escapeHtml(label)}</td>
        <td style="padding:4px 0;vertical-align:top;word-break:break-word"><strong>${href ? renderLink(href, text) : renderLineBreaks(text)}</strong></td>
      </tr>`,
        )
        .join('')}
    </table>
    <p class="line" style="margin:16px 0;padding-left:12px;border-left:3px solid ${colors.line};word-break:break-word">${renderLineBreaks(getMessage(stored.content, labels))}</p>
    ${getRemarks(stored, labels)
      .map((remark) => `<p style="margin:0 0 8px">${escapeHtml(remark)}</p>`)
      .join('')}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">${escapeHtml(labels.number)}: ${escapeHtml(stored.id)} (${getShortReference(stored.id)})</p>`;
}

/** Returns the sentences below the message's text. */
function getRemarks({ photos = [], possibleDuplicate }: StoredMessage, labels: Formats['labels']): string[] {
  return [...describeBrokenPhotos(photos, labels), ...(possibleDuplicate ? [labels.repeated] : [])];
}

function getRows(
  { id, content, fields = getAllFields(), receivedAt, photos, photoCount = 0 }: StoredMessage,
  formats: Formats,
  options: EmailOptions,
): FieldLine[] {
  const received = { label: formats.labels.received, text: formats.time(receivedAt) };
  return [...renderFieldLines(content, fields, formats, options), ...renderPhotoLine(), received];

  function renderPhotoLine(): FieldLine[] {
    const { label, attached, saved } = formats.labels.photos;
    const count = photos ? createAttachments(photos, formats.labels).length : photoCount;
    if (count === 0) return [];
    const text = photos ? attached : saved;
    return [{ label, text: fillTemplate(text, { count, command: getPhotosCommand(id) }) }];
  }
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
  return service && field && isOffered(field, service, options) ? `${service} – ${who}` : who;
}

function getName(content: MessageValues, labels: Formats['labels']): string {
  return sanitizeHeader(getText(content, 'name')) || renderMissing(labels);
}

function getMessage(content: MessageValues, labels: Formats['labels']): string {
  return disableLinks(getText(content, 'message')) || renderMissing(labels);
}

function renderLineBreaks(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

/** Returns the visitor's address, or null if it is missing or invalid in a mail header. */
function getReplyAddress({ content, fields = getAllFields() }: StoredMessage): string | null {
  const field = fields.find(({ kind, name }) => kind === 'email' && getText(content, name));
  return field && !validateValues([field], content)[field.name] ? getText(content, field.name) : null;
}
