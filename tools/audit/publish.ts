/**
 * Writes docs/accessibility/conformance.md and conformance.yaml from conformance.json:
 * `node --conditions=tarcza-source tools/audit/publish.ts`. `npm run audit -- --all --publish` records its result first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import type { Report } from './audit.ts';
import { markdownOf, openAcrOf, type Conformance } from './conformance.ts';
import { checks } from './report.ts';

const folder = join(root, 'docs/accessibility');
const dataFile = join(folder, 'conformance.json');

export const readConformance = () => JSON.parse(readFileSync(dataFile, 'utf8')) as Conformance;

/** Returns the written files by name. */
export const conformanceFiles = (data: Conformance): Record<string, string> => ({
  'conformance.md': markdownOf(data),
  'conformance.yaml': openAcrOf(data),
});

export function publish({ date, browser, subjects, open }: Report): void {
  const pages = subjects.filter(({ component }) => component === undefined).length;
  const audit = {
    date,
    browser,
    pages,
    stories: subjects.length - pages,
    findings: open.length,
    engines: checks,
  };
  writeFileSync(dataFile, `${JSON.stringify({ ...readConformance(), audit }, undefined, 2)}\n`);
  writeFiles();
}

function writeFiles(): void {
  for (const [name, text] of Object.entries(conformanceFiles(readConformance())))
    writeFileSync(join(folder, name), text);
}

if (import.meta.main) writeFiles();
