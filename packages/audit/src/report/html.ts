import { isExcused, type FalsePositive, type Finding } from '../finding.ts';
import { judgementOf, type Judgement } from '../judgement.ts';
import { modes } from '../modes.ts';
import type { Subject } from '../subjects.ts';
import type { Visit } from '../visit.ts';
import { instruments, type Report } from './report.ts';

/** Where the accessibility tree of a page or story is written. */
export function treeFile({ name }: Subject): string {
  const plain = name
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/gi, '-');
  return `trees/${plain.replaceAll(/^-|-$/g, '').toLowerCase() || 'start'}.yml`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const notExcused =
  (falsePositives: readonly FalsePositive[]) =>
  ({ findings }: Visit) =>
    findings.filter((finding) => !isExcused(finding, falsePositives));

/** Findings that differ in their mode alone, as one. */
function grouped(findings: readonly Finding[]): { finding: Finding; modes: string[] }[] {
  const groups = new Map<string, { finding: Finding; modes: string[] }>();
  for (const finding of findings) {
    const key = [finding.engine, finding.rule, finding.page, finding.selector, finding.message].join('\n');
    const group = groups.get(key) ?? { finding, modes: [] };
    group.modes.push(finding.mode);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const list = (findings: readonly Finding[]) =>
  findings.length === 0
    ? ''
    : `<ul>${grouped(findings)
        .map(
          ({ finding: { engine, rule, page, selector, message, picture }, modes: where }) =>
            `<li><p><strong>${escape(engine)}: ${escape(rule)}</strong> on ${escape(page)}</p><p>${escape(message)}</p>` +
            `<p><code>${escape(selector)}</code></p><p>${escape(where.join('; '))}</p>` +
            `${picture ? `<p><img src="${picture}" alt="What it is about" loading="lazy"></p>` : ''}</li>`,
        )
        .join('')}</ul>`;

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide" role="region" tabindex="0" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption><thead><tr>${head
    .map((cell) => `<th scope="col">${escape(cell)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;

const reasonsOf = (remarks: readonly Finding[], judgements: readonly Judgement[]) =>
  [
    ...new Set(
      remarks.map(
        (remark) =>
          judgementOf(remark.engine, remark, judgements, remark.page)?.reason ?? 'Nobody has judged it.',
      ),
    ),
  ]
    .map(escape)
    .join('<br>');

/** What is left to a person, by engine and rule. */
function reviewRows(visits: readonly Visit[], judgements: readonly Judgement[]): string[][] {
  const rules = new Map<string, Finding[]>();
  for (const remark of visits.flatMap(({ reviews }) => reviews)) {
    const key = `${remark.engine}: ${remark.rule}`;
    rules.set(key, [...(rules.get(key) ?? []), remark]);
  }
  return [...rules]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([key, own]) => [
      escape(key),
      String(own.length),
      String(new Set(own.map(({ page }) => page)).size),
      `${escape(own[0]?.message.slice(0, 200) ?? '')} <code>${escape(own[0]?.selector.slice(0, 120) ?? '')}</code>`,
      reasonsOf(own, judgements),
    ]);
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.2 } a:focus-visible, [tabindex]:focus-visible, summary:focus-visible { outline: 3px solid; outline-offset: 3px }
.result { padding: 1rem; border: 2px solid; border-radius: .5rem; font-size: 1.25rem }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin: 1rem 0 } caption { text-align: start; font-weight: 600 }
th, td { padding: .375rem .5rem; border-bottom: 1px solid; text-align: start; vertical-align: top; font-weight: 400 } thead th { font-weight: 600 }
img { max-width: 100%; border: 1px solid } a { display: inline-block; min-height: 1.5rem }`;

/** By engine: how often it was asked, and what it found. */
function enginesTable(visits: readonly Visit[], findings: readonly Finding[]): string {
  const asked = visits.flatMap((visit) => visit.asked);
  return table(
    'By engine',
    ['Engine', 'Version', 'Runs', 'Findings'],
    instruments.map(({ name, version, home }) => [
      `<a href="${home}">${escape(name)}</a>`,
      escape(version),
      String(asked.filter(({ engine }) => engine === name).length),
      String(findings.filter(({ engine }) => engine === name).length),
    ]),
  );
}

/** By page or story, under a caption. */
function visitsTable(
  caption: string,
  what: string,
  visits: readonly Visit[],
  findingsOf: (visit: Visit) => readonly Finding[],
): string {
  return table(
    caption,
    [what, 'Findings', 'Engine runs', 'Accessibility tree'],
    visits.map((visit) => [
      escape(visit.subject.name),
      String(findingsOf(visit).length),
      String(visit.asked.length),
      `<a href="${treeFile(visit.subject)}">names and roles</a>`,
    ]),
  );
}

function excusedTable(visits: readonly Visit[], falsePositives: readonly FalsePositive[]): string {
  const findings = visits.flatMap((visit) => visit.findings);
  return table(
    'False positives, with the reason',
    ['Rule', 'Times', 'Reason'],
    falsePositives.map((known) => [
      escape(`${known.engine}: ${known.rule}`),
      String(findings.filter((finding) => isExcused(finding, [known])).length),
      escape(known.reason),
    ]),
  );
}

/** The report for a person. */
export function htmlOf({ date, minutes, note, browser, visits, falsePositives, judgements }: Report): string {
  const real = notExcused(falsePositives);
  const findings = visits.flatMap(real);
  const pages = visits.filter(({ subject }) => subject.component === undefined);
  const stories = visits.filter(({ subject }) => subject.component !== undefined);
  const components = [...new Set(stories.map(({ subject }) => subject.component ?? ''))];
  const result = findings.length === 0 ? 'Nothing was found.' : `${findings.length} findings.`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility audit: ${escape(result)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Accessibility audit</h1>
<p class="result">${result} ${pages.length} pages and ${stories.length} stories, ${visits.reduce((sum, { asked }) => sum + asked.length, 0)} engine runs.</p>
<p>${escape(date)}, ${escape(browser)}, ${minutes} minutes. ${escape(note)}
The same for machines: <a href="earl.jsonld">earl.jsonld</a> (EARL).</p>
${enginesTable(visits, findings)}
<p>Modes: ${modes.map(({ name }) => escape(name)).join('; ')}. Beside them 320 px, text at 200 %, and WCAG's text spacing.</p>
${findings.length > 0 ? `<h2>What was found</h2>${list(findings)}` : ''}
<h2>By page</h2>
${visitsTable('Pages of the site', 'Page', pages, real)}
<h2>By component</h2>
${components
  .map((component) => {
    const own = stories.filter(({ subject }) => subject.component === component);
    return visitsTable(component, 'Story', own, real);
  })
  .join('')}
<h2>Known to be false</h2>
${excusedTable(visits, falsePositives)}
<h2>Left to a person</h2>
<p>What an engine could not decide, and how it was judged.</p>
${table('By rule', ['Rule', 'Times', 'Pages', 'For example', 'Judged'], reviewRows(visits, judgements))}
</main>
</body>
</html>
`;
}
