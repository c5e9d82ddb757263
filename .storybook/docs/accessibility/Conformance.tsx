import audit from '../../../docs/accessibility/audit.json';
import { clauses } from '../../../e2e/evidence/clauses.ts';
import engines from '../../../docs/accessibility/engines.json';
import lastHeard from '../../../docs/accessibility/transcripts/versions.json';
import { combinationsOf } from '../../../e2e/evidence/combinations.ts';
import { enginesHeads, enginesNotes, enginesRows } from '../../../e2e/evidence/enginesTable.ts';
import { limits } from '../../../e2e/evidence/limits.ts';
import { evidenceAt, judgedCriteria, verdictWords } from '../../../e2e/evidence/report.ts';
import type { Row } from '../../../e2e/evidence/row.ts';
import { SourceLink } from '../SourceLink';

/** What the last published audit came to. */
export function LastAudit() {
  return (
    <p>
      Last whole audit: {audit.date}, {audit.browser}, {audit.pages} pages and {audit.stories} stories with{' '}
      {audit.engines.join(', ')} and our own checks; {audit.findings} findings.
    </p>
  );
}

/** Stories and transcripts are links; files lie in the repository. */
function Shown({ evidence }: Pick<Row, 'evidence'>) {
  return (
    <ul>
      {evidence.map((piece) => {
        const { text, storybook, file } = evidenceAt(piece);
        const heard = 'transcript' in piece && pageOf(piece.transcript);
        const href = heard || (storybook && `./${storybook}`);
        return (
          <li key={text}>
            {href ? (
              <a href={href} target="_top">
                {text}
              </a>
            ) : (
              <SourceLink path={file ?? ''} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The page that shows a transcript. */
function pageOf(transcript: string): string {
  const [folder = ''] = transcript.split('/');
  return folder === 'journeys'
    ? './?path=/docs/accessibility-journeys--docs'
    : `./?path=/docs/${folder.toLowerCase()}--docs`;
}

function Judged({ judged }: Pick<Row, 'judged'>) {
  if (judged.length === 0) return <>Nobody.</>;
  return (
    <ul>
      {judged.map(({ by, sample }) => (
        <li key={by + sample}>
          {by}: {sample}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly [string, ...unknown[]])[];
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={index}>{cell as string}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells by which every row ends. */
const findings = ({ verdict, remark, judged, evidence }: Omit<Row, 'number'>) => [
  verdictWords[verdict],
  remark,
  <Judged key="judged" judged={judged} />,
  <Shown key="evidence" evidence={evidence} />,
];

/** Every criterion of WCAG 2.2 with its verdict. */
export function Criteria() {
  return (
    <Table
      caption="WCAG 2.2, levels A and AA"
      heads={['Criterion', 'EN 301 549', 'Verdict', 'Remarks', 'Judged by, on which sample', 'Evidence']}
      rows={judgedCriteria().map((entry) => [
        entry.number,
        `${entry.number} ${entry.name} (${entry.level})`,
        entry.clause ?? '–',
        ...findings(entry),
      ])}
    />
  );
}

/** The clauses of EN 301 549 beside those that are WCAG. */
export function Clauses() {
  return (
    <Table
      caption="EN 301 549 V3.2.1, chapters 5, 9.6, 11 and 12"
      heads={['Clause', 'Verdict', 'Remarks', 'Judged by, on which sample', 'Evidence']}
      rows={clauses.map((entry) => [entry.number, `${entry.number} ${entry.name}`, ...findings(entry)])}
    />
  );
}

/** What was tried with what, and what never was. */
export function Combinations() {
  return (
    <Table
      caption="Tested combinations"
      heads={['Engine', 'Version', 'Assistive technology', 'Scheme', 'Zoom', 'What', 'Date']}
      rows={combinationsOf({ audit, heard: lastHeard, engines }).map((tried) => [
        Object.values(tried).join(),
        tried.engine,
        tried.version,
        tried.assistiveTechnology,
        tried.scheme,
        tried.zoom,
        tried.what,
        tried.date ?? 'never',
      ])}
    />
  );
}

/** What journeys, stories, walks and first acts came to in each engine. */
export function Engines() {
  return (
    <>
      <Table
        caption="Journeys in three engines"
        heads={enginesHeads(engines)}
        rows={enginesRows(engines).map(([kind, ...cells]) => [kind, kind, ...cells])}
      />
      <ul>
        {enginesNotes(engines).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** What is harder or untried. */
export function Limits() {
  return (
    <ul>
      {Object.entries(limits).map(([key, limit]) => (
        <li key={key}>{limit}</li>
      ))}
    </ul>
  );
}
