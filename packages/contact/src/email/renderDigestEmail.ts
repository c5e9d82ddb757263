import { fillTemplate } from '../contract/fillTemplate.ts';
import { type Field, getAllFields } from '../contract/fields.ts';
import { getShortReference } from '../contract/getShortReference.ts';
import type { Email } from './email.ts';
import { formatPlainValue, getLabel, getText } from './fieldLines.ts';
import { formatPhone } from '../phone/formatPhone.ts';
import { colors, escapeHtml, renderHeading, renderPage } from './html.ts';
import { createFormats, type Formats } from './locale.ts';
import { disableLinks, isolate, truncate } from './sanitize.ts';
import type { EmailOptions, StoredMessage } from './storedMessage.ts';

/** Maximum size of the HTML, in bytes. Some mail programs cut an e-mail at about 100 KB. */
export const maxDigestBytes = 80_000;

/** Size of the page without messages, in bytes. */
const frameBytes = 4_000;

/** Maximum size of the file in bytes, with which the e-mail has 10 MB: base64 makes 78 bytes of 57. */
export const maxFileBytes = Math.floor((9_500_000 / 78) * 57);

const fileName = 'messages.csv';
const tool = 'npx tarcza-messages';

/**
 * Renders one e-mail about many messages in order, until it has 10 MB: a line for each while there is room, and a CSV file
 * with all. Returns the ids of the messages that it has, and whether it has no room for the others.
 *
 * @param pages Messages page by page, so that few are in memory at once.
 * @param options.cutLength Maximum length of a message's text in the file, in UTF-16 code units.
 */
export async function renderDigestEmail(
  pages: AsyncIterable<readonly StoredMessage[]> | Iterable<readonly StoredMessage[]>,
  messageId: string,
  { locale, cutLength = Infinity }: EmailOptions & { cutLength?: number } = {},
): Promise<{ email: Email; ids: string[]; isFull: boolean }> {
  const formats = createFormats(locale);
  const { labels } = formats;
  const lines: ReturnType<typeof renderLine>[] = [];
  const rows: Buffer[] = [];
  const ids: string[] = [];
  const remarks = new Set<string>();
  let size = frameBytes;
  let fileSize = 0;
  let isFull = false;
  reading: for await (const page of pages) {
    for (const message of page) {
      const { fields = getAllFields() } = message;
      if (rows.length === 0) rows.push(Buffer.from(`\uFEFF${formats.csvLine(getHeader(fields, formats))}`));
      const row = Buffer.from(renderRow(cutText(message, cutLength), fields, formats));
      fileSize += row.length;
      isFull = fileSize > maxFileBytes && ids.length > 0;
      if (isFull) break reading;
      rows.push(row);
      ids.push(message.id);
      const line = size < maxDigestBytes ? renderLine(message, ids.length, formats) : null;
      size += line ? Buffer.byteLength(line.html) : 0;
      if (line && size < maxDigestBytes) lines.push(line);
      if (message.photoCount)
        remarks.add(
          fillTemplate(labels.digest.photos, {
            command: `${tool} export ID --photos FOLDER --project PROJECT`,
          }),
        );
      if (message.possibleDuplicate) remarks.add(labels.repeated);
    }
  }
  const left = ids.length - lines.length;
  const heading = fillTemplate(labels.digest.heading, { messages: formats.messages(ids.length) });
  const more = left > 0 ? [`+ ${formats.messages(left)} (${fileName})`] : [];
  const intro = [labels.digest.intro, ...remarks];
  const email = {
    messageId,
    subject: heading,
    text: [heading, ...intro, [...lines.map(({ text }) => text), ...more].join('\n')].join('\n\n'),
    html: renderPage(
      { ...labels, heading },
      `
      ${renderHeading(heading)}
      ${intro.map((text) => `<p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${escapeHtml(text)}</p>`).join('')}
      ${lines.map(({ html }) => html).join('\n')}${more.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
    ),
    attachments: [{ filename: fileName, contentType: 'text/csv; charset=utf-8', content: rows }],
  };
  return { email, ids, isFull };
}

/** Cuts a long text, and says how to read the rest. */
function cutText(message: StoredMessage, cutLength: number): StoredMessage {
  const text = getText(message.content, 'message');
  if (text.length <= cutLength) return message;
  const cut = `${truncate(text, cutLength)} [${tool} show ${getShortReference(message.id)} --project PROJECT]`;
  return { ...message, content: { ...message.content, message: cut } };
}

/** Renders time, name, phone, first words and number of a message. Without styles, so that many fit. */
function renderLine(message: StoredMessage, place: number, formats: Formats) {
  const { id, content, receivedAt, photoCount = 0 } = message;
  const { labels } = formats;
  const name = truncate(disableLinks(getText(content, 'name')), 40) || labels.notGiven;
  const phone = formatPhone(getText(content, 'phone'), formats.country);
  const number = disableLinks(phone.text) || labels.notGiven;
  const start = disableLinks(getText(content, 'message').slice(0, 200).replace(/\s+/g, ' '));
  const words = truncate(start, 70) || labels.notGiven;
  const photos = photoCount > 0 ? `, ${labels.photos}: ${photoCount}` : '';
  const lead = `${place}. ${formats.shortTime(receivedAt)}, `;
  const tail = ` [${getShortReference(id)}${photos}]`;
  const join = (value: (text: string) => string, link: string) =>
    `${lead}${value(name)}, ${link}: ${value(words)}${tail}`;
  const html = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
  const link = phone.href ? `<a href="${escapeHtml(phone.href)}">${escapeHtml(number)}</a>` : html(number);
  return { text: join(isolate, isolate(number)), html: `${join(html, link)}<br>` };
}

function getHeader(fields: readonly Field[], formats: Formats): string[] {
  const { number, received, photos } = formats.labels;
  return [number, '', received, ...fields.map((field) => getLabel(field, formats)), photos, '…'];
}

/** Renders a line of the CSV file. Values without a declared field are in the last column. */
function renderRow(message: StoredMessage, fields: readonly Field[], formats: Formats): string {
  const { id, content, receivedAt, photoCount = 0 } = message;
  const toCell = (name: string, field?: Field) => {
    const value = content[name] ?? null;
    return value === null ? '' : formatPlainValue(value, formats, field);
  };
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.keys(content).filter((name) => !names.has(name) && name !== 'language');
  return formats.csvLine([
    id,
    getShortReference(id),
    formats.localTime(receivedAt),
    ...fields.map((field) => toCell(field.name, field)),
    photoCount > 0 ? String(photoCount) : '',
    others.map((name) => `${name}: ${toCell(name)}`).join('\n'),
  ]);
}
