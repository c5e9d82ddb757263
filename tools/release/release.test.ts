// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { compareApis, describeChange, readApi, writeApi, type Api } from './api.ts';
import { apiProblems, changelogProblem, lastRelease, publicAddress, releaseProblem } from './problems.ts';
import { readDeclarations } from './readDeclarations.ts';

const button = `// Button/Button
export interface ButtonProps {
  label: string;
  /** @default 'plain' */
  tone?: 'plain' | 'urgent';
}`;
const alone = '// Button/Button\nexport function Button(props: ButtonProps): Element;';

/** The record of a package that exports all that it declares. */
function api(version: string, ...declared: string[]): Api {
  const names = declared.map((text) => `export ${/(?:interface|function) (\w+)/.exec(text)?.[1]}`);
  const block = (heading: string, text: string) => `## ${heading}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  return readApi(
    `# The API of it ${version}\n\n${block('it', names.join('\n'))}\n${block('Declarations', declared.join('\n\n'))}`,
  );
}
const old = api('0.3.1', alone, button);

describe('the version must fit what changes', () => {
  const problems = (now: Api, released?: Api) =>
    apiProblems({ now, recorded: now, released: released ?? old });

  test('a release that changes nothing may have any later number', () => {
    expect(problems(api('0.3.2', alone, button))).toEqual([]);
  });

  test('a removed export needs a minor version before 1.0, and a major one after', () => {
    expect(problems(api('0.3.2', button))).toEqual([
      'it: version 0.3.2 is too low for what changes since 0.3.1: it must be at least 0.4.0\n    removed: it Button',
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
      'changed: Declarations ButtonProps',
    ]);
    expect(problems(api('0.3.2', alone, changed))).toHaveLength(1);
  });

  test('a member that is explained otherwise is the same', () => {
    const explained = button
      .replace('  label', '  /** What is read. */\n  label')
      .replace('/** @d', '/** How loud. @d');
    expect(describeChange(compareApis(old, api('0.3.2', alone, explained)))).toEqual([]);
    const more = explained.replace('}', '  /** Fills the line. @default false */\n  wide?: boolean;\n}');
    expect(describeChange(compareApis(old, api('0.3.2', alone, more)))).toEqual([
      'extended: Declarations ButtonProps',
    ]);
  });

  test('one more name, or one more thing that may be given, breaks nobody', () => {
    const more = button.replace('}', '  /** @default false */\n  wide?: boolean;\n}');
    const now = api('0.3.2', alone, more, '// Link\nexport function Link(): Element;');
    expect(describeChange(compareApis(old, now))).toEqual([
      'added: it Link',
      'extended: Declarations ButtonProps',
    ]);
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
          '.': { types: './dist/index.d.ts', default: './dist/index.js' },
          './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
          './tokens.json': './tokens.json',
          './package.json': './package.json',
        },
      }),
      'dist/styles.css': ':root{--it-text:#000}.a{color:var(--it-text);margin:var(--it-gap)}',
      'dist/styles.css.d.ts': 'export {};',
      'tokens.json': '{"version":"1","color":{"$type":"color","text":{"$value":{"hex":"#000000"}}}}',
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
`,
      'dist/Button/tones.d.ts': `declare const tones: {
    readonly plain: 'M0 0h24';
};
export type Tone = keyof typeof tones;
export interface Weight {
    /** Of a Tone. */
    grams: number;
}
export {};
`,
      'dist/Button/notReached.d.ts': 'export declare function internal(): void;',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }

    const read = readDeclarations(folder);
    expect(read).toEqual({
      name: 'it',
      version: '1.2.3',
      declarations: {
        'it Button': 'export Button',
        'it Props': 'export Props',
        'it/styles.css content': '// content\n// --it-gap\n// --it-text',
        'it/tokens.json content': '// content\n// version\n// color.text',
        'Declarations Button': '// Button/Button\nexport function Button(props: ButtonProps): string;',
        'Declarations ButtonProps':
          "// Button/Button\nexport interface ButtonProps {\n  /** How loud. @default 'plain' */\n  tone?: Tone;\n}",
        'Declarations Tone': '// Button/tones\ntype Tone = keyof typeof tones;',
        'Declarations tones': '// Button/tones\nconst tones: {\n  readonly plain: …;\n};',
      },
    });
    expect(readApi(writeApi(read))).toEqual(read);

    // Who themes in plain CSS or reads the tokens would miss one; one more harms nobody.
    const content = (key: string, text: string) => {
      const changed = { ...read, declarations: { ...read.declarations, [key]: text } };
      return describeChange(compareApis(read, changed));
    };
    expect(content('it/styles.css content', '// content\n// --it-text')).toEqual([
      'changed: it/styles.css content',
    ]);
    expect(content('it/tokens.json content', '// content\n// version\n// color.text\n// color.link')).toEqual(
      ['extended: it/tokens.json content'],
    );
  });
});

test('the changelog must say something about the version', () => {
  const changelog =
    '# Changelog\n\nHow to read it.\n\n## 0.2.0\n\n## 0.1.0 (20 November 2026)\n\nThe first.\n';
  expect(changelogProblem('it', changelog, '0.1.0')).toBeUndefined();
  expect(changelogProblem('it', changelog, '0.2.0')).toContain('says nothing');
  expect(changelogProblem('it', changelog, '0.1')).toContain('has no entry');
  expect(changelogProblem('it', '', '0.1.0')).toContain('has no entry');
});

test('the last release is the newest up to this version', () => {
  const tags = ['v0.9.0', 'v0.10.0', 'v0.11.0', 'nightly', 'v1.0.0-rc.1'];
  expect(lastRelease(tags, '0.11.0')).toBe('v0.11.0');
  expect(lastRelease(tags, '0.10.5')).toBe('v0.10.0');
  expect(lastRelease(tags, '0.12.0')).toBe('v0.11.0');
  expect(lastRelease([], '0.1.0')).toBeUndefined();
});

describe('a release is packed', () => {
  const ci = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REF: 'refs/tags/v0.1.0',
    GITHUB_REPOSITORY: 'tarcza/tarcza',
  };

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
    expect(publicAddress('firm/house', 'ui')).toEqual({
      repository: { type: 'git', url: 'git+https://github.com/firm/house.git', directory: 'packages/ui' },
      homepage: 'https://github.com/firm/house/tree/main/packages/ui#readme',
      bugs: 'https://github.com/firm/house/issues',
    });
  });
});
