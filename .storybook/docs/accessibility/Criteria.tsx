import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import json from '../../../docs/accessibility/conformance.json';
import {
  verdictLabels,
  type Clause,
  type ComponentCriterion,
  type Conformance,
  type Criterion,
} from '../../../tools/audit/conformanceData.ts';
import { checksOf, pieceOf, shownBy, testsOf, titleOf, whereOf } from '../../../tools/audit/evidence.ts';
import { TableHead } from '../TableHead';
import { Evidence, EvidenceList, Line } from './Evidence';
import { resultsOf } from './results';

const data = json as unknown as Conformance;
const { audit, combinations, criteria, componentCriteria, tests } = data;

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
  if (tester.startsWith('audit')) return `${tester}: ${audit.browser}, ${audit.date}, commit ${audit.commit}`;
  return tester.startsWith('Orca') ? `${tester}: ${screenReader}` : tester;
}

/** Renders the tools, persons and tests of a criterion: of each run where and when, and its tests by name. */
function TestedWith({ row }: { row: Clause }) {
  const shown = testsOf(data, row);
  if (row.testedBy.length + shown.length === 0) return 'not tested';
  return (
    <div style={{ fontSize: 14 }}>
      {row.testedBy.map((tester) => (
        <div key={tester}>{testedWith(tester)}</div>
      ))}
      {Object.entries(tests).map(([run, at]) => {
        const own = shown.filter((one) => one.run === run);
        if (own.length === 0) return undefined;
        return (
          <details key={run} open={own.length < 4}>
            <summary>
              {own.length} {own.length === 1 ? 'test' : 'tests'} in {whereOf(at)}
            </summary>
            {own.map((one) => (
              <div key={titleOf(one)} style={{ overflowWrap: 'anywhere' }}>
                <Evidence piece={pieceOf(one)} label={titleOf(one)} />
              </div>
            ))}
          </details>
        );
      })}
    </div>
  );
}

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

/** Renders a table of criteria that opens if it is higher than the screen. */
const OnDemand = ({ count, children }: PropsWithChildren<{ count: number }>) => (
  <details open={count < 4}>
    <summary>{count === 1 ? '1 line' : `${count} lines`}: result, tests and evidence</summary>
    <table>{children}</table>
  </details>
);

/** Renders a line for each criterion or clause: link to the W3C, result, tests and evidence. */
export function Criteria({ rows }: { rows: readonly (Clause | Criterion)[] }) {
  return (
    <OnDemand count={rows.length}>
      <TableHead heads={['Criterion', 'Result', 'How it is met', 'Tested with', 'Evidence']} />
      <tbody>
        {rows.map((row) => (
          <Line key={row.number} columns={5}>
            <Name row={row} />
            <td>{verdictLabels[row.verdict]}</td>
            <td style={{ minWidth: '16em' }}>{row.remark}</td>
            <td style={{ minWidth: '16em' }}>
              <TestedWith row={row} />
            </td>
            <td style={{ minWidth: '12em' }}>
              <EvidenceList of={[...row.evidence, ...checksOf(row)]} />
            </td>
          </Line>
        ))}
      </tbody>
    </OnDemand>
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
  const shown = shownBy(component, own);
  const story = own.story ? [`story: ${component.toLowerCase()}--${own.story}`] : [];
  return {
    criterion,
    remark: own.remark,
    tester: own.test ? `Test ${titleOf({ ...shown, component: '' })}` : 'Play function of the story',
    result: `Passed in ${whereOf(tests[shown.run])}`,
    evidence: [...story, ...(shown.file ? [pieceOf(shown)] : [])],
  };
}

/** Returns the line of what the audit checks in each story of a component. */
function auditRow(component: string, criterion: Criterion): Row | undefined {
  const { remark = '', evidence = {} } = criterion.components ?? {};
  const pieces = evidence[component];
  if (!pieces) return undefined;
  const { findings, stories, date, browser, isExpired } = resultsOf(component);
  const check = checkOf(criterion);
  const result = `${findings} findings in ${stories} stories, ${date}, ${browser}`;
  return {
    criterion,
    remark,
    tester: `Audit: ${check}`,
    result: isExpired ? `Expired: the component has changed since. ${result}` : result,
    evidence: [...pieces, ...checksOf({ testedBy: criterion.testedBy, evidence: pieces })],
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
      <OnDemand count={rows.length}>
        <TableHead heads={['Criterion', 'What the component does', 'Tested by', 'Result', 'Evidence']} />
        <tbody>
          {rows.map(({ criterion, remark, tester, result, evidence }) => (
            <Line key={criterion.number + remark} columns={5}>
              <Name row={criterion} />
              <td style={{ minWidth: '11em' }}>{remark}</td>
              <td style={{ minWidth: '10em' }}>{tester}</td>
              <td style={{ minWidth: '8em' }}>{result}</td>
              <td style={{ minWidth: '11em' }}>
                <EvidenceList of={evidence} />
              </td>
            </Line>
          ))}
        </tbody>
      </OnDemand>
    </>
  );
}
