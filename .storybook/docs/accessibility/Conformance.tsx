import data from '../../../docs/accessibility/conformance.json';
import type { Conformance } from '../../../tools/audit/conformance.ts';
import { Criteria } from './Criteria';

const { audit, criteria, clauses, combinations, limits } = data as unknown as Conformance;

export const LastAudit = () => (
  <p>
    Last audit: {audit.date}, {audit.browser}, {audit.pages} pages and {audit.stories} stories:{' '}
    {audit.findings} findings.
  </p>
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
