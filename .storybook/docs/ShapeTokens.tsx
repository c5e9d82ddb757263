import { useState, type CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { getTheme } from '../ownTheme';
import { useGlobals } from '../toolbar';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { toPx, windows } from '../../packages/ui/src/tokens/toPx.js';
import { shapeUses } from '../../packages/ui/src/tokens/uses.js';

type Group = 'font' | 'weight' | 'line' | 'size' | 'space' | 'radius' | 'edge' | 'shadow' | 'motion';

const sentences = { pl: 'Zażółć gęślą jaźń: przyjedziemy dziś', en: 'We come today, and name the price' };
const box: CSSProperties = {
  width: 72,
  height: 48,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.controlEdge}`,
};
const heading: CSSProperties = {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
};
const text: CSSProperties = { fontFamily: vars.font.body, fontWeight: 400, lineHeight: vars.line.body };
const bar: CSSProperties = { width: 24, height: 24, borderRadius: 6, background: vars.color.link };

/** The sample of a token. */
const samples: { readonly [Name in Group]: (token: string, name: string) => CSSProperties } = {
  font: (fontFamily) => ({ ...text, fontFamily }),
  weight: (fontWeight) => ({ ...text, fontWeight }),
  line: (lineHeight) => ({ ...text, lineHeight, whiteSpace: 'normal', width: '9em' }),
  size: (fontSize, name) => ({ ...(name.startsWith('title') ? heading : text), fontSize }),
  space: (width) => ({ width, height: 20, background: vars.color.link }),
  radius: (borderRadius) => ({ ...box, borderRadius }),
  edge: (borderWidth) => ({ ...box, borderWidth }),
  shadow: (boxShadow) => ({ ...box, border: 0, boxShadow, borderRadius: vars.radius.card }),
  motion: (duration) => ({ ...bar, transition: `translate ${duration}` }),
};
const groupsOfText: readonly Group[] = ['font', 'weight', 'line', 'size'];

/** Renders the tokens of a group, with the values of the theme in the toolbar. */
export function ShapeTokens({ group }: { group: Group }) {
  const values: Readonly<Record<string, string>> = getTheme(useGlobals()).shape[group];
  const tokens: Readonly<Record<string, string>> = vars[group];
  const [moved, setMoved] = useState(false);
  const hasPx = Object.values(values).some((value) => value.includes('rem'));
  return (
    <>
      {group === 'motion' && (
        <p>
          <button type="button" style={{ minHeight: 44, font: 'inherit' }} onClick={() => setMoved(!moved)}>
            Play the samples
          </button>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>Token and use</th>
            <th>Sample</th>
            {hasPx ? (
              Object.values(windows).map((window) => <th key={window}>at {window} px</th>)
            ) : (
              <th>Value</th>
            )}
          </tr>
        </thead>
        <tbody>
          {Object.entries(shapeUses[group]).map(([name, use]) => (
            <tr key={name}>
              <td style={{ maxWidth: '18em' }}>
                <code>{customProperty(tokens[name] ?? '')}</code>
                <br />
                {use}
                {hasPx && (
                  <>
                    <br />
                    <small>{values[name]}</small>
                  </>
                )}
              </td>
              <td style={group === 'motion' ? { minWidth: 150 } : undefined}>
                <div
                  lang="pl"
                  style={{
                    color: vars.color.text,
                    overflowWrap: 'anywhere',
                    ...samples[group](tokens[name] ?? '', name),
                    translate: moved ? '100px' : undefined,
                  }}
                >
                  {groupsOfText.includes(group) && (
                    <>
                      {sentences.pl}
                      <br />
                      <span lang="en" style={{ font: 'inherit' }}>
                        {sentences.en}
                      </span>
                    </>
                  )}
                </div>
              </td>
              {hasPx ? (
                Object.values(windows).map((window) => (
                  <td key={window}>{resolvePx(values[name] ?? '', window, values)}</td>
                ))
              ) : (
                <td>
                  <code>{values[name]}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Returns the px of a value, which may refer to another token of its group. */
function resolvePx(value: string, window: number, values: Readonly<Record<string, string>>) {
  const [, name = ''] = /^var\(--ui-[a-z]+-(\w+)\)$/.exec(value) ?? [];
  const px = toPx(values[name] ?? value, window);
  return px === undefined ? '' : `${px} px`;
}
