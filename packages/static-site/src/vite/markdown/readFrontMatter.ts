import { isAlias, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ArticleSummary } from '../../articles.ts';
import { isCalendarDay } from '../../isCalendarDay.ts';
import { createSourceError, type SourceFile } from './sourceError.ts';
import { decodeEntities } from './toNodes.ts';

const names = ['title', 'description', 'date'] as const;
const remedy = 'Begin the file with a line ---, the lines title, description and date, and a line ---.';

/** Splits a file into the YAML at its top and the text below. `start` is the offset of the text. */
export function splitFrontMatter(source: string): { yaml: string; text: string; start: number } {
  const [all = '', yaml = ''] = /^\s*---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/.exec(source) ?? [];
  return { yaml, text: source.slice(all.length), start: all.length };
}

/** Reads the YAML at the top of an article. Throws an Error with file, line and what to do. */
export function readFrontMatter(article: SourceFile, language: string): ArticleSummary {
  const { yaml } = splitFrontMatter(article.source);
  const fail = (part: string, message: string) => createSourceError(article, part, message);
  if (!yaml) throw fail('', `has no title, description and date. ${remedy}`);
  const values = parseYaml(article, yaml);
  const unknown = Object.keys(values).find((name) => !names.some((known) => known === name));
  if (unknown) throw fail(unknown, `has the line "${unknown}", which is not known. ${remedy}`);
  const read = (name: (typeof names)[number]) => {
    const value = values[name] ?? '';
    if (typeof value !== 'string')
      throw fail(`${name}:`, `has a ${name} that is no text. Put it into quotes.`);
    const text = decodeEntities(value).trim().replace(/\s+/g, ' ');
    if (!text) throw fail(`${name}:`, `has no ${name}. ${remedy}`);
    return text;
  };
  const summary = { title: read('title'), description: read('description'), date: read('date') };
  if (!isCalendarDay(summary.date))
    throw fail('date:', `has the date "${summary.date}". Write a day like 2026-11-30.`);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...summary, dateText: format.format(new Date(summary.date)) };
}

function parseYaml(article: SourceFile, yaml: string): Record<string, unknown> {
  const lines = new LineCounter();
  // Each value is a text: 1.10 stays as it is.
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'failsafe' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const wrong = yaml.split('\n')[line - 1] ?? '';
    const [what = ''] = error.message.split(/ at line | in compact/, 1);
    throw createSourceError(
      article,
      wrong,
      `is not valid YAML: ${what}. Put a value with : or # or quotes into 'single' or "double" quotes.`,
    );
  }
  if (!isMap(document.contents))
    throw createSourceError(article, yaml, `has no title, description and date. ${remedy}`);
  for (const { key, value } of document.contents.items)
    if (isAlias(value) || (isScalar(value) && value.type === 'PLAIN' && (value.comment || value.anchor)))
      throw createSourceError(
        article,
        `${String(key)}:`,
        'has a value of which YAML leaves out a part after # or & or *. Put it into quotes.',
      );
  return document.toJS() as Record<string, unknown>;
}
