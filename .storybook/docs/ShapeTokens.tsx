import type { CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './customProperty';
import { Value } from './Value';

type Group = 'font' | 'weight' | 'line' | 'radius' | 'edge' | 'shadow';
/** What each token of a group is for. One that is added to the contract fails to compile here until it has its line. */
type Uses<Name extends Group> = Record<keyof (typeof vars)[Name], string>;

const fonts: Uses<'font'> = { body: 'Text, labels, buttons.', heading: 'Headings.' };
const weights: Uses<'weight'> = {
  strong: 'A word among others, labels of fields.',
  heading: 'Headings.',
  button: 'Words on what is pressed.',
};
const lines: Uses<'line'> = { body: 'Text that is read.', heading: 'Headings, of few words.' };
const radii: Uses<'radius'> = {
  small: 'Marks and fields.',
  medium: 'Tiles and panels.',
  large: 'Cards.',
  pill: 'Whatever is as round as it is high.',
  button: 'Buttons.',
  field: 'Fields, and the button of a phone’s menu.',
  card: 'Cards, the table of prices, groups of questions.',
  badge: 'The few words that mark a card out.',
};
const edges: Uses<'edge'> = {
  field: 'By which a control is known: fields, tiles of places.',
  card: 'Around a card.',
};
const shadows: Uses<'shadow'> = { raised: 'Of cards.' };

interface RowsProps {
  group: Group;
  uses: Record<string, string>;
  drawn: (token: string) => CSSProperties;
  words?: string;
}

/** Tokens of one kind: name and value to be copied, what it looks like, and what it is for. */
function Tokens({ group, uses, drawn, words }: RowsProps) {
  const values: Record<string, string> = themes[useGlobals().theme].shape[group];
  const tokens: Record<string, string> = vars[group];
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
        {Object.entries(uses).map(([name, use]) => (
          <tr key={name}>
            <td>
              <Value>{customProperty(tokens[name] ?? '')}</Value>
            </td>
            <td>
              <Value>{values[name] ?? ''}</Value>
            </td>
            <td>
              <div lang="pl" style={{ color: vars.color.text, ...drawn(tokens[name] ?? '') }}>
                {words}
              </div>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const box: CSSProperties = { width: 72, height: 48, background: vars.color.surfaceRaised };
const sentence = 'Zażółć gęślą jaźń';

/** Both fonts, each in letters of Polish. */
export const Fonts = () => (
  <Tokens group="font" uses={fonts} drawn={(fontFamily) => ({ fontFamily })} words={sentence} />
);

/** The weights beside the page's own. */
export const Weights = () => (
  <Tokens group="weight" uses={weights} drawn={(fontWeight) => ({ fontWeight })} words={sentence} />
);

/** How high lines are, as a share of the size. */
export const LineHeights = () => (
  <Tokens
    group="line"
    uses={lines}
    drawn={(lineHeight) => ({ lineHeight, width: '10em' })}
    words="Zażółć gęślą jaźń w dwóch wierszach"
  />
);

/** Every corner on a box with the edge of a control. */
export const Corners = () => (
  <Tokens
    group="radius"
    uses={radii}
    drawn={(borderRadius) => ({ ...box, borderRadius, border: `2px solid ${vars.color.controlEdge}` })}
  />
);

/** Each edge as it is drawn. */
export const Edges = () => (
  <Tokens
    group="edge"
    uses={edges}
    drawn={(width) => ({
      ...box,
      borderStyle: 'solid',
      borderWidth: width,
      borderColor: width === vars.edge.field ? vars.color.controlEdge : vars.color.border,
    })}
  />
);

/** The shadow under what is lifted off the page. */
export const Shadow = () => (
  <Tokens
    group="shadow"
    uses={shadows}
    drawn={(boxShadow) => ({ ...box, boxShadow, borderRadius: vars.radius.card })}
  />
);

/** What has the focus, on a surface and on the brand's colour. */
export function FocusRing() {
  const grounds = [
    { on: 'on a surface', ground: vars.color.surface, ring: vars.color.focus, words: vars.color.text },
    { on: 'on the brand', ground: vars.color.brand, ring: vars.color.onBrand, words: vars.color.onBrand },
  ];
  return (
    <div className="sb-unstyled" style={{ display: 'flex', flexWrap: 'wrap' }}>
      {grounds.map(({ on, ground, ring, words }) => (
        <div key={on} style={{ padding: '1.5rem', background: ground, fontFamily: vars.font.body }}>
          <div
            style={{
              padding: '0.75rem 1.25rem',
              border: `${vars.edge.field} solid ${words}`,
              borderRadius: vars.radius.button,
              outline: `3px solid ${ring}`,
              outlineOffset: 3,
              color: words,
            }}
          >
            {on}
          </div>
        </div>
      ))}
    </div>
  );
}
