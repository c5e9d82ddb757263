import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './local/paths.ts';
import { ask } from './local/run.ts';
import { createTemporaryFolder } from './testing/createTemporaryFolder.ts';

const copy = createTemporaryFolder();

/** The folders that CONTRIBUTING.md says to copy, or the files of which only the name differs. */
const originals: Readonly<Record<string, string>> = {
  'site/src/pages/directions/': 'site/src/pages/guarantee/',
  'packages/ui/src/Quote/Quote.': 'packages/ui/src/Notice/Notice.',
  'packages/ui/src/labels/fr.ts': 'packages/ui/src/labels/en.ts',
};

/** Creates a file of the copy from its original. */
function createFile(file: string) {
  const [folder = '', original = ''] =
    Object.entries(originals).find(([start]) => file.startsWith(start)) ?? [];
  const text = readFileSync(join(copy, file.replace(folder, original)), 'utf8');
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text.replaceAll('Notice', 'Quote'));
}

/** Applies a diff of CONTRIBUTING.md: `//` names a file, other lines are lines of it, and a `+` with a path is a new file. */
function apply(diff: string) {
  let file = '';
  let previous = '';
  for (const [, sign = ' ', line = ''] of diff.matchAll(/^([+ -]) +(.*)$/gm)) {
    const created =
      sign === '+' ? (line.match(/^[\w/]+\/\w+\.\w[\w.]*|(?<= )\w+\.\w[\w.]*(?= |$)/g) ?? []) : [];
    if (line.startsWith('// ')) file = line.slice(3);
    else if (!file && created[0])
      for (const name of created) createFile(join(dirname(created[0]), name.split('/').at(-1)!));
    else if (sign === '+') {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      expect(before, `${file} has the line of CONTRIBUTING.md`).toContain(previous);
      const isReplaced = diff.includes(`- ${previous}`);
      writeFileSync(path, before.replace(previous, isReplaced ? line : `${previous}\n${line}`));
    } else previous = line;
  }
}

test('the changes that CONTRIBUTING.md shows compile, and a field is in the rules', () => {
  for (const folder of ['site/src', 'packages/ui/src', 'packages/contact/src'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const file of globSync(['package.json', 'site/*.{ts,json}', 'packages/{ui,contact}/package.json'], {
    cwd: root,
  }))
    cpSync(join(root, file), join(copy, file));
  for (const folder of ['node_modules', 'packages/static-site'])
    symlinkSync(join(root, folder), join(copy, folder));

  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const diffs = [...text.matchAll(/```diff\n([^]*?)```/g)].map(([, diff = '']) => diff);
  expect(diffs).toHaveLength(5);
  diffs.forEach(apply);

  const config = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object;
  const changed = [
    'site/src/globals.d.ts',
    'site/src/routes.ts',
    'site/src/theme/site.css.ts',
    'site/src/components/MessageForm.tsx',
    'site/src/pages/directions',
    'site/src/content/languages',
    'packages/ui/src/index.ts',
    'packages/ui/src/Quote',
    'packages/ui/src/labels',
  ];
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ ...config, include: changed, exclude: ['**/*.test.*'] }),
  );
  expect(
    ask(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--project', copy])
      .stdout,
  ).toBe('');
  const rules = join(copy, 'firestore.rules');
  const fields = join(copy, 'site/contactFields.ts');
  const cli = join(root, 'packages/contact/src/rules/cli.ts');
  expect(ask('node', ['--conditions=tarcza-source', cli, rules, '--fields', fields])).toMatchObject({
    ok: true,
  });
  expect(readFileSync(rules, 'utf8')).toContain("'day'");
});
