import audit from '../../../docs/accessibility/audit.json';
import versions from '../../../docs/accessibility/transcripts/versions.json';
import { componentLimits } from './limits';

/** Renders what the last automatic run examined. */
export const Audited = () => (
  <p>
    Last audit: {audit.date}, commit {audit.commit}, {audit.browser}: {audit.pages} pages and {audit.stories}{' '}
    stories, with {audit.checks.join(', ')}. {audit.findings} findings.
  </p>
);

/** Lists the limits of a component, and links to those of all. */
export const KnownLimits = ({ of }: { of: string }) => (
  <ul>
    {(componentLimits[of] ?? []).map((limit) => (
      <li key={limit}>{limit}</li>
    ))}
    <li>
      <a href="?path=/docs/accessibility-conformance-statement--docs">Limits of all components</a>
    </li>
  </ul>
);

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
        announced is below it. Orca {versions.orca}, Firefox ESR {versions.firefox}, {versions.date}.
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
