import { getAllFields } from '../contract/fields.ts';
import { validateValues, type MessageValues } from '../contract/values.ts';
import { getText } from '../email/fieldLines.ts';
import type { StoredMessage } from '../email/storedMessage.ts';
import type { Level } from './delivery.ts';

// What an e-mail of each level has of a message.

/** Returns what an e-mail has of a message. It has photos only at the level `whole`, which the caller reads. */
export function selectContent(message: StoredMessage, level: Level): StoredMessage {
  if (level !== 'contact') return { ...message, replyAddress: getReplyAddress(message) };
  const { name = null, phone = null } = message.content;
  return { ...message, content: { name, phone }, isStopgap: true };
}

/** Returns whether an e-mail without the text would say whom to call. */
export function hasContact({ name, phone }: MessageValues): boolean {
  return Boolean(name || phone);
}

/** Returns the visitor's address, or null if it is missing or invalid in a mail header. */
export function getReplyAddress({
  content,
  fields = getAllFields(),
}: Pick<StoredMessage, 'content' | 'fields'>): string | null {
  const field = fields.find(({ kind, name }) => kind === 'email' && getText(content, name));
  return field && !validateValues([field], content)[field.name] ? getText(content, field.name) : null;
}
