interface PageProblem {
  /** A sentence that begins with the files of the page, and names its address as ` at /address`. */
  problem: string;
  address: string;
}

/** Names an error that several pages have once, such as one in the frame, with the first of the pages. */
export function joinRepeated(found: readonly PageProblem[]): string[] {
  const groups = new Map<string, PageProblem[]>();
  for (const each of found) {
    const { problem, address } = each;
    const place = ` at ${address}`;
    const key = problem.includes(place)
      ? problem.replace(/^\S+( with \S+)*/, '').replace(place, '')
      : problem;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const place = ` at ${first.address}`;
    return others.length > 0
      ? [first.problem.replace(place, () => `${place} and ${others.length} more`)]
      : [first.problem];
  });
}
