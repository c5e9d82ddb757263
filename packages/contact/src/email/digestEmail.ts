import { alike, sketchOf } from './likeness.ts';
import { asHtml, asText, type StoredMessage } from './contactEmail.ts';
import type { Email } from './email.ts';
import { colors, escaped, page } from './html.ts';
import { countOfQueries, shortened, withoutLinks } from './words.ts';

/** Some mail programs show no more of an e-mail than about 100 KB, encoding included. In bytes of HTML. */
export const largestDigest = 80_000;

const bytes = (text: string) => Buffer.byteLength(text);
/** The page around the messages, and the heading. */
const frame = 4_000;
/** A line of the index and the rule above a message. */
const perMessage = 400;

/** How many of these messages, from the first on, fit into one digest; at least one. */
export function digestLength(messages: readonly StoredMessage[], services?: readonly string[]): number {
  let size = frame;
  const tooMany = messages.findIndex((message) => {
    size += bytes(asHtml(message, services)) + perMessage;
    return size > largestDigest;
  });
  return tooMany === -1 ? messages.length : Math.max(1, tooMany);
}

/**
 * One e-mail that lists messages for which single e-mails would have been too many. It begins with an index, in which
 * messages that are alike share a line, and those unlike all others come first: a flood cannot hide a customer.
 */
export function digestEmail(
  stored: readonly StoredMessage[],
  messageId: string,
  services?: readonly string[],
): Email {
  const groups = groupsOf(stored);
  const ordered = groups.flat();
  const count = countOfQueries(stored.length);
  const heading = `${count} w jednym zestawieniu`;
  const reason =
    'W ostatniej godzinie przyszło więcej zapytań, niż wysyłamy w osobnych e-mailach. Poniżej są te, które nie zostały wysłane osobno.';
  const index = indexOf(groups);

  return {
    messageId,
    subject: `Zapytania: ${heading}`,
    text: [
      heading,
      reason,
      index.join('\n'),
      ...ordered.map((one, place) => `=== ${place + 1} ===\n${asText(one, services)}`),
    ].join('\n\n'),
    html: page(`
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${heading}</h1>
      <p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${reason}</p>
      <p style="margin:16px 0">${index.map(escaped).join('<br>')}</p>
      ${ordered.map((one, place) => `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${colors.line}"><p style="margin:0 0 8px">${place + 1}</p>${asHtml(one, services)}`).join('')}`),
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
function indexOf(groups: readonly StoredMessage[][]): string[] {
  let place = 0;
  return groups.flatMap(([first, ...alikes]) => {
    if (!first) return [];
    place += 1;
    const from = place;
    place += alikes.length;
    const { name, message } = first.content;
    const words = `${shortened(withoutLinks(name), 40)}: ${shortened(withoutLinks(message).replace(/\s+/g, ' '), 60)}`;
    if (alikes.length === 0) return [`${from}. ${words}`];
    return [`${from}–${place}. ${countOfQueries(alikes.length + 1)}, podobne do siebie; pierwsze: ${words}`];
  });
}
