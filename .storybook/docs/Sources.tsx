import conformance from '../../docs/accessibility/conformance.json';
import { version } from '../../packages/ui/package.json';
import { writtenInSource } from '../declaredTypes';
import { decisions } from './decisions';
import { PageLink } from './PageLink';
import { SourceLink } from './SourceLink';

/** The foundations that every component is drawn from. */
const foundations = {
  'Colour roles': 'foundations-colour-roles--docs',
  Type: 'foundations-type--docs',
  Space: 'foundations-space--docs',
  Motion: 'foundations-motion--docs',
};

/** How far along a component is, what it goes by, and the way to its foundations, its evidence and its source. */
export function Sources({ of }: { of: string }) {
  const says = writtenInSource(of, 'labels') !== undefined;
  const drawnFrom = { ...foundations, ...(says ? { Wording: 'foundations-wording--docs' } : {}) };
  const judged = criteriaShownBy(of);
  return (
    <>
      <p>
        Ready for use, in @tarcza/ui since 0.1.0; this is {version}. Until 1.0 a minor version may change it,
        and the changelog says how to follow.
      </p>
      <ul>
        {decisions[of]?.map(({ what, name, href }) => (
          <li key={href}>
            {what}{' '}
            <a href={href} target="_top">
              {name}
            </a>
          </li>
        ))}
        <li>
          Foundations:{' '}
          {Object.entries(drawnFrom).map(([name, page], index) => (
            <span key={page}>
              {index > 0 && ', '}
              <PageLink page={page}>{name}</PageLink>
            </span>
          ))}
        </li>
        <li>
          Evidence: <PageLink page="accessibility-conformance-report--docs">Conformance report</PageLink>
          {judged.length > 0 && `, which shows it for ${judged.join(', ')}`}
        </li>
        <li>
          Source: <SourceLink path={`packages/ui/src/${of}`} />
        </li>
      </ul>
    </>
  );
}

/** Returns the criteria whose evidence is a story or a transcript of the component. */
const criteriaShownBy = (component: string) =>
  conformance.criteria
    .filter(({ evidence }) =>
      evidence.some((piece) =>
        new RegExp(`^(story: ${component}--|transcript: ${component}/)`, 'i').test(piece),
      ),
    )
    .map(({ number }) => number);
