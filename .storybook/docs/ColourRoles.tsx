import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { useGlobals, worn, type Globals } from '../toolbar';
import { contrast, type Rgb } from './contrast';
import { customProperty } from './customProperty';

type Name = keyof Colors;
type Read = Readonly<Record<Name, Rgb>>;

interface Role {
  use: string;
  /** What it is drawn on, and how clearly it has to stand out there. */
  on?: readonly Name[];
  atLeast?: 7 | 4.5 | 3;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

// A token that is added to the contract fails to compile here until it has its line.
const roles: Record<Name, Role> = {
  surface: { use: 'The page.' },
  surfaceRaised: { use: 'Cards and fields, lifted off the page.' },
  surfaceSunken: { use: 'Quiet bands between sections.' },
  text: { use: 'Body text.', on: surfaces, atLeast: 7 },
  textQuiet: { use: 'Text of second rank: dates, notes, captions.', on: surfaces, atLeast: 4.5 },
  link: { use: 'Links in text, and icons.', on: surfaces, atLeast: 4.5 },
  border: { use: 'Hairlines that only decorate. Nothing is known by them, so no figure is asked of them.' },
  controlEdge: { use: 'Edges by which a control is known.', on: surfaces, atLeast: 3 },
  brand: { use: 'Large areas in the brand’s colour.' },
  onBrand: { use: 'Text on them.', on: ['brand'], atLeast: 7 },
  action: { use: 'The one thing to do next: a filled button. Its text is what it is known by.' },
  actionHover: { use: 'The same under the pointer.' },
  onAction: { use: 'Text on both.', on: ['action', 'actionHover'], atLeast: 4.5 },
  urgent: {
    use: 'Emergencies and errors, and nothing else: text, edges, a filled button.',
    on: surfaces,
    atLeast: 4.5,
  },
  urgentHover: { use: 'The filled button under the pointer.' },
  onUrgent: { use: 'Text on both.', on: ['urgent', 'urgentHover'], atLeast: 4.5 },
  success: { use: 'What went well: marks and edges.', on: surfaces, atLeast: 4.5 },
  onSuccess: { use: 'Text on it, where it fills an area.', on: ['success'], atLeast: 4.5 },
  focus: { use: 'The focus ring.', on: surfaces, atLeast: 3 },
  backdrop: { use: 'Behind a modal dialog. Lets a little of the page through.' },
};

const names = Object.keys(roles) as Name[];

/** Reads the colours as the browser shows them, from an element that wears the theme. */
function readColours(dressed: HTMLElement): Read {
  const probe = dressed.appendChild(document.createElement('span'));
  const colours = names.map((name) => {
    probe.style.color = vars.color[name];
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
    return [name, [red, green, blue]];
  });
  probe.remove();
  return Object.fromEntries(colours) as Read;
}

/** Every colour role with its use and, in both schemes, what the browser makes of it. */
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

function Rows({ theme }: Pick<Globals, 'theme'>) {
  const light = useRef<HTMLSpanElement>(null);
  const dark = useRef<HTMLSpanElement>(null);
  const [read, setRead] = useState<{ light: Read; dark: Read }>();
  useLayoutEffect(() => {
    if (light.current && dark.current)
      setRead({ light: readColours(light.current), dark: readColours(dark.current) });
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
          <td>
            {roles[name].use}
            {roles[name].atLeast && <> At least {roles[name].atLeast}:1.</>}
          </td>
          <td>{read && <Seen name={name} read={read.light} theme={theme} scheme="light" />}</td>
          <td>{read && <Seen name={name} read={read.dark} theme={theme} scheme="dark" />}</td>
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
  read: Read;
}

/** The colour itself, or a letter in it on each ground that it stands on, with the figures. */
function Seen({ name, read, ...globals }: SeenProps) {
  const { on, atLeast } = roles[name];
  const hex = `#${read[name].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: '11em' }}>
      <code>{hex}</code>
      {!on && <span {...worn(globals)} style={{ ...patch, width: 84, background: vars.color[name] }} />}
      {on?.map((ground) => {
        const ratio = contrast(read[name], read[ground]);
        const passes = ratio >= (atLeast ?? 1);
        return (
          <span key={ground} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <span
              {...worn(globals)}
              style={{ ...patch, background: vars.color[ground], color: vars.color[name] }}
              aria-hidden="true"
            >
              Ż
            </span>
            <span>
              {/* Cut, not rounded: 6.99 is no 7. */}
              <b>{(Math.floor(ratio * 100) / 100).toFixed(2)}:1</b> {passes ? '✓ pass' : '✗ FAIL'}
              <br />
              <small>on {customProperty(vars.color[ground])}</small>
            </span>
          </span>
        );
      })}
    </div>
  );
}
