import uiPackage from '../../../packages/ui/package.json';
import data from '../../../docs/accessibility/conformance.json';
import type { Conformance } from '../../../tools/audit/conformance.ts';
import { Criteria, screenReader } from './Criteria';

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
} = data as unknown as Conformance;

/** Set by the workflow that publishes this Storybook. */
const repository = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

export const Form = () => <p>{form}</p>;

export const Summary = () => (
  <dl>
    <dt>Product</dt>
    <dd>
      {product}, version {uiPackage.version}
    </dd>
    <dt>Last audit</dt>
    <dd>
      {audit.date}, {audit.browser}, {audit.pages} pages and {audit.stories} stories: {audit.findings}{' '}
      findings ({audit.engines.join(', ')})
    </dd>
    <dt>Evaluation methods</dt>
    <dd>{methods}</dd>
    <dt>Responsible</dt>
    <dd>{responsible}</dd>
    <dt>Report a barrier</dt>
    <dd>
      {contact} {repository && <a href={`${repository}/issues/new`}>Open an issue</a>}
    </dd>
    <dt>Supported versions</dt>
    <dd>{versions}</dd>
  </dl>
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

/** Renders the criteria of a principle of WCAG, by the first digit of their numbers. */
export const WcagCriteria = ({ of }: { of: string }) => (
  <Criteria rows={criteria.filter(({ number }) => number.startsWith(of))} />
);

export const EnClauses = () => <Criteria rows={clauses} />;

/** Renders the tested and untested combinations of browser, assistive technology and setting. */
export const Combinations = () => (
  <table>
    <thead>
      <tr>
        {['Browser', 'Assistive technology', 'Setting', 'What', 'Date'].map((head) => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {combinations.map(({ isAudit, engine, version, assistiveTechnology, scheme, zoom, what, date }) => (
        <tr key={[engine, scheme, what, zoom, assistiveTechnology].join()}>
          <td>{isAudit ? audit.browser : [engine, version].filter(Boolean).join(' ')}</td>
          <td>{assistiveTechnology ?? 'none'}</td>
          <td>{[scheme, zoom].filter(Boolean).join(', ')}</td>
          <td>{isAudit ? 'the audit' : (what ?? 'not tested')}</td>
          <td>{isAudit ? audit.date : (date ?? 'never')}</td>
        </tr>
      ))}
    </tbody>
  </table>
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
