import { compareApis, describeChange, type Api } from './api.ts';
import { compareVersions, versionFor } from './version.ts';

const record = 'npm run release:check -- --record';

export interface Apis {
  /** What the build offers now, and the version that package.json gives it. */
  now: Api;
  /** What packages/ui/api.md says, if it is there. */
  recorded?: Api | undefined;
  /** What the last release offered, if there was one. */
  released?: Api | undefined;
}

/** What is wrong with the record of the API and with the new version's number; nothing is best. */
export function apiProblems({ now, recorded, released }: Apis): string[] {
  if (!recorded) return [`packages/ui/api.md is missing. Write it: ${record}`];

  const problems: string[] = [];
  const bump = bumpProblem(now, released ?? recorded);
  if (bump) problems.push(bump);
  const unrecorded = describeChange(compareApis(recorded, now));
  if (unrecorded.length > 0 || recorded.version !== now.version) {
    problems.push(
      [
        `packages/ui/api.md is of version ${recorded.version}, and not as the package is now. Read what changes, then: ${record}`,
        ...unrecorded,
      ].join('\n    '),
    );
  }
  return problems;
}

/** Says when the version is too low for what it changes. */
export function bumpProblem(now: Api, before: Api): string | undefined {
  const change = compareApis(before, now);
  const needed = versionFor(change, before.version);
  if (compareVersions(now.version, needed) >= 0) return undefined;
  return [
    `Version ${now.version} is too low for what changes since ${before.version}: it must be at least ${needed}`,
    ...describeChange(change),
  ].join('\n    ');
}

/** Says when a version has no entry in the changelog, or an empty one. */
export function changelogProblem(changelog: string, version: string): string | undefined {
  const [, ...entries] = changelog.split(/^## /m);
  const entry = entries.find((text) => text.split(/[\s\]]/, 1)[0]?.replace('[', '') === version);
  const body = entry?.slice(entry.indexOf('\n')).trim();
  if (body) return undefined;
  return `packages/ui/CHANGELOG.md ${entry === undefined ? 'has no entry' : 'says nothing'} under "## ${version}": tell a sister site what to do`;
}

/** What keeps this run from publishing: only CI may, since only there a package gets its provenance. */
export function publishProblem(
  env: Readonly<Record<string, string | undefined>>,
  version: string,
): string | undefined {
  if (env['GITHUB_ACTIONS'] !== 'true' || !env['ACTIONS_ID_TOKEN_REQUEST_URL']) {
    return `Nothing was published. A release is made in CI, which proves from which commit a package was built:
  1. npm run release:check
  2. git tag v${version} && git push origin v${version}
The workflow .github/workflows/release.yml does the rest.`;
  }
  if (env['GITHUB_REF'] !== `refs/tags/v${version}`)
    return `Nothing was published: the run is for ${env['GITHUB_REF'] ?? 'no tag'}, and package.json has version ${version}, whose tag is v${version}.`;
  if (!env['NPM_TOKEN'])
    return 'Nothing was published: NPM_TOKEN is missing, by which npm knows who publishes.';
  if (!env['GITHUB_REPOSITORY'])
    return 'Nothing was published: GITHUB_REPOSITORY does not say whose package this is.';
  return undefined;
}
