import data from '../../../docs/accessibility/conformance.json';
import type { Conformance } from '../../../tools/audit/conformance.ts';

const { limits, limitsOfAll, componentLimits } = data as unknown as Conformance;

/** Shows the limits of a component: its own first, then those of all components. */
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
