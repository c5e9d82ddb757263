import type { Delivery } from './ledger.ts';

/** Maximum size of a digest: messages, and bytes of their texts. The others wait for the next one. */
const maxDigest = { messages: 3000, bytes: 6_000_000 };

/** Selects an interrupted digest, else messages that some recipients lack, else all, the rarest and latest first. */
export function selectNextDigest<Held extends { entry: Delivery }>(
  held: readonly Held[],
  now: number,
): Held[] {
  const due = held.filter(({ entry }) => entry.leaseUntil <= now);
  const first =
    due.find(({ entry }) => entry.digest !== null) ??
    due.find(({ entry }) => entry.missing !== null) ??
    due[0];
  if (!first) return [];
  const { digest, missing } = first.entry;
  // As a whole, because a part under the same Message-ID would be hidden.
  if (digest !== null) return held.filter(({ entry }) => entry.digest === digest);
  const same = due.filter(({ entry }) => entry.digest === null && String(entry.missing) === String(missing));
  let bytes = 0;
  return sortByRarity(same)
    .slice(0, maxDigest.messages)
    .filter(({ entry }, index) => (bytes += entry.bytes) <= maxDigest.bytes || index === 0);
}

function sortByRarity<Held extends { entry: Delivery }>(held: readonly Held[]): Held[] {
  const counts = new Map<string, number>();
  for (const { entry } of held) counts.set(entry.group, (counts.get(entry.group) ?? 0) + 1);
  const countOf = ({ entry }: Held) => counts.get(entry.group) ?? 0;
  return held.toSorted(
    (one, other) => countOf(one) - countOf(other) || other.entry.receivedAt - one.entry.receivedAt,
  );
}
