/** Excludes letters that look like digits. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Returns the short reference of a message, such as T-4821, from its document's id. Two messages can share one. */
export function getShortReference(id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  const letter = letters.charAt(hash % letters.length);
  return `${letter}-${String(Math.floor(hash / letters.length) % 10_000).padStart(4, '0')}`;
}
