import { clauses } from './clauses.ts';
import { combinationsOf } from './combinations.ts';
import { enginesHeads, enginesNotes, enginesRows } from './enginesTable.ts';
import type { AuditSummary, LastRuns } from './lastRuns.ts';
import { limits } from './limits.ts';
import type { Evidence, Row } from './row.ts';
import { verdicts } from './verdicts.ts';
import { clauseOf, criteria } from './wcag.ts';

/** How the report names its verdicts. */
export const verdictWords = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
} as const;

/** Where a piece of evidence is: in Storybook for stories, in the repository for files. */
export function evidenceAt(evidence: Evidence): { text: string; storybook?: string; file?: string } {
  if ('story' in evidence)
    return { text: `story ${evidence.story}`, storybook: `?path=/story/${evidence.story}` };
  if ('file' in evidence) return { text: evidence.file, file: evidence.file };
  const { transcript } = evidence;
  return { text: `heard: ${transcript}`, file: `docs/accessibility/transcripts/${transcript}.txt` };
}

/** A criterion with its verdict, in the order of the numbers. */
export function judgedCriteria() {
  return criteria.map((criterion) => {
    const found = verdicts.find(({ number }) => number === criterion.number);
    if (!found) throw new Error(`Nobody has said anything of ${criterion.number}: add a row to verdicts.ts.`);
    return { ...criterion, ...found, clause: clauseOf(criterion) };
  });
}

const judgedBy = ({ judged }: Row) =>
  judged.map(({ by, sample }) => `${by} (${sample})`).join('; ') || 'nobody';

/** A string that YAML reads as it is. */
const quoted = (text: string) => JSON.stringify(text);

function yamlRows(rows: readonly Row[], component: string): string[] {
  return rows.flatMap((entry) => {
    const shown = entry.evidence.map((evidence) => evidenceAt(evidence).text).join(', ');
    const notes = `${entry.remark} Judged by: ${judgedBy(entry)}.${shown && ` Evidence: ${shown}.`}`;
    return [
      `      - num: ${quoted(entry.number)}`,
      '        components:',
      `          - name: ${component}`,
      '            adherence:',
      `              level: ${entry.verdict}`,
      `              notes: ${quoted(notes)}`,
    ];
  });
}

function yamlChapter(
  name: string,
  rows: readonly Row[],
  component: string,
  notes?: string,
  disabled = rows.length === 0,
): string[] {
  return [
    `  ${name}:`,
    ...(notes ? [`    notes: ${quoted(notes)}`] : []),
    ...(disabled ? ['    disabled: true'] : []),
    ...(rows.length > 0 ? ['    criteria:', ...yamlRows(rows, component)] : []),
  ];
}

const sentence = ({ date, browser, pages, stories, findings }: AuditSummary) =>
  `Last audit: ${date}, ${browser}, ${pages} pages and ${stories} stories, ${findings} findings.`;

/** The report in OpenACR's YAML: what VPAT 2.5 INT asks, in a form for machines. */
export function openAcr(last: LastRuns): string {
  const { audit } = last;
  const judged = judgedCriteria();
  const level = (wanted: 'A' | 'AA') => judged.filter((criterion) => criterion.level === wanted);
  const chapter = (number: string) => clauses.filter((clause) => clause.number.startsWith(`${number}.`));
  const left = 'Not part of this report.';
  return [
    'title: Tarcza Accessibility Conformance Report',
    'product:',
    '  name: Tarcza',
    '  version: "0.1.0"',
    '  description: The website of a pest-control company, and the components of @tarcza/ui that it is made of.',
    'author:',
    '  company_name: Tarcza',
    '  email: kontakt@example.com',
    `report_date: ${quoted(audit.date)}`,
    `last_modified_date: ${quoted(audit.date)}`,
    'version: 1',
    'license: CC-BY-4.0',
    `notes: ${quoted(`Known limits: ${Object.values(limits).join(' ')}`)}`,
    `evaluation_methods_used: ${quoted(
      `${sentence(audit)} Engines: ${audit.engines.join(', ')}. Tested with: ${[
        ...new Set(
          combinationsOf(last)
            .filter(({ date }) => date)
            .map(({ engine, assistiveTechnology }) => `${engine} (${assistiveTechnology})`),
        ),
      ].join('; ')}.`,
    )}`,
    'catalog: 2.5-edition-wcag-2.2-508-eu-en',
    'chapters:',
    ...yamlChapter('success_criteria_level_a', level('A'), 'web'),
    ...yamlChapter('success_criteria_level_aa', level('AA'), 'web'),
    ...[
      'success_criteria_level_aaa',
      'functional_performance_criteria',
      'hardware',
      'software',
      'support_documentation_and_services',
    ].flatMap((name) => yamlChapter(name, [], 'web', left)),
    ...yamlChapter('en_301_549_generic_requirements', chapter('5'), 'none'),
    // The catalog lists no clause of chapter 9: they are the criteria above.
    ...yamlChapter(
      'en_301_549_web',
      [],
      'none',
      `Clauses 9.1 to 9.4 are the criteria above. ${chapter('9')
        .map(({ number, remark }) => `${number}: ${remark}`)
        .join(' ')}`,
      false,
    ),
    ...yamlChapter('en_301_549_software', chapter('11'), 'none'),
    ...yamlChapter('en_301_549_documentation_and_support_services', chapter('12'), 'none'),
    '',
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

function shownEvidence({ evidence }: Row): string {
  const links = evidence.map((piece) => {
    const { text, file } = evidenceAt(piece);
    return file ? `[${text}](../../${file})` : text;
  });
  return links.join(', ') || '–';
}

/** The same report as a page to read. */
export function reportPage(last: LastRuns): string {
  const criteriaRows = judgedCriteria().map((entry) => [
    `${entry.number} ${entry.name}`,
    entry.level,
    entry.clause ?? '–',
    verdictWords[entry.verdict],
    `${entry.remark} Judged by: ${judgedBy(entry)}.`,
    shownEvidence(entry),
  ]);
  const clauseRows = clauses.map((entry) => [
    `${entry.number} ${entry.name}`,
    verdictWords[entry.verdict],
    `${entry.remark} Judged by: ${judgedBy(entry)}.`,
    shownEvidence(entry),
  ]);
  const combinationRows = combinationsOf(last).map(
    ({ engine, version, assistiveTechnology, scheme, zoom, what, date }) => [
      engine,
      version,
      assistiveTechnology,
      scheme,
      zoom,
      what,
      date ?? 'never',
    ],
  );
  return [
    '# Accessibility conformance report',
    'In the form of VPAT 2.5 INT: WCAG 2.2, levels A and AA, and the clauses of EN 301 549 V3.2.1 that apply. For machines it is\n[`conformance.yaml`](conformance.yaml) (OpenACR). Written by `npm run audit -- --all --publish`; nobody edits it by hand.',
    'VPAT keeps “not evaluated” for level AAA. Here it also stands where somebody’s judgement is needed and no sample of it is on\nrecord: that is less than support, and saying so is better than guessing.',
    sentence(last.audit),
    '## WCAG 2.2',
    tableOf(['Criterion', 'Level', 'EN 301 549', 'Verdict', 'Remarks', 'Evidence'], criteriaRows),
    '## EN 301 549, beside chapter 9',
    tableOf(['Clause', 'Verdict', 'Remarks', 'Evidence'], clauseRows),
    '## Tested combinations',
    tableOf(['Engine', 'Version', 'Assistive technology', 'Scheme', 'Zoom', 'What', 'Date'], combinationRows),
    '## Journeys in three engines',
    'Written by `npm run test:engines -- --publish`: what each kind of tests came to, when, and on which commit. Left out is what an\nengine’s driver cannot do.',
    tableOf(enginesHeads(last.engines), enginesRows(last.engines)),
    enginesNotes(last.engines)
      .map((note) => `- ${note}`)
      .join('\n'),
    '## Known limits',
    Object.values(limits)
      .map((limit) => `- ${limit}`)
      .join('\n'),
    '',
  ].join('\n\n');
}
