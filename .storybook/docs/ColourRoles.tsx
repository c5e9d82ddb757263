import type { CSSProperties } from 'react';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { toHex } from '../../packages/ui/src/theme/color.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { getTheme } from '../ownTheme';
import { useGlobals, themeAttributes, type Globals } from '../toolbar';

type Name = keyof Colors;

/** The use of each colour. A token without a use fails to compile. */
export const uses: Record<Name, string> = {
  surface: 'The page.',
  surfaceRaised: 'Cards and fields, lifted off the page.',
  surfaceSunken: 'Quiet bands between sections.',
  text: 'Body text.',
  textQuiet: 'Text of second rank: dates, notes, captions.',
  link: 'Links in text, and icons.',
  border: 'Decorative lines, which need no contrast.',
  controlEdge: 'Edges of controls.',
  brand: 'Large areas in the brand’s colour.',
  onBrand: 'Text on them.',
  action: 'The one thing to do next: a filled button.',
  actionHover: 'The same under the pointer.',
  onAction: 'Text on both.',
  urgent: 'Emergencies and errors, and nothing else: text, edges, a filled button.',
  urgentHover: 'The filled button under the pointer.',
  onUrgent: 'Text on both.',
  success: 'What went well: marks, edges and words.',
  focus: 'The focus ring.',
  backdrop: 'Behind a modal dialog. The page shows through.',
};

/** Returns the custom property of a colour role. */
export const toProperty = (role: keyof Colors) => customProperty(vars.color[role]);

/** Formats a contrast. Cut, not rounded: 6.999 does not reach 7. */
export const formatFigure = (ratio: number | null) =>
  `${ratio === null ? '?' : (Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Renders every colour role with its use, and its value and contrasts in both schemes. */
export function ColourRoles() {
  const globals = useGlobals();
  const { theme } = globals;
  const tokens = getTheme(globals);
  const contrasts = themeContrasts(tokens);
  return (
    <table>
      <thead>
        <tr>
          {['Token', 'Use', 'Light', 'Dark'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as Name[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{toProperty(name)}</code>
            </td>
            <td>{uses[name]}</td>
            {(['light', 'dark'] as const).map((scheme) => (
              <td key={scheme}>
                <code>{toHex(tokens[scheme][name])}</code>
                <Contrasts
                  name={name}
                  contrasts={contrasts.filter((pair) => pair.scheme === scheme && pair.token === name)}
                  theme={theme}
                  scheme={scheme}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const patch: CSSProperties = {
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 6,
  border: '1px solid #8888',
  display: 'grid',
  placeItems: 'center',
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1,
};

interface ContrastsProps extends Pick<Globals, 'theme' | 'scheme'> {
  name: Name;
  /** With each colour that is the background of this one. */
  contrasts: readonly ThemeContrast[];
}

/** Renders the colour, or a letter in it on each background, with the contrast. */
function Contrasts({ name, contrasts, ...globals }: ContrastsProps) {
  if (contrasts.length === 0)
    return <div {...themeAttributes(globals)} style={{ ...patch, background: vars.color[name] }} />;
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: '14em' }}>
      {contrasts.map(({ on, ratio, needed, enough }) => (
        <span key={on} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <span
            {...themeAttributes(globals)}
            style={{ ...patch, background: vars.color[on], color: vars.color[name] }}
            aria-hidden="true"
          >
            Ż
          </span>
          <span>
            <b>{formatFigure(ratio)}</b> {enough ? '✓ pass' : '✗ FAIL'} <small>(≥ {needed})</small>
            <br />
            <small>on {toProperty(on)}</small>
          </span>
        </span>
      ))}
    </div>
  );
}
