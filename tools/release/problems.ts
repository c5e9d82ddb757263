import semver from 'semver';
import { compareApis, describeChange, type Api, type ApiChange } from './api.ts';

const record = 'npm run release:check -- --record';

export interface Apis {
  /** What the build offers now, and the version that package.json gives it. */
  now: Api;
  /** What the package's api.md says, if it is there. */
  recorded?: Api | undefined;
  /** What the last release offered, if there was one. */
  released?: Api | undefined;
}

/** What is wrong with the record of the API and with the new version's number; nothing is best. */
export function apiProblems({ now, recorded, released }: Apis): string[] {
  if (!recorded) return [`${now.name}: api.md is missing. Write it: ${record}`];

  const bump = bumpProblem(now, released ?? recorded);
  const unrecorded = describeChange(compareApis(recorded, now));
  if (unrecorded.length === 0 && recorded.version === now.version) return bump ? [bump] : [];
  const stale = `${now.name}: api.md is of version ${recorded.version}, and not as the package is now. Read what changes, then: ${record}`;
  return [...(bump ? [bump] : []), [stale, ...unrecorded].join('\n    ')];
}

/** Says when the version is too low for what it changes. */
export function bumpProblem(now: Api, before: Api): string | undefined {
  const change = compareApis(before, now);
  const needed = versionFor(change, before.version);
  if (semver.gte(now.version, needed)) return undefined;
  return [
    `${now.name}: version ${now.version} is too low for what changes since ${before.version}: it must be at least ${needed}`,
    ...describeChange(change),
  ].join('\n    ');
}

/** The lowest version that may bring such a change. Before 1.0 a minor version may break things. */
function versionFor({ removed, changed, added, extended }: ApiChange, before: string): string {
  const stable = semver.major(before) > 0;
  if (removed.length + changed.length > 0) return semver.inc(before, stable ? 'major' : 'minor') ?? before;
  if (added.length + extended.length > 0) return semver.inc(before, stable ? 'minor' : 'patch') ?? before;
  return before;
}

/** The newest of the released versions up to this one, by the names of their tags: `v1.2.3`. */
export function lastRelease(tags: readonly string[], version: string): string | undefined {
  return (
    semver.maxSatisfying(
      tags.filter((tag) => tag.startsWith('v')),
      `<=${version}`,
    ) ?? undefined
  );
}

/** Says when a version of a package has no entry in its changelog, or an empty one. */
export function changelogProblem(name: string, changelog: string, version: string): string | undefined {
  const [, ...entries] = changelog.split(/^## /m);
  const entry = entries.find((text) => text.split(/[\s\]]/, 1)[0]?.replace('[', '') === version);
  if (entry?.slice(entry.indexOf('\n')).trim()) return undefined;
  return `${name}: CHANGELOG.md ${entry === undefined ? 'has no entry' : 'says nothing'} under "## ${version}": tell a sister site what to do`;
}

/** Returns why this run may not pack a release: npm accepts a proof of provenance from CI only. */
export function releaseProblem(
  env: Readonly<Record<string, string | undefined>>,
  version: string,
): string | undefined {
  const tag = `v${version}`;
  if (env['GITHUB_ACTIONS'] !== 'true')
    return `Nothing was packed. The workflow .github/workflows/release.yml makes a release:
  1. npm run release:check
  2. git tag ${tag} && git push origin ${tag}`;
  if (env['GITHUB_REF'] !== `refs/tags/${tag}`)
    return `Nothing was packed: the run is for ${env['GITHUB_REF'] ?? 'no tag'}, and the packages have version ${version}, whose tag is ${tag}.`;
  if (!/^[\w.-]+\/[\w.-]+$/.test(env['GITHUB_REPOSITORY'] ?? ''))
    return 'Nothing was packed: GITHUB_REPOSITORY must be "owner/name". The fields "repository" and "homepage" are made of it.';
  return undefined;
}

/** What a published package.json says of the place that its package comes from. */
export function publicAddress(githubRepository: string | undefined, name: string) {
  const page = `https://github.com/${githubRepository}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${name}` },
    homepage: `${page}/tree/main/packages/${name}#readme`,
    bugs: `${page}/issues`,
  };
}
