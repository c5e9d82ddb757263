import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*.ts', './*/*.tsx', '!./**/*.{test,stories,css}.*', '!./testing/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('every optional prop accepts undefined, for adopters with exactOptionalPropertyTypes', () => {
  const lines = Object.entries(sources).flatMap(([file, text]) =>
    (text.match(/^ {2}(?:readonly )?\w+\?: .*;$/gm) ?? []).map((line) => `${file}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !/(?:\| undefined|ReactNode);$/.test(line))).toEqual([]);
});
