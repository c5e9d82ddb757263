import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { useGlobals, worn, type Globals } from '../toolbar';
import { customProperty } from './customProperty';
import { hex } from './hex';

type Name = keyof Colors;

/** What each colour is for. A token that is added to the contract fails to compile here until it has its line. */
export const uses: Record<Name, string> = {
  surface: 'The page.',
  surfaceRaised: 'Cards and fields, lifted off the page.',
  surfaceSunken: 'Quiet bands between sections.',
  text: 'Body text.',
  textQuiet: 'Text of second rank: dates, notes, captions.',
  link: 'Links in text, and icons.',
  border: 'Hairlines that only decorate. Nothing is known by them, so no figure is asked of them.',
  controlEdge: 'Edges by which a control is known.',
  brand: 'Large areas in the brand’s colour.',
  onBrand: 'Text on them.',
  action: 'The one thing to do next: a filled button. Its text is what it is known by.',
  actionHover: 'The same under the pointer.',
  onAction: 'Text on both.',
  urgent: 'Emergencies and errors, and nothing else: text, edges, a filled button.',
  urgentHover: 'The filled button under the pointer.',
  onUrgent: 'Text on both.',
  success: 'What went well: marks, edges and words.',
  focus: 'The focus ring.',
  backdrop: 'Behind a modal dialog. The page shows through.',
};

const names = Object.keys(uses) as Name[];

/** A contrast as people write it. Cut, not rounded: 6.99 is no 7. */
export const figure = (ratio: number | null) =>
  `${ratio === null ? '?' : (Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Reads the colours as the browser shows them, from an element that wears the theme. */
function readColours(dressed: HTMLElement): Colors {
  const probe = dressed.appendChild(document.createElement('span'));
  const colours = names.map((name) => {
    probe.style.color = vars.color[name];
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as Colors;
}

/** Every colour role with its use and, in both schemes, its value and what the browser makes of it. */
export function ColourRoles() {
  const { theme } = useGlobals();
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Use</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <Rows key={theme} theme={theme} />
    </table>
  );
}

/** The colours as the browser shows them, and every pair of them measured. */
interface Seeing extends Record<'light' | 'dark', Colors> {
  contrasts: ThemeContrast[];
}

function Rows({ theme }: Pick<Globals, 'theme'>) {
  const light = useRef<HTMLSpanElement>(null);
  const dark = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState<Seeing>();
  useLayoutEffect(() => {
    if (!light.current || !dark.current) return;
    const colours = { light: readColours(light.current), dark: readColours(dark.current) };
    setSeen({ ...colours, contrasts: themeContrasts(colours) });
  }, []);

  return (
    <tbody>
      {names.map((name, index) => (
        <tr key={name}>
          <td>
            <code>{customProperty(vars.color[name])}</code>
            {index === 0 && (
              <>
                <span ref={light} hidden {...worn({ theme, scheme: 'light' })} />
                <span ref={dark} hidden {...worn({ theme, scheme: 'dark' })} />
              </>
            )}
          </td>
          <td>{uses[name]}</td>
          {(['light', 'dark'] as const).map((scheme) => (
            <td key={scheme}>
              {seen && <code>{hex(seen[scheme][name])}</code>}
              <Seen
                name={name}
                contrasts={
                  seen?.contrasts.filter((pair) => pair.scheme === scheme && pair.token === name) ?? []
                }
                theme={theme}
                scheme={scheme}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
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

interface SeenProps extends Pick<Globals, 'theme' | 'scheme'> {
  name: Name;
  /** The colours that this one stands on, if any. */
  contrasts: readonly ThemeContrast[];
}

/** The colour itself, or a letter in it on each ground that it stands on, with the figures. */
function Seen({ name, contrasts, ...globals }: SeenProps) {
  if (contrasts.length === 0) {
    return <div {...worn(globals)} style={{ ...patch, width: 84, background: vars.color[name] }} />;
  }
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: '14em' }}>
      {contrasts.map(({ on, ratio, needed, enough }) => (
        <span key={on} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <span
            {...worn(globals)}
            style={{ ...patch, background: vars.color[on], color: vars.color[name] }}
            aria-hidden="true"
          >
            Ż
          </span>
          <span>
            <b>{figure(ratio)}</b> {enough ? '✓ pass' : '✗ FAIL'} <small>(≥ {needed})</small>
            <br />
            <small>on {customProperty(vars.color[on])}</small>
          </span>
        </span>
      ))}
    </div>
  );
}
