/**
 * Writes docs/accessibility/conformance.md from conformance.json: `node tools/audit/publish.ts`.
 * `npm run audit -- --all --publish` records its result first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { checks, type Report } from './audit.ts';
import { markdownOf, type Conformance } from './conformance.ts';

const folder = join(root, 'docs/accessibility');
const dataFile = join(folder, 'conformance.json');

export const readConformance = () => JSON.parse(readFileSync(dataFile, 'utf8')) as Conformance;

export function publish({ date, browser, subjects, open }: Report): void {
  const pages = subjects.filter(({ component }) => component === undefined).length;
  const stories = subjects.length - pages;
  const audit = { date, browser, pages, stories, findings: open.length, engines: checks };
  writeFileSync(dataFile, `${JSON.stringify({ ...readConformance(), audit }, undefined, 2)}\n`);
  writeReport();
}

const writeReport = () => writeFileSync(join(folder, 'conformance.md'), markdownOf(readConformance()));

if (import.meta.main) writeReport();
