import { fillTemplate } from '../contract/fillTemplate.ts';
import { type Field, getAllFields } from '../contract/fields.ts';
import { formatCsvLine } from '../contract/formatCsvLine.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { formatPlainValue, getLabel, getText, renderMissing } from './fieldLines.ts';
import { formatPhone } from '../phone/formatPhone.ts';
import { colors, escapeHtml, renderHeading, renderLink, renderPage } from './html.ts';
import { createFormats, type Formats } from './locale.ts';
import { disableLinks, truncate } from './sanitize.ts';
import type { EmailOptions, StoredMessage } from './storedMessage.ts';

/** Maximum size of the HTML, in bytes. Some mail programs cut an e-mail at about 100 KB. */
export const maxDigestBytes = 80_000;

/** Size of the page without messages, in bytes. */
const frameBytes = 4_000;

const photosCommand = 'npx tarcza-messages export ID --photos FOLDER';

/** Pages of messages, so that few are in memory at once. */
export type MessagePages = AsyncIterable<readonly StoredMessage[]> | Iterable<readonly StoredMessage[]>;

/** Renders one e-mail about many messages in order: a line for each while there is room, and a CSV file with all. */
export async function renderDigestEmail(
  pages: MessagePages,
  messageId: string,
  { locale }: EmailOptions = {},
): Promise<Email> {
  const formats = createFormats(locale);
  const { labels } = formats;
  const lines: Line[] = [];
  const rows: Buffer[] = [];
  const remarks = new Set<string>();
  let size = frameBytes;
  let total = 0;
  for await (const page of pages) {
    const fields = page[0]?.fields ?? getAllFields();
    if (rows.length === 0) rows.push(Buffer.from(`\uFEFF${formatCsvLine(getHeader(fields, formats))}`));
    for (const message of page) {
      const line = size < maxDigestBytes ? renderLine(message, total + 1, formats) : null;
      size += line ? Buffer.byteLength(line.html) : 0;
      if (line && size < maxDigestBytes) lines.push(line);
      if (message.withoutText) remarks.add(labels.digest.withoutText);
      if (message.photoCount) remarks.add(fillTemplate(labels.digest.photos, { command: photosCommand }));
      if (message.possibleDuplicate) remarks.add(labels.repeated);
      total++;
    }
    rows.push(Buffer.from(page.map((message) => renderRow(message, fields, formats)).join('')));
  }
  const left = total - lines.length;
  const heading = fillTemplate(labels.digest.heading, { messages: formats.messages(total) });
  const more = left > 0 ? [fillTemplate(labels.digest.more, { messages: formats.messages(left) })] : [];
  const intro = [labels.digest.reason, labels.digest.whole, ...remarks];
  return {
    messageId,
    subject: fillTemplate(labels.digest.subject, { heading }),
    text: [heading, ...intro, [...lines.map(({ text }) => text), ...more].join('\n')].join('\n\n'),
    html: renderPage(
      labels,
      `
      ${renderHeading(heading)}
      ${intro.map((text) => `<p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${escapeHtml(text)}</p>`).join('')}
      ${lines.map(({ html }) => html).join('')}${more.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
    ),
    attachments: [
      { filename: labels.digest.file, contentType: 'text/csv; charset=utf-8', content: Buffer.concat(rows) },
    ],
  };
}

interface Line {
  text: string;
  html: string;
}

/** Renders time, name, phone, first words and number of a message. */
function renderLine(message: StoredMessage, place: number, formats: Formats): Line {
  const { id, content, receivedAt, withoutText, photoCount = 0 } = message;
  const { labels } = formats;
  const name = truncate(disableLinks(getText(content, 'name').slice(0, 100)), 40) || renderMissing(labels);
  const phone = formatPhone(getText(content, 'phone').slice(0, 60), formats.country);
  const number = disableLinks(phone.text) || renderMissing(labels);
  const start = disableLinks(getText(content, 'message').slice(0, 200).replace(/\s+/g, ' '));
  const words = withoutText ? '' : `: ${truncate(start, 70) || renderMissing(labels)}`;
  const photos = photoCount > 0 ? `, ${labels.photos.label}: ${photoCount}` : '';
  const before = `${place}. ${formats.time(receivedAt)}, ${name}, `;
  const after = `${words} [${getShortReference(id)}${photos}]`;
  const link = phone.href ? renderLink(phone.href, number) : escapeHtml(number);
  return {
    text: `${before}${number}${after}`,
    html: `<p style="margin:0 0 4px">${escapeHtml(before)}${link}${escapeHtml(after)}</p>`,
  };
}

function getHeader(fields: readonly Field[], formats: Formats): string[] {
  const { number, received, photos } = formats.labels;
  return [number, '', received, ...fields.map((field) => getLabel(field, formats)), photos.label, '…'];
}

/** Renders a line of the CSV file. Values without a declared field are in the last column. */
function renderRow(message: StoredMessage, fields: readonly Field[], formats: Formats): string {
  const { id, content, receivedAt, withoutText, photoCount = 0 } = message;
  const isKept = (name: string) => !withoutText || ['name', 'phone'].includes(name);
  const toCell = (name: string) => {
    const value = content[name] ?? null;
    return value === null || !isKept(name) ? '' : formatPlainValue(value, formats);
  };
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.keys(content).filter((name) => !names.has(name) && isKept(name));
  return formatCsvLine([
    id,
    getShortReference(id),
    formats.time(receivedAt),
    ...fields.map(({ name }) => toCell(name)),
    photoCount > 0 ? String(photoCount) : '',
    others.map((name) => `${name}: ${toCell(name)}`).join('\n'),
  ]);
}
