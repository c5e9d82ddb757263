import { renderHtml, renderText, type EmailOptions, type StoredMessage } from './renderContactEmail.ts';
import type { Email } from './email.ts';
import { renderMissing, getText } from './fieldLines.ts';
import { colors, escapeHtml, renderPage } from './html.ts';
import { groupMessages } from './messageGroups.ts';
import { fillTemplate } from '../contract/fillTemplate.ts';
import { type Formats, createFormats } from './locale.ts';
import { truncate, disableLinks } from './sanitize.ts';

/** Maximum size of the HTML, in bytes. Some mail programs cut an encoded e-mail at about 100 KB. */
export const maxDigestBytes = 80_000;

/** Size of the page without messages, in bytes. */
const frameBytes = 4_000;
/** Size of a line of the index and a group's heading, in bytes. */
const groupBytes = 600;

/** Maximum size of a group that is printed completely. */
const maxFullGroup = 5;
/** Number of messages printed of a larger group. */
const maxShownOfLarge = 3;

/** A group of messages in a digest. */
interface PrintedGroup {
  messages: readonly StoredMessage[];
  /** The messages whose text is printed. */
  shown: readonly StoredMessage[];
  /** False if the e-mail would be too large. Only the index lists the group then. */
  fits: boolean;
}

/** Selects the messages whose groups fit into one e-mail, the smallest groups first; at least one group. */
export function selectForDigest(
  messages: readonly StoredMessage[],
  options: EmailOptions = {},
): StoredMessage[] {
  return layOutGroups(messages, createFormats(options.locale), options)
    .filter(({ fits }) => fits)
    .flatMap((group) => group.messages);
}

/**
 * Renders one e-mail about the messages above the hourly cap. It begins with an index of groups, in which messages with
 * the same text share a line. The smallest groups come first.
 */
export function renderDigestEmail(
  stored: readonly StoredMessage[],
  messageId: string,
  options: EmailOptions = {},
): Email {
  const formats = createFormats(options.locale);
  const { labels } = formats;
  const groups = layOutGroups(stored, formats, options);
  const heading = fillTemplate(labels.digest.heading, { messages: formats.messages(stored.length) });
  const index = [
    ...groups.map((group, place) => renderIndexLine(group, place + 1, formats)),
    ...renderTruncationNote(groups, labels),
  ];
  const sections = groups.flatMap(({ messages, shown, fits }, place) =>
    fits ? [{ title: String(place + 1), shown, note: renderNote(messages, shown, formats) }] : [],
  );

  return {
    messageId,
    subject: fillTemplate(labels.digest.subject, { heading }),
    text: [
      heading,
      labels.digest.reason,
      index.join('\n'),
      ...sections.map(({ title, shown, note }) =>
        [`=== ${title} ===`, ...shown.map((one) => `${renderText(one, formats, options)}\n`), ...note].join(
          '\n',
        ),
      ),
    ].join('\n\n'),
    html: renderPage(
      labels,
      `
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h1>
      <p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${escapeHtml(labels.digest.reason)}</p>
      <p style="margin:16px 0">${index.map(escapeHtml).join('<br>')}</p>
      ${sections
        .map(
          ({ title, shown, note }) => `${rule}<p style="margin:0 0 8px">${title}</p>
        ${shown.map((one) => renderHtml(one, formats, options)).join('')}${note.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
        )
        .join('')}`,
    ),
  };
}

const rule = `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${colors.line}">`;

function layOutGroups(
  messages: readonly StoredMessage[],
  formats: Formats,
  options: EmailOptions,
): PrintedGroup[] {
  let size = frameBytes;
  return groupMessages(messages).map((group, place) => {
    const shown = group.length > maxFullGroup ? group.slice(0, maxShownOfLarge) : group;
    // The first group that does not fit ends the printing, so that the order is kept.
    if (size <= maxDigestBytes) {
      size +=
        groupBytes +
        shown.reduce((sum, one) => sum + Buffer.byteLength(renderHtml(one, formats, options)), 0);
    }
    return { messages: group, shown, fits: size <= maxDigestBytes || place === 0 };
  });
}

/** Renders a group's line of the index: sender and text, with phone and id if the group is not printed. */
function renderIndexLine({ messages, fits }: PrintedGroup, place: number, formats: Formats): string {
  const { labels } = formats;
  const [first, ...others] = messages;
  if (!first) return '';
  const [name, phone, message] = ['name', 'phone', 'message'].map((field) =>
    getText(first.content, field),
  ) as [string, string, string];
  const who = truncate(disableLinks(name), 40) || renderMissing(labels);
  const what = truncate(disableLinks(message.replace(/\s+/g, ' ')), 60) || renderMissing(labels);
  const line = fits
    ? `${who}: ${what}`
    : `${who}, ${disableLinks(phone) || renderMissing(labels)}: ${what} [${first.id}]`;
  if (others.length === 0) return `${place}. ${line}`;
  const count = formats.messages(messages.length);
  return `${place}. ${fillTemplate(labels.digest.alike, { messages: count, first: line })}`;
}

/** Renders the note after a group that is not printed completely. */
function renderNote(
  messages: readonly StoredMessage[],
  shown: readonly StoredMessage[],
  formats: Formats,
): string[] {
  const left = messages.length - shown.length;
  if (left === 0) return [];
  const command = `npx tarcza-messages list --like ${messages[0]?.id ?? ''}`;
  return [fillTemplate(formats.labels.digest.rest, { messages: formats.messages(left), command })];
}

/** Renders the note after an index of which some groups are not printed. */
function renderTruncationNote(groups: readonly PrintedGroup[], labels: Formats['labels']): string[] {
  const from = groups.findIndex(({ fits }) => !fits) + 1;
  if (from === 0) return [];
  return ['', fillTemplate(labels.digest.short, { from, command: 'npx tarcza-messages show ID' })];
}
