import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './customProperty';
import { Value } from './Value';

type Size = keyof typeof vars.size;

const uses: Record<Size, string> = {
  small: 'Notes, badges, captions',
  body: 'Running text',
  lead: 'First sentence of a page, large buttons',
  title4: 'Heading of a panel',
  title3: 'Heading of a card',
  title2: 'Heading of a section',
  title1: 'Heading of the page',
};

/** Whether a size is set as a heading is, in font and line. */
const lineOf = (name: Size) => (name.startsWith('title') ? 'heading' : 'body');

/** What a fluid size comes to in a window of a width: "clamp(1rem, 0.97rem + 0.15vw, 1.06rem)", or a plain length. */
function pixelsAt(size: string, width: number) {
  const rem = 16;
  const [least, base, fluid, most] = (size.match(/[\d.]+/g) ?? []).map(Number);
  if (least === undefined) return NaN;
  if (base === undefined || fluid === undefined || most === undefined) return least * rem;
  return Math.min(most * rem, Math.max(least * rem, base * rem + (fluid * width) / 100));
}

const widths = [320, 390, 768, 1280];

/** Every size with a line set in it and what it comes to in windows from phone to desktop. */
export function TypeScale() {
  const { shape } = themes[useGlobals().theme];
  const sizes = Object.keys(uses).toReversed() as Size[];
  return (
    <>
      <div className="sb-unstyled" lang="pl" style={{ display: 'grid', gap: '1.25rem' }}>
        {sizes.map((name) => (
          <div key={name}>
            <code style={{ fontSize: 13 }}>{customProperty(vars.size[name])}</code>
            <div
              style={{
                color: vars.color.text,
                fontFamily: vars.font[lineOf(name)],
                fontSize: vars.size[name],
                fontWeight: lineOf(name) === 'heading' ? vars.weight.heading : 'normal',
                lineHeight: vars.line[lineOf(name)],
                overflowWrap: 'anywhere',
              }}
            >
              Pchnąć w tę łódź jeża lub ośm skrzyń fig
            </div>
          </div>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Use</th>
            <th>Line height</th>
            {widths.map((width) => (
              <th key={width}>at {width} px</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((name) => (
            <tr key={name}>
              <td>
                <Value>{customProperty(vars.size[name])}</Value>
              </td>
              <td>{uses[name]}</td>
              <td>{shape.line[lineOf(name)]}</td>
              {widths.map((width) => (
                <td key={width} style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {pixelsAt(shape.size[name], width).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const polish = [
  'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż',
  'Zażółć gęślą jaźń',
  '„polskie cudzysłowy” – 24–48 h',
  '0 1 2 3 4 5 6 7 8 9 zł',
];

/** The letters and signs that Polish needs, in each weight. */
export function PolishLetters() {
  const { shape } = themes[useGlobals().theme];
  const tokens = Object.keys(vars.weight) as (keyof typeof vars.weight)[];
  const weights = [
    { title: 'normal', weight: 'normal' },
    ...tokens.map((name) => ({
      title: `${customProperty(vars.weight[name])} (${shape.weight[name]})`,
      weight: vars.weight[name],
    })),
  ];
  return (
    <div className="sb-unstyled" lang="pl" style={{ display: 'grid', gap: '1.5rem' }}>
      {weights.map(({ title, weight }) => (
        <div key={title} style={{ color: vars.color.text, fontFamily: vars.font.body }}>
          <code style={{ fontSize: 13 }}>{title}</code>
          {polish.map((line) => (
            <div key={line} style={{ fontSize: vars.size.title4, fontWeight: weight }}>
              {line}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
