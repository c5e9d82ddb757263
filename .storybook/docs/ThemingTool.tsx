import type { CSSProperties } from 'react';
import { themeContrasts } from '../../packages/ui/src/theme/checkTheme.js';
import { readColor, toHex } from '../../packages/ui/src/theme/color.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { deriveTheme } from '../../packages/ui/src/theme/deriveTheme.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { describeTheme } from '../../packages/ui/src/tokens/describeTheme.js';
import { themeAttributes, type Globals } from '../toolbar';
import { ColourPairs } from './ColourPairs';
import type { Schemes } from './themeInAddress';
import { Code } from './ThemingCode';
import { Specimens } from './ThemingPreview';

/** The controls: one colour of which a theme is derived, and single colours that replace its own. */
export type Choices = { color?: string } & { [Role in `${keyof Schemes}-${keyof Colors}`]?: string };

/** Returns the theme of the choices. An address is not trusted: what is not a colour is ignored. */
function createTheme(base: Schemes, choices: Choices): Schemes & { note?: string } {
  const { color = '' } = choices;
  const derived = readColor(color) ? deriveTheme(toHex(color).slice(0, '#rrggbb'.length)) : base;
  const replace = (scheme: keyof Schemes) =>
    Object.fromEntries(
      Object.entries(derived[scheme]).map(([role, value]) => {
        const chosen = choices[`${scheme}-${role as keyof Colors}`];
        return [role, chosen && readColor(chosen) ? chosen : value];
      }),
    ) as unknown as Colors;
  return { ...derived, light: replace('light'), dark: replace('dark') };
}

const createProperties = (colors: Colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [customProperty(vars.color[role as keyof Colors]), value]),
  ) as CSSProperties;

interface ThemingToolProps {
  /** The theme of the toolbar: the first colours, and the type, space and corners. */
  base: Tokens;
  /** Its name. */
  name: Globals['theme'];
  choices: Choices;
  /** Called to show the theme on all pages. */
  onUse: (theme: Schemes) => void;
}

/** Renders components in a theme of chosen colours, the contrast of every pair, and the theme as code. */
export function ThemingTool({ base, name, choices, onUse }: ThemingToolProps) {
  const { light, dark, note } = createTheme(base, choices);
  const theme = { light, dark };
  const { good, lines } = describeTheme(theme, themeContrasts(theme));
  return (
    <main className="tool" lang="en">
      <h1>Theme tool</h1>
      <p>
        Choose the colour of your brand in <em>Controls</em>: a whole theme follows from it. Each colour can
        then be replaced. The address contains your choices: share it.
      </p>
      <div role="status">
        {lines.map((line) => (
          <p key={line} data-failed={!good || undefined}>
            {line}
          </p>
        ))}
        {note && <p>{note}</p>}
      </div>
      <button type="button" onClick={() => onUse(theme)}>
        Show my theme on all pages
      </button>
      <div className="panes">
        {(['light', 'dark'] as const).map((scheme) => (
          <section
            key={scheme}
            {...themeAttributes({ theme: name, scheme })}
            aria-labelledby={`preview-${scheme}`}
            style={createProperties(theme[scheme])}
          >
            <Specimens scheme={scheme} />
          </section>
        ))}
      </div>
      <h2>Contrast</h2>
      <ColourPairs theme={theme} />
      <h2>The code</h2>
      <Code theme={{ ...theme, shape: base.shape }} />
    </main>
  );
}
