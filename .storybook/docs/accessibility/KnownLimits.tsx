import { componentLimits, limitsOfAll } from '../../../e2e/evidence/componentLimits.ts';
import { version } from '../../../packages/ui/package.json';
import { limits } from '../../../e2e/evidence/limits.ts';

/**
 * How far along a component is; then what is harder or untried with it: its own first, then what holds for all of
 * them.
 */
export function KnownLimits({ of }: { of: string }) {
  const { own = [], listed = [] } = componentLimits[of] ?? {};
  return (
    <>
      <p>
        Ready for use, in @tarcza/ui since 0.1.0; this is {version}. Until 1.0 a minor version may change it,
        and the changelog says how to follow. Its source is in <code>packages/ui/src/{of}</code>.
      </p>
      <ul>
        {[...own, ...[...listed, ...limitsOfAll].map((key) => limits[key])].map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </>
  );
}
