import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './customProperty';
import { Value } from './Value';

type Space = keyof typeof vars.space;

const uses: Record<Space, string> = {
  hair: 'Inside a component: between a label and its field.',
  tight: 'Inside a component: between an icon and its text.',
  small: 'Between the parts of a component.',
  medium: 'The padding of a card, the gap of a grid.',
  large: 'Between components.',
  huge: 'Between groups of components.',
  section: 'Between the sections of a page. Grows with the window.',
};

/** Every space, drawn as wide as it is. */
export function SpaceScale() {
  const { shape } = themes[useGlobals().theme];
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          <th>Drawn</th>
          <th>Use</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as Space[]).map((name) => (
          <tr key={name}>
            <td>
              <Value>{customProperty(vars.space[name])}</Value>
            </td>
            <td>
              <Value>{shape.space[name]}</Value>
            </td>
            <td>
              <div
                role="img"
                aria-label={shape.space[name]}
                style={{ width: vars.space[name], height: 20, background: vars.color.link }}
              />
            </td>
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
