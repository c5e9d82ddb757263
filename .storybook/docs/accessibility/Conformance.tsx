import json from '../../../docs/accessibility/conformance.json';
import {
  auditSentence,
  clauseOf,
  combinationHeads,
  combinationRows,
  evidenceFile,
  verdictLabels,
  type Clause,
  type Conformance,
} from '../../../tools/audit/conformance.ts';
import { SourceLink } from '../SourceLink';

const data = json as unknown as Conformance;

/** Shows the result of the last published audit. */
export function LastAudit() {
  return <p>{auditSentence(data.audit)}</p>;
}

/** Links stories and transcripts to their pages, and files to the repository. */
function Evidence({ evidence }: Pick<Clause, 'evidence'>) {
  return (
    <ul>
      {evidence.map((piece) => {
        const href = pageOf(piece);
        return (
          <li key={piece}>
            {href ? (
              <a href={href} target="_top">
                {piece}
              </a>
            ) : (
              <SourceLink path={evidenceFile(piece) ?? ''} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the page in Storybook that shows a story or a transcript. */
function pageOf(piece: string): string | undefined {
  const [kind, name = ''] = piece.split(': ');
  if (kind === 'story') return `./?path=/story/${name}`;
  if (kind !== 'transcript') return undefined;
  const [folder = ''] = name.split('/');
  return folder === 'journeys'
    ? './?path=/docs/accessibility-journeys--docs'
    : `./?path=/docs/${folder.toLowerCase()}--docs`;
}

function Judges({ judgedBy }: Pick<Clause, 'judgedBy'>) {
  if (judgedBy.length === 0) return <>Nobody.</>;
  return (
    <ul>
      {judgedBy.map((judge) => (
        <li key={judge}>{judge}</li>
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

const lastCells = ({ verdict, remark, judgedBy, evidence }: Clause) => [
  verdictLabels[verdict],
  remark,
  <Judges key="judges" judgedBy={judgedBy} />,
  <Evidence key="evidence" evidence={evidence} />,
];

/** Shows every criterion of WCAG 2.2 with its result. */
export function Criteria() {
  return (
    <Table
      caption="WCAG 2.2, levels A and AA"
      heads={['Criterion', 'EN 301 549', 'Verdict', 'Remarks', 'Judged by', 'Evidence']}
      rows={data.criteria.map((entry) => [
        entry.number,
        `${entry.number} ${entry.name} (${entry.level})`,
        clauseOf(entry),
        ...lastCells(entry),
      ])}
    />
  );
}

/** Shows the clauses of EN 301 549 other than 9.1 to 9.4. */
export function Clauses() {
  return (
    <Table
      caption="EN 301 549 V3.2.1, chapters 5, 9.6, 11 and 12"
      heads={['Clause', 'Verdict', 'Remarks', 'Judged by', 'Evidence']}
      rows={data.clauses.map((entry) => [entry.number, `${entry.number} ${entry.name}`, ...lastCells(entry)])}
    />
  );
}

/** Shows the tested and untested combinations. */
export function Combinations() {
  return (
    <Table
      caption="Tested combinations"
      heads={combinationHeads}
      rows={combinationRows(data).map((cells) => [cells.join(), ...cells])}
    />
  );
}

/** Shows the known limits. */
export function Limits() {
  return (
    <ul>
      {Object.entries(data.limits).map(([key, limit]) => (
        <li key={key}>{limit}</li>
      ))}
    </ul>
  );
}
