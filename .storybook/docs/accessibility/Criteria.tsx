import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import data from '../../../docs/accessibility/conformance.json';
import {
  evidenceFile,
  verdictLabels,
  type Clause,
  type Conformance,
  type Criterion,
} from '../../../tools/audit/conformance.ts';

const { audit, combinations, criteria, componentCriteria } = data as unknown as Conformance;

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
    '../../../packages/ui/src/*/*.test.tsx',
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
  const name = piece.replace(/^\w+: /, '');
  if (piece.startsWith('picture')) return <a href={`pictures/${name}.png`}>{piece}</a>;
  if (file) return <File path={file} name={piece} />;
  return (
    <AnchorMdx href={`?path=/story/${name}`} target="">
      {piece}
    </AnchorMdx>
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
              {row.evidence.map((piece) => (
                <Evidence key={piece} piece={piece} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders what a component does for single criteria, with the test that shows it. */
export function OwnCriteria({ of }: { of: string }) {
  const rows = componentCriteria[of] ?? [];
  if (rows.length === 0) return undefined;
  return (
    <table>
      <Head heads={['Criterion', 'What the component does', 'Test, run by “npm test” in Chromium']} />
      <tbody>
        {rows.map(({ number, remark, test }) => (
          <tr key={number}>
            <Name row={criteria.find((criterion) => criterion.number === number)!} />
            <td>{remark}</td>
            <td>
              <File path={`packages/ui/src/${of}/${of}.test.tsx`} name={test} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const everyStory = /^audit: (.*) \(all\)$/;

/** Returns whether the report has evidence of a criterion that is about a component. */
const isAbout = (component: string) => (criterion: Criterion) =>
  [...criterion.evidence, ...criterion.testedBy].some((text) =>
    new RegExp(`\\b${component}\\b|story: ${component.toLowerCase()}--`).test(text),
  );

/** Renders the criteria whose evidence in the report is about a component. */
export function ReportedCriteria({ of }: { of: string }) {
  const rows = criteria.filter(isAbout(of));
  return rows.length > 0 ? <Criteria rows={rows} /> : undefined;
}

/** Renders the criteria that the audit checks on every story of a component. */
export const AuditedCriteria = ({ of, stories }: { of: string; stories: number }) => (
  <>
    <p>
      The audit of {audit.date} in {audit.browser} checked all {stories} stories of {of}: {audit.findings}{' '}
      findings. The{' '}
      <AnchorMdx href="?path=/docs/accessibility-conformance-report--docs" target="">
        conformance report
      </AnchorMdx>{' '}
      has all criteria.
    </p>
    <table>
      <Head heads={['Criterion', 'Checked by', 'Code of the check']} />
      <tbody>
        {criteria.map((row) => {
          const check = row.testedBy.map((tester) => everyStory.exec(tester)?.[1]).find(Boolean);
          if (!check || aboutPages.includes(row.number)) return undefined;
          const files = Object.keys(checkFiles).filter((name) => check.includes(name));
          return (
            <tr key={row.number}>
              <Name row={row} />
              <td>{check}</td>
              <td>
                {files.map((name) => (
                  <File key={name} path={`tools/audit/checks/${checkFiles[name]}.ts`} name={name} />
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </>
);

/** Criteria about whole pages. */
const aboutPages = ['2.4.1', '2.4.2', '3.1.1'];

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
