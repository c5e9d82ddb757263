interface PageProblem {
  /** A sentence that begins with the files of the page, and names its address as ` at /address` or ` gives /address`. */
  problem: string;
  address: string;
}

/** Names an error that several pages have once, such as one in the frame, with the first of the pages. */
export function joinRepeated(found: readonly PageProblem[]): string[] {
  const groups = new Map<string, PageProblem[]>();
  for (const each of found) {
    const place = findPlace(each);
    const key = place ? each.problem.replace(/^\S+( with \S+)*/, '').replace(place, '') : each.problem;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const place = findPlace(first) ?? '';
    return others.length > 0
      ? [first.problem.replace(place, () => `${place} and ${others.length} more`)]
      : [first.problem];
  });
}

const findPlace = ({ problem, address }: PageProblem) =>
  [` at ${address}`, ` gives ${address}`].find((place) => problem.includes(place));
