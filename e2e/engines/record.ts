import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../packages/local/src/paths.ts';
import type { Part } from './counts.ts';

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
