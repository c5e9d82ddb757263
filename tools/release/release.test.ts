import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from './api.ts';
import {
  documentationAddress,
  packageProblems,
  publicAddress,
  releaseProblem,
  versionProblems,
} from './problems.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

test('a snapshot contains the declaration files that the exports reach', () => {
  const folder = createTemporaryFolder();
  const files = {
    'package.json': JSON.stringify({
      name: 'it',
      version: '1.2.3',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './labels/*': { types: './dist/labels/*.d.ts', default: './dist/labels/*.js' },
        './tokens.json': './tokens.json',
      },
    }),
    'dist/index.d.ts': `export { Button } from './Button/Button.js';\n`,
    'dist/Button/Button.d.ts': `export declare const Button: (tone: "b" | "a") => import('../tones.js').Tone;\n`,
    'dist/labels/en.d.ts': 'export declare const call: string;\n',
    'dist/tones.d.ts': 'export type Tone = string;\n',
    'dist/internal.d.ts': 'export declare function internal(): void;\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  const snapshot = snapshotOf(folder);

  expect(snapshot).toContain('# The API of it 1.2.3');
  expect(snapshot.match(/^## .*/gm)).toEqual([
    '## Button/Button.d.ts',
    '## index.d.ts',
    '## labels/en.d.ts',
    '## tones.d.ts',
  ]);
  expect(snapshot).toContain('(tone: "a" | "b")');
});

test('packages with different versions are not released', () => {
  expect(versionProblems(['0.2.0', '0.2.0'])).toEqual([]);
  expect(versionProblems(['0.2.0', '0.1.0', '0.2.0'])).toEqual([expect.stringContaining('not 0.2.0, 0.1.0')]);
});

describe('a package is not released', () => {
  const ready = {
    name: 'it',
    version: '0.2.0',
    snapshot: '# The API of it 0.2.0\n\nnew',
    recorded: '# The API of it 0.2.0\n\nnew',
    last: { recorded: '# The API of it 0.1.0\n\nold', version: '0.1.0' },
    changelog: '# Changelog\n\n## 0.2.0\n\nWhat changes.\n\n## 0.1.0\n\nThe first.\n',
  };

  test('unless its API is recorded and its changelog has an entry', () => {
    expect(packageProblems(ready)).toEqual([]);
    expect(packageProblems({ ...ready, last: undefined })).toEqual([]);
    expect(packageProblems({ ...ready, recorded: '' })).toEqual([expect.stringContaining('--record')]);
  });

  test.each(['', '# Changelog\n\n## 0.2.0\n\n## 0.1.0\n\nThe first.\n', '## 0.2\n\nX'])(
    'with the changelog %j',
    (changelog) => {
      expect(packageProblems({ ...ready, changelog })).toEqual([expect.stringContaining('CHANGELOG.md')]);
    },
  );

  test('with another API under the version of the last release', () => {
    const last = { recorded: '# The API of it 0.2.0\n\nold', version: '0.2.0' };
    expect(packageProblems({ ...ready, last })).toEqual([expect.stringContaining('Raise the version')]);
    expect(packageProblems({ ...ready, last: { ...last, recorded: ready.recorded } })).toEqual([]);
  });
});

describe('a release is packed', () => {
  const ci = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/tags/v0.1.0', GITHUB_REPOSITORY: 'tarcza/tarcza' };

  test('in CI, for the tag of its version', () => {
    expect(releaseProblem(ci, '0.1.0')).toBeUndefined();
    expect(releaseProblem(ci, '0.2.0')).toContain('whose tag is v0.2.0');
    expect(releaseProblem({ ...ci, GITHUB_REF: 'refs/heads/main' }, '0.1.0')).toContain('refs/heads/main');
  });

  test('not elsewhere, with the commands of a release in the error', () => {
    expect(releaseProblem({}, '0.1.0')).toContain('git tag v0.1.0');
  });

  test('not without the public address that its package.json names', () => {
    expect(releaseProblem({ ...ci, GITHUB_REPOSITORY: undefined }, '0.1.0')).toContain('GITHUB_REPOSITORY');
    expect(releaseProblem({ ...ci, GITHUB_REPOSITORY: 'tarcza' }, '0.1.0')).toContain('"homepage"');
    expect(publicAddress('firm/house', 'ui', undefined)).toEqual({
      repository: { type: 'git', url: 'git+https://github.com/firm/house.git', directory: 'packages/ui' },
      homepage: 'https://github.com/firm/house/tree/main/packages/ui#readme',
      bugs: 'https://github.com/firm/house/issues',
    });
    const { homepage } = publicAddress('firm/house', 'ui', documentationAddress('firm-docs'));
    expect(homepage).toBe('https://firm-docs.web.app');
    expect(documentationAddress('')).toBeUndefined();
  });
});
