import type { ApiChange } from './api.ts';

type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (!patch) throw new Error(`"${version}" is no version of the form 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
}

/** Negative when the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The lowest version that may bring such a change. Before 1.0 a minor version may break things. */
export function versionFor(change: ApiChange, before: string): string {
  const [major, minor, patch] = parse(before);
  if (change.removed.length + change.changed.length > 0)
    return (major > 0 ? [major + 1, 0, 0] : [0, minor + 1, 0]).join('.');
  if (change.added.length + change.extended.length > 0)
    return (major > 0 ? [major, minor + 1, 0] : [0, minor, patch + 1]).join('.');
  return before;
}

/** The newest of the released versions up to this one, by the names of their tags: `v1.2.3`. */
export function lastRelease(tags: readonly string[], version: string): string | undefined {
  return tags
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag) && compareVersions(tag.slice(1), version) <= 0)
    .sort((one, other) => compareVersions(one.slice(1), other.slice(1)))
    .at(-1);
}
