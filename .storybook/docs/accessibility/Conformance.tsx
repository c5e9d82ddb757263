import uiPackage from '../../../packages/ui/package.json';
import json from '../../../docs/accessibility/conformance.json';
import {
  auditSentence,
  otherToolsIntroduction,
  performanceRows,
  storiesSentence,
} from '../../../tools/audit/conformance.ts';
import { otherTools } from '../../../tools/audit/decisions.ts';
import type { Conformance } from '../../../tools/audit/conformanceData.ts';
import { TableHead } from '../TableHead';
import { Criteria, screenReader } from './Criteria';
import { repository } from './Evidence';
import { componentNames, results, resultsOf } from './results';

const data = json as unknown as Conformance;
const {
  product,
  form,
  methods,
  responsible,
  contact,
  versions,
  pictures,
  audit,
  criteria,
  clauses,
  combinations,
  limits,
  limitsOfAll,
  componentLimits,
} = data;

const barrier = new URLSearchParams({
  [repository ? 'title' : 'subject']: 'Accessibility barrier in ',
  body: 'Page or component:\nWhat you wanted to do:\nWhat happened:\nBrowser, assistive technology and their versions:\n',
});
const barrierAddress = `${repository ? `${repository}/issues/new` : 'mailto:'}?${barrier.toString().replaceAll('+', '%20')}`;

/** Renders a table with a line for each row. */
const Table = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <table>
    <TableHead heads={heads} />
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join()}>
          {cells.map((cell, index) => (
            <td key={heads[index]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const Form = () => <p>{form}</p>;

export const Summary = () => (
  <dl>
    <dt>Product</dt>
    <dd>
      {product}, version {uiPackage.version}
    </dd>
    <dt>Last audit</dt>
    <dd>{auditSentence(audit)}</dd>
    <dt>Evaluation methods</dt>
    <dd>{methods}</dd>
    <dt>Responsible</dt>
    <dd>{responsible}</dd>
    <dt>Report a barrier</dt>
    <dd>
      {contact}{' '}
      <a href={barrierAddress}>{repository ? 'Open an issue' : 'Write an e-mail with the questions'}</a>
    </dd>
    <dt>Supported versions</dt>
    <dd>{versions}</dd>
  </dl>
);

/** Says what was audited, how to repeat it, and what each page and story had. */
export function Audited() {
  return (
    <>
      <p>
        <code>npm run audit</code> repeats it for every story and one page of each kind, and{' '}
        <code>npm run audit -- --all</code> for every page. {audit.scope} {storiesSentence(data)}
      </p>
      <details>
        <summary>The results of each page and story</summary>
        <p>
          Decided findings are those that a person has found to be wrong, with the reason in{' '}
          <code>tools/audit/decisions.ts</code>. As a file:{' '}
          <a href="accessibility/audit.csv" target="_blank">
            audit.csv
          </a>
        </p>
        <Table {...results} />
      </details>
    </>
  );
}

/** Renders the functional performance statements. */
export const Performance = () => (
  <Table heads={['Statement', 'Result', 'Remarks']} rows={performanceRows(data)} />
);

/** Renders the approved picture of a component in forced colours. */
export const ForcedColours = ({ of }: { of: string }) => (
  <details>
    <summary>
      Picture of the stories, the first control focused: Chromium’s emulation, {pictures.date}. “npm run
      test:visual” compares it.
    </summary>
    <a href={`pictures/${of}-forced.png`} target="_blank">
      <img
        src={`pictures/${of}-forced.png`}
        alt={`Stories of ${of} in forced colours, the first control focused.`}
        loading="lazy"
        style={{ maxWidth: '100%' }}
      />
    </a>
  </details>
);

/** Renders the criteria of a guideline of WCAG, or one criterion, by number. */
export const WcagCriteria = ({ of }: { of: string }) => (
  <Criteria rows={criteria.filter(({ number }) => number === of || number.startsWith(`${of}.`))} />
);

export const EnClauses = () => <Criteria rows={clauses} />;

/** Renders the tested and untested combinations of browser, assistive technology and setting. */
export const Combinations = () => (
  <Table
    heads={['Browser', 'Assistive technology', 'Setting', 'What', 'Date']}
    rows={combinations.map(({ isAudit, engine, version, assistiveTechnology, scheme, zoom, what, date }) => [
      isAudit ? audit.browser : [engine, version].filter(Boolean).join(' '),
      assistiveTechnology ?? 'none',
      [scheme, zoom].filter(Boolean).join(', '),
      isAudit ? 'the audit' : (what ?? 'not tested'),
      isAudit ? audit.date : (date ?? 'never'),
    ])}
  />
);

/** Renders where each component was tried: its stories in the audit, and its transcripts of the screen reader. */
export const Support = () => (
  <>
    <Table
      heads={[
        'Component',
        audit.browser,
        screenReader ?? 'Screen reader',
        `Forced colours, ${pictures.browser}`,
      ]}
      rows={componentNames.map((name) => {
        const { stories, findings, date, isExpired } = resultsOf(name);
        const hasTranscript = Object.keys(files).some((path) => path.includes(`/transcripts/${name}/`));
        return [
          name,
          `${isExpired ? 'expired: ' : ''}${date}, ${stories} stories, ${findings} findings`,
          hasTranscript ? 'transcript' : 'never',
          pictures.date,
        ];
      })}
    />
    <p>
      Never tried with any component:{' '}
      {combinations
        .filter(({ isAudit, date }) => !isAudit && !date)
        .map(({ engine, assistiveTechnology }) =>
          [assistiveTechnology, engine].filter(Boolean).join(' with '),
        )
        .join('; ')}
      . “Expired” means that the component has changed since.
    </p>
  </>
);

/** Renders what tools report wrongly. */
export const OtherTools = () => (
  <>
    <p>{otherToolsIntroduction.replaceAll('`', '')}</p>
    <details>
      <summary>{otherTools.length} findings that are wrong</summary>
      <Table heads={['Tool', 'What it reports', 'What is wrong about it']} rows={otherTools} />
    </details>
  </>
);

export const Limits = () => (
  <ul>
    {Object.values(limits).map((limit) => (
      <li key={limit}>{limit}</li>
    ))}
  </ul>
);

/** Lists the limits of a component: its own first, then those of all components. */
export function KnownLimits({ of }: { of: string }) {
  const { own = [], listed = [] } = componentLimits[of] ?? {};
  return (
    <ul>
      {[...own, ...[...listed, ...limitsOfAll].map((key) => limits[key])].map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}

const files = import.meta.glob<string>('../../../docs/accessibility/transcripts/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Renders the transcripts of a folder: of a component, or of the journeys. */
export function Announced({ of }: { of: string }) {
  const transcripts = Object.entries(files).filter(([path]) => path.includes(`/transcripts/${of}/`));
  if (transcripts.length === 0) return <p>Not recorded.</p>;
  return (
    <>
      <p>
        Orca reads the page from top to end in Firefox, then with Tab. A key is in brackets, and what was
        announced is below it. {screenReader}.
      </p>
      {transcripts.map(([path, text]) => (
        <details key={path}>
          <summary>{path.replace(/^.*\/|\.txt$/g, '').replaceAll('-', ' ')}</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </>
  );
}
