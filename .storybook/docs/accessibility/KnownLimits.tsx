import { componentLimits, limitsOfAll } from '../../../e2e/evidence/componentLimits.ts';
import { limits } from '../../../e2e/evidence/limits.ts';

/** What is harder or untried with a component: its own first, then what holds for all of them. */
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
