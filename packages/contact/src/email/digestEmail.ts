import { asHtml, asText, type Firm, type StoredMessage } from './contactEmail.ts';
import type { Email } from './email.ts';
import { gap, textOf } from './fieldLine.ts';
import { colors, escaped, page } from './html.ts';
import { groupsOf } from './messageGroups.ts';
import { filled, type Reading, readingFor } from './reader.ts';
import { shortened, withoutLinks } from './words.ts';

/** Some mail programs show only about the first 100 KB of an e-mail, encoding included. In bytes of HTML. */
export const largestDigest = 80_000;

/** The page around the messages, and the heading. In bytes. */
const frame = 4_000;
/** A line of the index and the heading of a group. In bytes. */
const perGroup = 600;

/** A group of at most this many messages is printed whole… */
const smallGroup = 5;
/** … and of a larger one this many. */
const shownOfLarge = 3;

/** A group as the digest prints it. */
interface Printed {
  messages: readonly StoredMessage[];
  /** The messages printed whole. */
  shown: readonly StoredMessage[];
  /** False when the e-mail would be too large: only the index names the group then. */
  fits: boolean;
}

/** Returns the messages whose groups one e-mail prints, of the smallest groups first; at least one group. */
export function firstOfDigest(messages: readonly StoredMessage[], firm: Firm = {}): StoredMessage[] {
  return printedGroups(messages, readingFor(firm.reader), firm)
    .filter(({ fits }) => fits)
    .flatMap((group) => group.messages);
}

/**
 * Renders one e-mail about messages for which single e-mails would have been too many. It begins with an index of
 * groups: messages with the same text share a line, and the smallest groups come first.
 */
export function digestEmail(stored: readonly StoredMessage[], messageId: string, firm: Firm = {}): Email {
  const reading = readingFor(firm.reader);
  const { words } = reading;
  const groups = printedGroups(stored, reading, firm);
  const heading = filled(words.digest.heading, { messages: reading.messages(stored.length) });
  const index = [
    ...groups.map((group, place) => indexLine(group, place + 1, reading)),
    ...tooLong(groups, words),
  ];
  const sections = groups.flatMap(({ messages, shown, fits }, place) =>
    fits ? [{ title: String(place + 1), shown, note: noteOf(messages, shown, reading) }] : [],
  );

  return {
    messageId,
    subject: filled(words.digest.subject, { heading }),
    text: [
      heading,
      words.digest.reason,
      index.join('\n'),
      ...sections.map(({ title, shown, note }) =>
        [`=== ${title} ===`, ...shown.map((one) => `${asText(one, reading, firm)}\n`), ...note].join('\n'),
      ),
    ].join('\n\n'),
    html: page(
      words,
      `
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(heading)}</h1>
      <p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${escaped(words.digest.reason)}</p>
      <p style="margin:16px 0">${index.map(escaped).join('<br>')}</p>
      ${sections
        .map(
          ({ title, shown, note }) => `${rule}<p style="margin:0 0 8px">${title}</p>
        ${shown.map((one) => asHtml(one, reading, firm)).join('')}${note.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
        )
        .join('')}`,
    ),
  };
}

const rule = `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${colors.line}">`;

function printedGroups(messages: readonly StoredMessage[], reading: Reading, firm: Firm): Printed[] {
  let size = frame;
  return groupsOf(messages).map((group, place) => {
    const shown = group.length > smallGroup ? group.slice(0, shownOfLarge) : group;
    // A group that does not fit ends the printing, so that the order stays: the rest are lines of the index.
    if (size <= largestDigest) {
      size += perGroup + shown.reduce((sum, one) => sum + Buffer.byteLength(asHtml(one, reading, firm)), 0);
    }
    return { messages: group, shown, fits: size <= largestDigest || place === 0 };
  });
}

/** A line for a group: who writes and what; with phone and number when the group is not printed. */
function indexLine({ messages, fits }: Printed, place: number, reading: Reading): string {
  const { words } = reading;
  const [first, ...others] = messages;
  if (!first) return '';
  const [name, phone, message] = ['name', 'phone', 'message'].map((field) =>
    textOf(first.content, field),
  ) as [string, string, string];
  const who = shortened(withoutLinks(name), 40) || gap(words);
  const what = shortened(withoutLinks(message.replace(/\s+/g, ' ')), 60) || gap(words);
  const line = fits
    ? `${who}: ${what}`
    : `${who}, ${withoutLinks(phone) || gap(words)}: ${what} [${first.id}]`;
  if (others.length === 0) return `${place}. ${line}`;
  const count = reading.messages(messages.length);
  return `${place}. ${filled(words.digest.alike, { messages: count, first: line })}`;
}

/** What follows a large group. */
function noteOf(
  messages: readonly StoredMessage[],
  shown: readonly StoredMessage[],
  reading: Reading,
): string[] {
  const left = messages.length - shown.length;
  if (left === 0) return [];
  const command = `npx tarcza-messages list --like ${messages[0]?.id ?? ''}`;
  return [filled(reading.words.digest.rest, { messages: reading.messages(left), command })];
}

/** What follows an index of which some groups are not printed. */
function tooLong(groups: readonly Printed[], words: Reading['words']): string[] {
  const from = groups.findIndex(({ fits }) => !fits) + 1;
  if (from === 0) return [];
  return ['', filled(words.digest.short, { from, command: 'npx tarcza-messages show ID' })];
}
