import type { Report } from './audit.ts';
import { judgementOf, type Finding } from './findings.ts';
import { judgements } from './judgements.ts';

/** The checks of an audit. */
export const checks = [
  'axe-core',
  'Siteimprove Alfa',
  'Nu HTML Checker',
  'keyboard',
  'reflow',
  'preferences',
] as const;

/** Groups findings by check and rule, the most frequent first. */
function byRule(findings: readonly Finding[]): [rule: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.check}: ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

const pagesIn = (findings: readonly Finding[]) => new Set(findings.map(({ page }) => page)).size;

/** Returns the open findings as lines for a terminal. */
export function summaryOf({ open, judged, subjects }: Report): string {
  const lines = byRule(open).map(([rule, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `✖ ${rule}: ${first?.page} (${first?.mode})${more}\n    ${first?.selector}\n    ${first?.message.slice(0, 300)}`;
  });
  return [
    ...lines,
    `${open.length} findings and ${judged.length} judged ones on ${subjects.length} pages and stories.`,
  ].join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><caption>${escape(caption)}</caption><thead><tr>${heads
    .map((head) => `<th scope="col">${escape(head)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const style = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 } caption { text-align: start; font-weight: 600 }
th, td { padding: .375rem .5rem; border-bottom: 1px solid; text-align: start; vertical-align: top }`;

/** Returns the report as an HTML page. */
export function htmlOf({ date, browser, subjects, open, judged }: Report): string {
  const tables = [
    table(
      'Findings by check',
      ['Check', 'Findings', 'Judged'],
      checks.map((check) => [
        check,
        String(open.filter((finding) => finding.check === check).length),
        String(judged.filter((finding) => finding.check === check).length),
      ]),
    ),
    table(
      'Findings',
      ['Rule', 'Page', 'Mode', 'Place', 'Message'],
      byRule(open).flatMap(([rule, own]) =>
        own.map(({ page, mode, selector, message }) => [rule, page, mode, selector, message]),
      ),
    ),
    table(
      'Judged by a person',
      ['Rule', 'Times', 'Pages', 'For example', 'Reason'],
      byRule(judged).map(([rule, own]) => [
        rule,
        String(own.length),
        String(pagesIn(own)),
        own[0]?.selector ?? '',
        [...new Set(own.map((finding) => judgementOf(finding, judgements)?.reason ?? ''))].join(' '),
      ]),
    ),
    table(
      'Pages and stories',
      ['Name', 'Findings'],
      subjects.map(({ name }) => [
        name,
        String(open.filter(({ page }) => page === name || page.startsWith(`${name} (`)).length),
      ]),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility audit: ${open.length} findings</title>
<style>${style}</style>
<main>
<h1>Accessibility audit: ${open.length} findings</h1>
<p>${date}, ${escape(browser)}, ${subjects.length} pages and stories.</p>
${tables.join('\n')}
</main>
</html>
`;
}
