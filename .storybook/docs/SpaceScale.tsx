import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './customProperty';

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

const radii = Object.keys(vars.radius) as (keyof typeof vars.radius)[];

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
              <code>{customProperty(vars.space[name])}</code>
            </td>
            <td>{shape.space[name]}</td>
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

/** Every radius on a card with the theme’s one shadow. */
export function Radii() {
  return (
    <div className="sb-unstyled" style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium }}>
      {radii.map((name) => (
        <div
          key={name}
          style={{
            padding: `${vars.space.medium} ${vars.space.large}`,
            borderRadius: vars.radius[name],
            background: vars.color.surfaceRaised,
            boxShadow: vars.shadow.raised,
            color: vars.color.text,
          }}
        >
          <code>{customProperty(vars.radius[name])}</code>
        </div>
      ))}
    </div>
  );
}
