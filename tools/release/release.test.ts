// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { compareApis, describeChange, readApi, writeApi, type Api } from './api.ts';
import { apiProblems, changelogProblem, publishProblem } from './problems.ts';
import { readDeclarations } from './readDeclarations.ts';
import { compareVersions, lastRelease, versionFor } from './version.ts';

const button = `export interface ButtonProps {
  label: string;
  /** @default 'plain' */
  tone?: 'plain' | 'urgent';
}`;

const api = (version: string, ...declared: string[]): Api =>
  readApi(`# The API of it ${version}\n\n## it\n\n\`\`\`ts\n${declared.join('\n\n')}\n\`\`\`\n`);

const alone = 'export function Button(props: ButtonProps): Element;';
const old = api('0.3.1', alone, button);

describe('the version must fit what changes', () => {
  const problems = (now: Api, released?: Api) =>
    apiProblems({ now, recorded: now, released: released ?? old });

  test('a release that changes nothing may have any later number', () => {
    expect(problems(api('0.3.2', alone, button))).toEqual([]);
  });

  test('a removed export needs a minor version before 1.0, and a major one after', () => {
    expect(problems(api('0.3.2', button))).toEqual([
      'Version 0.3.2 is too low for what changes since 0.3.1: it must be at least 0.4.0\n    removed: it Button',
    ]);
    expect(problems(api('0.4.0', button))).toEqual([]);

    const stable = api('1.3.1', alone, button);
    expect(problems(api('1.4.0', button), stable)).toHaveLength(1);
    expect(problems(api('2.0.0', button), stable)).toEqual([]);
  });

  test.each([
    ['a word less to choose from', button.replace(" | 'urgent'", '')],
    ['another default', button.replace("@default 'plain'", "@default 'urgent'")],
    ['one more thing that must be given', button.replace('}', '  href: string;\n}')],
    ['a prop less', button.replace('  label: string;\n', '')],
  ])('%s is a change that may break somebody', (_, changed) => {
    expect(describeChange(compareApis(old, api('0.3.2', alone, changed)))).toEqual([
      'changed: it ButtonProps',
    ]);
    expect(problems(api('0.3.2', alone, changed))).toHaveLength(1);
  });

  test('one more name, or one more thing that may be given, breaks nobody', () => {
    const more = button.replace('}', '  /** @default false */\n  wide?: boolean;\n}');
    const now = api('0.3.2', alone, more, 'export function Link(): Element;');
    expect(describeChange(compareApis(old, now))).toEqual(['added: it Link', 'extended: it ButtonProps']);
    expect(problems(now)).toEqual([]);
    expect(problems({ ...now, version: '0.3.1' })).toHaveLength(1);
    expect(problems({ ...now, version: '1.0.1' }, { ...old, version: '1.0.0' })).toHaveLength(1);
    expect(problems({ ...now, version: '1.1.0' }, { ...old, version: '1.0.0' })).toEqual([]);
  });
});

describe('the record of the API is what a reviewer reads', () => {
  test('it must be there', () => {
    expect(apiProblems({ now: old })).toEqual([expect.stringContaining('api.md is missing')]);
  });

  test('it must be of the package as it is, with a version that fits', () => {
    const [bump, stale] = apiProblems({ now: api('0.3.1', button), recorded: old });
    expect(bump).toContain('must be at least 0.4.0');
    expect(stale).toContain('removed: it Button');
    expect(apiProblems({ now: old, recorded: old })).toEqual([]);
  });

  test('recording a removal does not get it past the last release', () => {
    const now = api('0.3.2', button);
    expect(apiProblems({ now, recorded: now, released: old })).toHaveLength(1);
  });

  test('it reads as it was written', () => {
    expect(readApi(writeApi(old))).toEqual(old);
  });
});

describe('what a package offers is read from its declarations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-api-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('every way in, with what stands behind its names', () => {
    const files = {
      'package.json': JSON.stringify({
        name: 'it',
        version: '1.2.3',
        exports: {
          '.': { types: './dist/index.d.ts' },
          './styles.css': './dist/styles.css',
          './components.css': { types: './dist/components.css.d.ts', default: './dist/components.css' },
          './package.json': './package.json',
        },
      }),
      'dist/styles.css': ':root{--it-text:#000}.a{color:var(--it-text);margin:var(--it-gap)}',
      'dist/components.css': '.a{color:var(--it-text)}',
      'dist/components.css.d.ts': 'export {};',
      'dist/index.d.ts': `export { Button, type ButtonProps as Props } from './Button/Button.js';\n`,
      'dist/Button/Button.d.ts': `import type { Tone } from './tones.js';
/** Said to nobody here. */
export interface ButtonProps {
    /**
     * How loud.
     * @default 'plain'
     */
    tone?: Tone;
}
export declare function Button({ tone }: ButtonProps): string;
export declare function forgotten(): void;
`,
      'dist/Button/tones.d.ts': `declare const tones: {
    readonly plain: 'M0 0h24';
    readonly urgent: 'M1 1h22';
};
export type Tone = keyof typeof tones;
export {};
`,
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }

    expect(readDeclarations(folder)).toEqual({
      version: '1.2.3',
      declarations: {
        'it Button': 'export function Button(props: ButtonProps): string;',
        'it Props': "export interface Props {\n  /** @default 'plain' */\n  tone?: Tone;\n}",
        'it/components.css stylesheet': '// stylesheet\n// --it-text',
        'it/styles.css stylesheet': '// stylesheet\n// --it-gap\n// --it-text',
        'Behind these Tone': 'type Tone = keyof typeof tones;',
        'Behind these tones': 'const tones: {\n  readonly plain: …;\n  readonly urgent: …;\n};',
      },
    });
  });
});

test('the changelog must say something about the version', () => {
  const changelog =
    '# Changelog\n\nHow to read it.\n\n## 0.2.0\n\n## 0.1.0 (20 November 2026)\n\nThe first.\n';
  expect(changelogProblem(changelog, '0.1.0')).toBeUndefined();
  expect(changelogProblem(changelog, '0.2.0')).toContain('says nothing');
  expect(changelogProblem(changelog, '0.1')).toContain('has no entry');
  expect(changelogProblem('', '0.1.0')).toContain('has no entry');
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('0.10.0', '0.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(() => compareVersions('1.0', '1.0.0')).toThrow('no version');
  expect(versionFor({ removed: [], changed: [], added: [], extended: [] }, '1.2.3')).toBe('1.2.3');
});

test('the last release is the newest up to this version', () => {
  const tags = ['v0.9.0', 'v0.10.0', 'v0.11.0', 'nightly', 'v1.0.0-rc.1'];
  expect(lastRelease(tags, '0.11.0')).toBe('v0.11.0');
  expect(lastRelease(tags, '0.10.5')).toBe('v0.10.0');
  expect(lastRelease(tags, '0.12.0')).toBe('v0.11.0');
  expect(lastRelease([], '0.1.0')).toBeUndefined();
});

describe('a package is published', () => {
  const ci = {
    GITHUB_ACTIONS: 'true',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example',
    GITHUB_REF: 'refs/tags/v0.1.0',
    GITHUB_REPOSITORY: 'tarcza/tarcza',
    NPM_TOKEN: 'secret',
  };

  test('from CI, for the tag of its version', () => {
    expect(publishProblem(ci, '0.1.0')).toBeUndefined();
  });

  test('from nowhere else, and whoever tries is told how', () => {
    expect(publishProblem({}, '0.1.0')).toContain('git tag v0.1.0');
    expect(publishProblem({ ...ci, ACTIONS_ID_TOKEN_REQUEST_URL: undefined }, '0.1.0')).toContain(
      'made in CI',
    );
  });

  test('only by somebody whom npm knows', () => {
    expect(publishProblem({ ...ci, NPM_TOKEN: '' }, '0.1.0')).toContain('NPM_TOKEN');
  });

  test('never under the tag of another version', () => {
    expect(publishProblem(ci, '0.2.0')).toContain('whose tag is v0.2.0');
    expect(publishProblem({ ...ci, GITHUB_REF: 'refs/heads/main' }, '0.1.0')).toContain('refs/heads/main');
  });
});
