/**
 * Gives every package a new version: `npm run release:bump -- 0.2.0`. Changes the versions, the ranges between packages and
 * in the template of created sites, the headings `## Unreleased` of the changelogs, and the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPositionals } from '../local/arguments.ts';
import { root } from '../local/paths.ts';
import { exitOnFailure, Problem } from '../local/problem.ts';
import { ask, show } from '../local/run.ts';
import { packageFolder, packageNames, readManifest } from '../packages.ts';

/** Returns whether a text is a version after another one. */
export const isLater = (text: string, version: string): boolean =>
  /^\d+\.\d+\.\d+$/.test(text) && text.localeCompare(version, 'en', { numeric: true }) > 0;

/** Returns a package.json with the new version in place of the old one, and as the range of our packages. */
export const bumpManifest = (manifest: string, from: string, to: string): string =>
  manifest
    .replace(`"version": "${from}"`, `"version": "${to}"`)
    .replaceAll(/("@tarcza\/[a-z-]+": "\^)\d+\.\d+\.\d+"/g, `$1${to}"`);

/**
 * Returns a changelog whose unreleased changes are those of a version.
 * @throws {Problem} if there are none.
 */
export function bumpChangelog(changelog: string, version: string, date: string): string {
  const [, changes = ''] = /^## Unreleased\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  if (!changes.trim())
    throw new Problem(
      'a changelog has no changes below "## Unreleased". Write "No changes." if the package has none',
    );
  return changelog.replace(/^## Unreleased$/m, `## ${version} – ${date}`);
}

function bump(version: string): void {
  const from = readManifest(packageFolder('ui')).version;
  if (!isLater(version, from))
    throw new Problem(`Name a version after ${from}, such as npm run release:bump -- 1.0.0`);

  const date = new Date().toISOString().slice(0, 10);
  const files = new Map<string, string>();
  const change = (file: string, edit: (text: string) => string) =>
    files.set(file, edit(readFileSync(join(root, file), 'utf8')));
  for (const name of packageNames) {
    const file = `packages/${name}/CHANGELOG.md`;
    try {
      change(file, (text) => bumpChangelog(text, version, date));
    } catch (error) {
      throw error instanceof Problem ? new Problem(`${file}: ${error.message}.`) : error;
    }
  }
  const { stdout } = ask('git', ['ls-files', '--', 'package.json', '**/package.json']);
  for (const file of stdout.trim().split('\n')) change(file, (text) => bumpManifest(text, from, version));

  for (const [file, text] of files) writeFileSync(join(root, file), text);
  if (!show('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']))
    throw new Problem('package-lock.json could not be updated. Run the npm command above again.');
  console.log(`✔ ${from} → ${version}. Next: npm run release:check -- --record`);
}

if (import.meta.main) {
  await exitOnFailure(() => {
    const positionals = readPositionals('Usage: npm run release:bump -- VERSION');
    bump(positionals[0] ?? '');
  });
}
