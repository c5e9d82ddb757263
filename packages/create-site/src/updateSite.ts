import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseLanguages, validateAnswer, type Answers } from './answers.ts';
import { createSite, UsageError, version, writeTexts } from './createSite.ts';
import { mergeManifests, renderManifest } from './mergeManifests.ts';
import { mergeWithGit } from './mergeWithGit.ts';
import { run } from './run.ts';

interface Recorded {
  template: string;
  answers: Answers;
}

/**
 * Merges the changes of the template since the recorded version into a site. `from` is that version as a folder or tarball; without
 * it npm fetches it. Throws a UsageError, before anything is changed.
 */
export function updateSite(folder: string, from?: string) {
  const site = resolve(folder);
  const { template, answers } = readRecorded(site);
  validateGit(site);
  if (template.localeCompare(version, 'en', { numeric: true }) > 0)
    throw new UsageError(
      `The site has the template of version ${template}, and this is ${version}. Run npm create @tarcza/site@latest -- --update.`,
    );
  if (template === version && !from) return undefined;
  const place = mkdtempSync(join(tmpdir(), 'create-site-'));
  try {
    const [before, after] = [join(place, 'before', basename(site)), join(place, 'after', basename(site))];
    // With a README of the repository, the site's own is SITE.md.
    if (existsSync(join(site, 'SITE.md')))
      for (const each of [before, after]) {
        mkdirSync(each, { recursive: true });
        writeFileSync(join(each, 'README.md'), '');
      }
    renderAgain(from ? resolve(from) : `@tarcza/create-site@${template}`, before, answers);
    const { template: given } = readRecorded(before);
    if (given !== template)
      throw new UsageError(`--from has version ${given}, and the site has the template of ${template}.`);
    createSite(after, answers);
    const notes: string[] = [];
    const own = readManifest(site);
    const merged = mergeManifests(own, readManifest(before), readManifest(after), notes);
    // It is merged entry by entry.
    for (const each of [before, after]) writeFileSync(join(each, 'package.json'), own);
    const result = mergeWithGit(site, before, after, notes);
    writeFileSync(join(site, 'package.json'), merged);
    // `notes` says what was left as it is, `conflicts` names the files with conflict markers.
    return { from: template, notes, ...result };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Adds languages to a created site, and to its recorded answer. Throws a UsageError before anything is written. */
export function addLanguages(folder: string, languages: readonly string[]): void {
  const { template, answers } = readRecorded(folder);
  if (template !== version)
    throw new UsageError(
      `The site has the template of version ${template}, and this is ${version}. Update it first, with --update.`,
    );
  const problem = validateAnswer('language', languages.join(), answers);
  if (problem) throw new UsageError(problem);
  const known = languages.find((language) => existsSync(join(folder, `src/texts/${language}.ts`)));
  if (known) throw new UsageError(`The site has the language ${known} already.`);
  for (const language of languages) writeTexts(folder, language);
  const language = [...new Set([...parseLanguages(answers.language), ...languages])].join();
  const own = readManifest(folder);
  const manifest = {
    ...(JSON.parse(own) as object),
    tarcza: { template, answers: { ...answers, language } },
  };
  writeFileSync(join(folder, 'package.json'), renderManifest(manifest, own));
}

/** Returns the text of a package.json, without a byte-order mark. */
const readManifest = (folder: string) =>
  readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\uFEFF/, '');

function readRecorded(site: string): Recorded {
  let recorded: Recorded | undefined;
  try {
    recorded = (JSON.parse(readManifest(site)) as { tarcza?: Recorded }).tarcza;
  } catch {
    // There is no file, or it is no JSON.
  }
  if (!recorded?.answers)
    throw new UsageError(
      `${join(site, 'package.json')} is no JSON that records a template. Run the command in the folder of a site that npm create @tarcza/site has made.`,
    );
  return recorded;
}

function validateGit(site: string): void {
  const { status, stdout, problem } = run(
    'git',
    ['-c', 'core.quotepath=off', 'status', '--porcelain', '--', '.'],
    { cwd: site },
  );
  if (status === null)
    throw new UsageError(`An update needs git to merge files: install it. It did not run: ${problem}.`);
  if (status !== 0)
    throw new UsageError(
      /dubious ownership/.test(problem)
        ? `git does not trust this folder, which belongs to another user: git config --global --add safe.directory "${site}"`
        : 'The site is not in git, so an update could not be undone. Run git init, and commit all files.',
    );
  if (stdout.trim())
    throw new UsageError(
      `The site has changes that are not committed: ${stdout.trim().split('\n')[0]}. Commit them, so that the update can be undone.`,
    );
  if (!run('git', ['ls-files', '--', 'package.json'], { cwd: site }).stdout)
    throw new UsageError(
      `git ignores ${site}, so an update could not be undone. Change .gitignore, and commit all files.`,
    );
}

/** Lets a version of this package write its site again. `spec` is a version, folder or tarball, as npm reads it. */
function renderAgain(spec: string, target: string, answers: Answers): void {
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const args = ['exec', '--yes', `--package=${spec}`, '--', 'create-site', target, ...options, '--yes'];
  // npm stores the options of this run in the environment, where the other version would read --update.
  const { npm_config_update: _, npm_execpath: script = '', ...env } = process.env;
  const { status, problem } = /npm-cli\.c?js$/.test(script)
    ? run(process.execPath, [script, ...args], { env })
    : run('npm', args, { env, shell: process.platform === 'win32' });
  if (status === 0) return;
  const reason = /^npm error (?!code)(.+)$/m.exec(problem)?.[1] ?? problem.replaceAll(/^npm warn.*\n/gm, '');
  throw new UsageError(
    `${spec} could not write its site again: ${reason.replace(/\.$/, '')}. Nothing was changed. If you have its folder or tarball, name it with --from.`,
  );
}
