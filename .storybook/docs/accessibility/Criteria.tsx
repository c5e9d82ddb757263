import { AnchorMdx } from '@storybook/addon-docs/blocks';
import data from '../../../docs/accessibility/conformance.json';
import {
  evidenceFile,
  verdictLabels,
  type Clause,
  type Conformance,
  type Criterion,
} from '../../../tools/audit/conformance.ts';

const { audit, combinations } = data as unknown as Conformance;

/** Set by the workflow that publishes this Storybook. */
const repository = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

/** Returns the address of the W3C's explanation of a criterion. */
const explanationOf = (name: string) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(/\s+/g, '-')}.html`;

/** Returns what tested a criterion, with version, assistive technology and date. */
function testedWith(tester: string): string {
  if (tester.startsWith('audit')) return `${tester}: ${audit.browser}, ${audit.date}`;
  const orca = combinations.find(({ assistiveTechnology = '' }) => assistiveTechnology.startsWith('Orca'));
  if (orca && tester.startsWith('Orca'))
    return `${tester}: ${orca.assistiveTechnology}, ${orca.engine} ${orca.version}, ${orca.date}`;
  return tester;
}

function Evidence({ piece }: { piece: string }) {
  const [kind = '', name = ''] = piece.split(': ');
  const file = evidenceFile(piece);
  if (!file)
    return (
      <AnchorMdx href={`?path=/story/${name}`} target="">
        {piece}
      </AnchorMdx>
    );
  if (repository) return <a href={`${repository}/blob/main/${file}`}>{piece}</a>;
  if (kind === 'transcript') return <a href={`accessibility/transcripts/${name}.txt`}>{piece}</a>;
  return <code>{file}</code>;
}

/** Returns whether the evidence of a criterion is about a component. */
const isAbout = (component: string) => (criterion: Criterion) =>
  [...criterion.evidence, ...criterion.testedBy].some((text) =>
    new RegExp(`\\b${component}\\b|story: ${component.toLowerCase()}--`).test(text),
  );

/** Returns the criteria whose evidence is about a component. */
export const criteriaOf = (component: string) =>
  (data as unknown as Conformance).criteria.filter(isAbout(component));

const isCriterion = (row: Clause | Criterion): row is Criterion => 'level' in row;

/** Renders a line for each criterion or clause: link to the W3C, result, tests and evidence. */
export function Criteria({ rows }: { rows: readonly (Clause | Criterion)[] }) {
  return (
    <table>
      <thead>
        <tr>
          {['Criterion', 'Result', 'How it is met', 'Tested with', 'Evidence'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row" style={{ fontWeight: 'normal' }}>
              {isCriterion(row) ? (
                <a href={explanationOf(row.name)}>
                  {row.number} {row.name} ({row.level})
                </a>
              ) : (
                `${row.number} ${row.name}`
              )}
            </th>
            <td>{verdictLabels[row.verdict]}</td>
            <td style={{ minWidth: '16em' }}>{row.remark}</td>
            <td style={{ minWidth: '14em' }}>{row.testedBy.map(testedWith).join('; ') || 'not tested'}</td>
            <td>
              {row.evidence.map((piece) => (
                <div key={piece} style={{ fontSize: 14, overflowWrap: 'anywhere' }}>
                  <Evidence piece={piece} />
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
