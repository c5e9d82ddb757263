import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../packages/local/src/paths.ts';
import type { Part } from './counts.ts';
import { kinds, runsIn } from './kinds.ts';

const folder = join(root, 'reports/engines');
const placeOf = ({ engine, file }: Pick<Part, 'engine' | 'file'>) =>
  join(folder, engine, `${file.replaceAll('/', '.')}.json`);

/** Keeps what a part came to. What was not tried this time is as it was the last time; what is no more is let go. */
export function keep(part: Part) {
  const place = placeOf(part);
  const before = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Part) : undefined;
  const tests = Object.entries(part.tests).map(([name, outcome]) => [
    name,
    outcome.state === 'untried' ? (before?.tests[name] ?? outcome) : outcome,
  ]);
  mkdirSync(dirname(place), { recursive: true });
  const last = {
    ...part,
    about: part.about ?? before?.about,
    tests: Object.fromEntries(tests) as Part['tests'],
  };
  writeFileSync(place, `${JSON.stringify(last, null, 2)}\n`);
}

/** Every part that was ever kept and still has its file; what one engine knows of and another never tried is there as well. */
export function kept(): Part[] {
  const parts = globSync('*/*.json', { cwd: folder })
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Part)
    .filter(({ file }) => existsSync(join(root, 'e2e', file)));
  const files = [...new Set(parts.map(({ file }) => file))];
  const engines = [...new Set(parts.map(({ engine }) => engine))];
  return files.flatMap((file) => {
    const known = Object.assign(
      {},
      ...parts.filter((part) => part.file === file).map(({ tests }) => tests),
    ) as Part['tests'];
    const untried = Object.fromEntries(
      Object.entries(known).map(([name, { kind }]) => [name, { kind, state: 'untried' as const }]),
    );
    return engines
      .filter((engine) => runsIn(engine, file))
      .map((engine) => {
        const part = parts.find((one) => one.engine === engine && one.file === file);
        const tests = Object.entries({ ...untried, ...part?.tests }).map(([name, outcome]) => [
          name,
          { ...outcome, kind: kinds[file] ?? outcome.kind },
        ]);
        return { engine, file, about: part?.about, tests: Object.fromEntries(tests) as Part['tests'] };
      });
  });
}
