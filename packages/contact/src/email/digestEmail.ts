import { alike, sketchOf } from './likeness.ts';
import { asHtml, asText, type Firm, gap, type StoredMessage } from './contactEmail.ts';
import type { Email } from './email.ts';
import { colors, escaped, page } from './html.ts';
import { filled, type Reading, readingFor } from './reader.ts';
import { shortened, withoutLinks } from './words.ts';

/** Some mail programs show no more of an e-mail than about 100 KB, encoding included. In bytes of HTML. */
export const largestDigest = 80_000;

const bytes = (text: string) => Buffer.byteLength(text);
/** The page around the messages, and the heading. */
const frame = 4_000;
/** A line of the index and the rule above a message. */
const perMessage = 400;

/** How many of these messages, from the first on, fit into one digest; at least one. */
export function digestLength(messages: readonly StoredMessage[], firm: Firm = {}): number {
  const reading = readingFor(firm.reader);
  let size = frame;
  const tooMany = messages.findIndex((message) => {
    size += bytes(asHtml(message, reading, firm)) + perMessage;
    return size > largestDigest;
  });
  return tooMany === -1 ? messages.length : Math.max(1, tooMany);
}

/**
 * One e-mail that lists messages for which single e-mails would have been too many. It begins with an index, in which
 * messages that are alike share a line, and those unlike all others come first: a flood cannot hide a customer.
 */
export function digestEmail(stored: readonly StoredMessage[], messageId: string, firm: Firm = {}): Email {
  const reading = readingFor(firm.reader);
  const { words } = reading;
  const groups = groupsOf(stored);
  const ordered = groups.flat();
  const heading = filled(words.digest.heading, { messages: reading.messages(stored.length) });
  const { reason } = words.digest;
  const index = indexOf(groups, reading);

  return {
    messageId,
    subject: filled(words.digest.subject, { heading }),
    text: [
      heading,
      reason,
      index.join('\n'),
      ...ordered.map((one, place) => `=== ${place + 1} ===\n${asText(one, reading, firm)}`),
    ].join('\n\n'),
    html: page(
      words,
      `
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(heading)}</h1>
      <p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${escaped(reason)}</p>
      <p style="margin:16px 0">${index.map(escaped).join('<br>')}</p>
      ${ordered.map((one, place) => `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${colors.line}"><p style="margin:0 0 8px">${place + 1}</p>${asHtml(one, reading, firm)}`).join('')}`,
    ),
  };
}

/** Messages that are alike in one group, the smallest groups first, and in each the earliest message. */
function groupsOf(stored: readonly StoredMessage[]): StoredMessage[][] {
  const groups: { sketch: readonly number[]; messages: StoredMessage[] }[] = [];
  for (const message of stored.toSorted((one, other) => one.receivedAt - other.receivedAt)) {
    const sketch = sketchOf(message.content);
    const group = groups.find((candidate) => alike(candidate.sketch, sketch));
    if (group) group.messages.push(message);
    else groups.push({ sketch, messages: [message] });
  }
  return groups.map(({ messages }) => messages).toSorted((one, other) => one.length - other.length);
}

/** A line for each message, and one for all that are alike. */
function indexOf(groups: readonly StoredMessage[][], reading: Reading): string[] {
  const { words } = reading;
  let place = 0;
  return groups.flatMap(([first, ...alikes]) => {
    if (!first) return [];
    place += 1;
    const from = place;
    place += alikes.length;
    const { name, message } = first.content;
    const about = message.replace(/\s+/g, ' ');
    const [who, what] = [shortened(withoutLinks(name), 40), shortened(withoutLinks(about), 60)];
    const line = `${who || gap(words)}: ${what || gap(words)}`;
    if (alikes.length === 0) return [`${from}. ${line}`];
    const messages = reading.messages(alikes.length + 1);
    return [`${from}–${place}. ${filled(words.digest.alike, { messages, first: line })}`];
  });
}
