import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { toHex } from '../../packages/ui/src/theme/color.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { colorUses } from '../../packages/ui/src/tokens/uses.js';
import { getTheme } from '../ownTheme';
import { useGlobals } from '../toolbar';
import type { Schemes } from './themeInAddress';

const schemes = ['light', 'dark'] as const;
const toProperty = (role: keyof Colors) => customProperty(vars.color[role]);

/** Formats a contrast. Cut, not rounded: 6.999 does not reach 7. */
const formatRatio = (ratio: number | null) =>
  `${ratio === null ? '?' : (Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Renders each pair of text and ground that components use, in both schemes, with its contrast. */
export function ColourPairs({ theme }: { theme: Schemes }) {
  const contrasts = themeContrasts(theme);
  return (
    <ul className="pairs sb-unstyled">
      {contrasts
        .filter(({ scheme }) => scheme === 'light')
        .map(({ token, on }) => (
          <li key={`${token} ${on}`}>
            <p>
              <code>{toProperty(token)}</code> on <code>{toProperty(on)}</code>
            </p>
            {contrasts
              .filter((pair) => pair.token === token && pair.on === on)
              .map((pair) => (
                <Pair key={pair.scheme} pair={pair} colors={theme[pair.scheme]} />
              ))}
          </li>
        ))}
    </ul>
  );
}

/** The least contrast of text. Edges and the focus ring need less, and are shown as an edge. */
const neededByText = 4.5;

function Pair({ pair, colors }: { pair: ThemeContrast; colors: Colors }) {
  const { scheme, token, on, ratio, needed, enough } = pair;
  const color = toHex(colors[token]);
  const isText = needed >= neededByText;
  return (
    <div data-failed={!enough || undefined}>
      <span
        className="sample"
        aria-hidden="true"
        style={{ background: colors[on], color, outlineColor: isText ? 'transparent' : color }}
      >
        {isText && 'Aa'}
      </span>
      <small>
        <b>
          {enough ? '✓' : '✗'} {formatRatio(ratio)}
        </b>{' '}
        {enough ? '' : `needs ${needed}:1 `}
        {scheme}
        <br />
        {color} on {toHex(colors[on])}
      </small>
    </div>
  );
}

/** Renders each colour with its use and its values. */
function Colours({ theme }: { theme: Schemes }) {
  return (
    <ul className="pairs sb-unstyled">
      {(Object.keys(colorUses) as (keyof Colors)[]).map((role) => (
        <li key={role}>
          <p>
            <code>{toProperty(role)}</code> {colorUses[role]}
          </p>
          {schemes.map((scheme) => (
            <div key={scheme}>
              <span className="sample" style={{ background: theme[scheme][role] }} />
              <small>
                {scheme}
                <br />
                {toHex(theme[scheme][role])}
              </small>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Renders the pairs of the theme in the toolbar. */
export const ToolbarPairs = () => <ColourPairs theme={getTheme(useGlobals())} />;

/** Renders the colours of the theme in the toolbar. */
export const ToolbarColours = () => <Colours theme={getTheme(useGlobals())} />;
