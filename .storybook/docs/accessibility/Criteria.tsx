import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import data from '../../../docs/accessibility/conformance.json';
import {
  evidenceFile,
  evidenceLabel,
  verdictLabels,
  type Clause,
  type ComponentCriterion,
  type Conformance,
  type Criterion,
} from '../../../tools/audit/conformance.ts';

const { audit, combinations, criteria, componentCriteria, tests } = data as unknown as Conformance;

/** Returns the address of the W3C's explanation of a criterion. */
const explanationOf = (name: string) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(/\s+/g, '-')}.html`;

const orca = combinations.find(({ assistiveTechnology = '' }) => assistiveTechnology.startsWith('Orca'));

/** Versions and date of the screen reader's transcripts. */
export const screenReader =
  orca && `${orca.assistiveTechnology}, ${orca.engine} ${orca.version}, ${orca.date}`;

/** Returns what tested a criterion, with version, assistive technology and date. */
function testedWith(tester: string): string {
  if (tester.startsWith('audit')) return `${tester}: ${audit.browser}, ${audit.date}`;
  return tester.startsWith('Orca') ? `${tester}: ${screenReader}` : tester;
}

const sources = import.meta.glob<string>(
  [
    '../../../docs/accessibility/transcripts/**/*.txt',
    '../../../e2e/journeys/*.test.ts',
    '../../../packages/ui/src/*/*.test.{ts,tsx}',
    '../../../site/src/content/{everyPage,plates}.ts',
    '../../../site/src/pages/{accessibility,gallery}/content.ts',
    '../../../tools/audit/**/*.ts',
  ],
  { query: '?raw', import: 'default' },
);

/** Renders a file once it is opened. */
function File({ path, name }: { path: string; name: string }) {
  const [code, setCode] = useState<string>();
  return (
    <details onToggle={() => void sources[`../../../${path}`]?.().then(setCode)}>
      <summary>{name}</summary>
      {code && <Source code={code} language={path.endsWith('.txt') ? 'text' : 'tsx'} />}
    </details>
  );
}

function Evidence({ piece }: { piece: string }) {
  const file = evidenceFile(piece);
  const [kind, name = ''] = piece.split(': ');
  const label = evidenceLabel(piece);
  if (kind === 'picture')
    return (
      <a href={`pictures/${name}.png`} target="_blank">
        {label}
      </a>
    );
  if (file) return <File path={file} name={label} />;
  const address =
    kind === 'variants' ? `?path=/docs/${name.toLowerCase()}--docs#all-variants` : `?path=/story/${name}`;
  return (
    <AnchorMdx href={address} target="">
      {label}
    </AnchorMdx>
  );
}

const EvidenceList = ({ of }: { of: readonly string[] }) =>
  [...new Set(of)].map((piece) => (
    <div key={piece} style={{ fontSize: 14, overflowWrap: 'anywhere' }}>
      <Evidence piece={piece} />
    </div>
  ));

const isCriterion = (row: Clause | Criterion): row is Criterion => 'level' in row;

const Name = ({ row }: { row: Clause | Criterion }) => (
  <th scope="row" style={{ fontWeight: 'normal' }}>
    {isCriterion(row) ? (
      <a href={explanationOf(row.name)}>
        {row.number} {row.name} ({row.level})
      </a>
    ) : (
      `${row.number} ${row.name}`
    )}
  </th>
);

const Head = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** Renders a line for each criterion or clause: link to the W3C, result, tests and evidence. */
export function Criteria({ rows }: { rows: readonly (Clause | Criterion)[] }) {
  return (
    <table>
      <Head heads={['Criterion', 'Result', 'How it is met', 'Tested with', 'Evidence']} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <Name row={row} />
            <td>{verdictLabels[row.verdict]}</td>
            <td style={{ minWidth: '16em' }}>{row.remark}</td>
            <td style={{ minWidth: '14em' }}>{row.testedBy.map(testedWith).join('; ') || 'not tested'}</td>
            <td style={{ minWidth: '14em' }}>
              <EvidenceList of={row.evidence} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the check of every story in what tested a criterion. */
const checkOf = ({ testedBy }: Criterion) =>
  testedBy.map((tester) => /^audit: (.*) \(all\)$/.exec(tester)?.[1]).find(Boolean) ?? '';

interface Row {
  criterion: Criterion;
  remark: string;
  tester: string;
  result: string;
  evidence: readonly string[];
}

/** Returns the line of a component's own test, or of the play function of a story. */
function ownRow(component: string, criterion: Criterion, own: ComponentCriterion): Row {
  const { test, file = `packages/ui/src/${component}/${component}.test.tsx`, story, remark } = own;
  const run = test ? tests.components : tests.stories;
  return {
    criterion,
    remark,
    tester: test ? `Test “${test.replaceAll('`', '')}”` : 'Play function of the story',
    // Tests without a DOM run with those of components.
    result: `Passed in ${file.endsWith('.ts') ? 'Node' : run.in}, ${run.date}`,
    evidence: [
      ...(story ? [`story: ${component.toLowerCase()}--${story}`] : []),
      ...(test ? [`file: ${file}`] : []),
    ],
  };
}

/** Returns the line of what the audit checks in each story of a component. */
function auditRow(component: string, criterion: Criterion): Row | undefined {
  const { remark = '', evidence = {} } = criterion.components ?? {};
  const pieces = evidence[component];
  if (!pieces) return undefined;
  const { findings, date, browser } = audit;
  const check = checkOf(criterion);
  const code = Object.keys(checkFiles).filter((name) => check.includes(name));
  return {
    criterion,
    remark,
    tester: `Audit: ${check}`,
    result: `${findings} findings in all stories, ${date}, ${browser}`,
    evidence: [...pieces, ...code.map((name) => `file: tools/audit/checks/${checkFiles[name]}.ts`)],
  };
}

/** Renders the criteria that apply to a component, each with its test, the result and the evidence. */
export function ComponentCriteria({ of }: { of: string }) {
  const rows = criteria.flatMap((criterion) => [
    ...(componentCriteria[of] ?? [])
      .filter(({ number }) => number === criterion.number)
      .map((own) => ownRow(of, criterion, own)),
    ...[auditRow(of, criterion)].filter((row) => row !== undefined),
  ]);
  return (
    <>
      <p>
        The criteria that apply to {of}. Those about whole pages are in the{' '}
        <AnchorMdx href="?path=/docs/accessibility-conformance-report--docs" target="">
          conformance report
        </AnchorMdx>
        .
      </p>
      <table>
        <Head heads={['Criterion', 'What the component does', 'Tested by', 'Result', 'Evidence']} />
        <tbody>
          {rows.map(({ criterion, remark, tester, result, evidence }) => (
            <tr key={criterion.number + remark}>
              <Name row={criterion} />
              <td style={{ minWidth: '11em' }}>{remark}</td>
              <td style={{ minWidth: '10em' }}>{tester}</td>
              <td style={{ minWidth: '8em' }}>{result}</td>
              <td style={{ minWidth: '11em' }}>
                <EvidenceList of={evidence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Files of the checks by their names in the report. */
const checkFiles: Readonly<Record<string, string>> = {
  axe: 'axe',
  Alfa: 'alfa',
  Nu: 'nu',
  keyboard: 'keyboard',
  reflow: 'reflow',
  'forced colours': 'preferences',
  motion: 'preferences',
  targets: 'preferences',
};
