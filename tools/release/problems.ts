import { withoutVersion } from './api.ts';

export interface Release {
  name: string;
  version: string;
  /** The API of the built package. */
  snapshot: string;
  /** The committed api.md; empty if it is missing. */
  recorded: string;
  /** The api.md and version of the last release, if there was one. */
  last?: { recorded: string; version: string } | undefined;
  changelog: string;
}

/** Returns what keeps a package from being released. */
export function packageProblems({ name, version, snapshot, recorded, last, changelog }: Release): string[] {
  const problems: string[] = [];
  if (snapshot !== recorded)
    problems.push(`${name}: api.md differs from the package. Run \`npm run release:check -- --record\`.`);
  if (last?.version === version && withoutVersion(last.recorded) !== withoutVersion(snapshot))
    problems.push(`${name}: the API differs from that of v${version}, which is released. Raise the version.`);
  const entry = changelog.split(/^## /m).find((text) => text.split(/\s/, 1)[0] === version);
  if (!entry?.slice(entry.indexOf('\n')).trim())
    problems.push(`${name}: CHANGELOG.md has no entry "## ${version}". Write what changes and what to do.`);
  return problems;
}

/** The packages are released together, under one version. */
export function versionProblems(versions: readonly string[]): string[] {
  const different = [...new Set(versions)];
  return different.length > 1 ? [`The packages must have one version, not ${different.join(', ')}`] : [];
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

/** Returns the address of the published Storybook; undefined if it has no project. */
export const documentationAddress = (storybookProject: string | undefined) =>
  storybookProject ? `https://${storybookProject}.web.app` : undefined;

/** Returns the fields of a published package.json that name its source and documentation. */
export function publicAddress(
  githubRepository: string | undefined,
  name: string,
  documentation: string | undefined,
) {
  const page = `https://github.com/${githubRepository}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${name}` },
    homepage: documentation ?? `${page}/tree/main/packages/${name}#readme`,
    bugs: `${page}/issues`,
  };
}
