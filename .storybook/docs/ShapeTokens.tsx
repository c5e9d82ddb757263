import type { CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './ColourRoles';

type Group = 'font' | 'weight' | 'line' | 'size' | 'space' | 'radius' | 'edge' | 'shadow' | 'motion';

/** The use of each token. A token without a use fails to compile. */
const uses: { readonly [Name in Group]: Readonly<Record<keyof (typeof vars)[Name], string>> } = {
  font: { body: 'Text, labels, buttons', heading: 'Headings' },
  weight: { strong: 'Emphasis, labels of fields', heading: 'Headings', button: 'Buttons' },
  line: { body: 'Text', heading: 'Headings' },
  size: {
    title1: 'Heading of the page',
    title2: 'Heading of a section',
    title3: 'Heading of a card',
    title4: 'Heading of a panel',
    lead: 'First sentence of a page, large buttons',
    body: 'Text',
    small: 'Notes, badges, captions',
  },
  space: {
    hair: 'Inside a component: between a label and its field',
    tight: 'Inside a component: between an icon and its text',
    small: 'Between the parts of a component',
    medium: 'The padding of a card, the gap of a grid',
    large: 'Between components',
    huge: 'Between groups of components',
    section: 'Between the sections of a page. Grows with the window',
  },
  radius: {
    small: 'Marks and fields',
    medium: 'Tiles and panels',
    large: 'Cards',
    pill: 'Round ends',
    button: 'Buttons',
    field: 'Fields, the menu button of a phone',
    card: 'Cards, the table of prices, groups of questions',
    badge: 'Badges',
  },
  edge: { field: 'Controls: fields, tiles of places', card: 'Cards' },
  shadow: { raised: 'Cards' },
  motion: {
    quick: 'Feedback: the colour of a button, the turn of a chevron',
    calm: 'Content that appears: an answer, a picture',
  },
};

const sentence = 'Zażółć gęślą jaźń – 24–48 h';
const box: CSSProperties = {
  width: 72,
  height: 48,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.controlEdge}`,
};

/** The sample of a token. Durations have none. */
const samples: Readonly<Partial<Record<Group, (token: string) => CSSProperties>>> = {
  font: (fontFamily) => ({ fontFamily }),
  weight: (fontWeight) => ({ fontWeight }),
  line: (lineHeight) => ({ lineHeight, width: '8em' }),
  size: (fontSize) => ({ fontSize }),
  space: (width) => ({ width, height: 20, background: vars.color.link }),
  radius: (borderRadius) => ({ ...box, borderRadius }),
  edge: (borderWidth) => ({ ...box, borderWidth }),
  shadow: (boxShadow) => ({ ...box, border: 0, boxShadow, borderRadius: vars.radius.card }),
};
const groupsOfText: readonly Group[] = ['font', 'weight', 'line', 'size'];

/** Renders the tokens of a group, with the values of the theme in the toolbar. */
export function ShapeTokens({ group }: { group: Group }) {
  const values: Readonly<Record<string, string>> = themes[useGlobals().theme].shape[group];
  const tokens: Readonly<Record<string, string>> = vars[group];
  const sample = samples[group];
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {sample && <th>Sample</th>}
          <th>Use</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses[group]).map(([name, use]) => (
          <tr key={name}>
            <td>
              <code>{customProperty(tokens[name] ?? '')}</code>
            </td>
            <td>
              <code>{values[name]}</code>
            </td>
            {sample && (
              <td>
                <div lang="pl" style={{ color: vars.color.text, ...sample(tokens[name] ?? '') }}>
                  {groupsOfText.includes(group) && sentence}
                </div>
              </td>
            )}
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
