import { UsageError } from './createSite.ts';
import { run } from './run.ts';

/** Applies the changes between two folders to a site in git. Removed and changed files stay so: `notes` gets a sentence for each. */
export function mergeWithGit(site: string, before: string, after: string, notes: string[]) {
  const prefix = git(site, ['rev-parse', '--show-prefix']).trim();
  const parent = commit(site, before, prefix);
  const child = commit(site, after, prefix, parent);
  const diff = ['diff-tree', '-r', '-z', '--diff-filter=d', '--name-only', '--relative', parent, child];
  const changed = git(site, diff).split('\0');
  const ignored = git(site, ['ls-files', '-z', '--others', '--ignored', '--exclude-standard']).split('\0');
  const lost = ignored.find((file) => file && changed.includes(file));
  if (lost)
    throw new UsageError(
      `The template has changed ${lost}, and git ignores your file of that name. Rename yours, or commit it.`,
    );
  // With its default strategy git 2.39 detects renames, whatever the option says.
  const how = ['--strategy=recursive', '--strategy-option=no-renames', '--strategy-option=ignore-cr-at-eol'];
  const args = ['cherry-pick', '--no-commit', ...how, child];
  const { status, problem } = run('git', args, { cwd: site });
  const states = git(site, ['status', '--porcelain', '-z', '--no-renames', '--', '.'])
    .split('\0')
    .filter(Boolean)
    .map((line) => ({ state: line.slice(0, 2), file: line.slice(3 + prefix.length) }));
  const conflicts: string[] = [];
  if (status !== 0 && !states.some(({ state }) => /U|AA/.test(state)))
    throw new UsageError(`git could not merge the template: ${problem}`);
  for (const { state, file } of states) {
    if (state === 'DU') {
      git(site, ['rm', '--quiet', '--', file]);
      notes.push(`${file} stays removed. The template has changed it.`);
    } else if (state === 'UD')
      notes.push(`${file} is no longer in the template. It stays, because you have changed it.`);
    else if (/U|AA/.test(state)) conflicts.push(file);
  }
  // So that `git stash --include-untracked` undoes it.
  git(site, ['reset', '--quiet', '--', '.']);
  return { conflicts, changed: states.length };
}

/** Writes a commit with the files of a folder, in the place of the site in its repository. Returns its hash. */
function commit(site: string, folder: string, prefix: string, parent?: string): string {
  const index = { GIT_INDEX_FILE: `${folder}.index` };
  const root = git(site, ['rev-parse', '--absolute-git-dir']).trim();
  git(folder, [`--git-dir=${root}`, '--work-tree=.', 'add', '--all', '--force', '.'], index);
  let tree = git(site, ['write-tree'], index).trim();
  if (prefix) {
    git(site, ['read-tree', '--empty'], index);
    git(site, ['read-tree', `--prefix=${prefix}`, tree], index);
    tree = git(site, ['write-tree'], index).trim();
  }
  const identity = ['-c', 'user.name=template', '-c', 'user.email=template@localhost'];
  const parents = parent ? ['-p', parent] : [];
  return git(site, [...identity, 'commit-tree', tree, '-m', 'new template', ...parents]).trim();
}

function git(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, problem } = run('git', args, { cwd, env: { ...process.env, ...env } });
  if (status !== 0) throw new UsageError(`git ${args.join(' ')} failed: ${problem}`);
  return stdout;
}
