import { describe, expect, test } from 'vitest';
import { bumpChangelog, bumpManifest, isLater } from './bump.ts';

test('a release needs a later version', () => {
  const versions = ['0.10.0', '0.9.1', '1.0.0', '0.9.0', '0.8.9', '0.10', 'v0.10.0', '0.10.0-beta', ''];
  expect(versions.filter((version) => isLater(version, '0.9.0'))).toEqual(['0.10.0', '0.9.1', '1.0.0']);
});

test('versions of our packages change, those of others do not', () => {
  const manifest = `{
  "version": "0.1.0",
  "dependencies": { "@tarcza/ui": "^0.1.0", "@tarcza/first-act": "^0.1.0", "other": "^0.1.0" }
}`;
  expect(bumpManifest(manifest, '0.1.0', '0.2.0')).toBe(`{
  "version": "0.2.0",
  "dependencies": { "@tarcza/ui": "^0.2.0", "@tarcza/first-act": "^0.2.0", "other": "^0.1.0" }
}`);
});

test('a manifest with a version of its own keeps it', () => {
  expect(bumpManifest('{ "version": "1.0.0" }', '0.1.0', '0.2.0')).toBe('{ "version": "1.0.0" }');
});

describe('a changelog', () => {
  test('gets version and date as the heading of its changes', () => {
    const before = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\nThe first.\n';
    expect(bumpChangelog(before, '0.2.0', '2027-01-02')).toBe(
      '# Changelog\n\n## 0.2.0 – 2027-01-02\n\n- A change.\n\n## 0.1.0\n\nThe first.\n',
    );
  });

  test.each([
    '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nThe first.\n',
    '# Changelog\n\n## 0.1.0\n',
    '## Unreleased\n',
  ])('without changes is refused: %j', (changelog) => {
    expect(() => bumpChangelog(changelog, '0.2.0', '2027-01-02')).toThrow('no changes below');
  });
});
