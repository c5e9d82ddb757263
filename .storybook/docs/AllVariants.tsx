import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { asAddress, useGlobals, worn, type Globals } from '../toolbar';
import { widths } from '../widths';
import { drawnStory, type Stories } from './drawnStory';
import { drawAs } from './frame';
import { StoryFrame } from './StoryFrame';

interface AllVariantsProps {
  /** The component's stories, as they are imported. */
  of: Stories;
  /** The names of those that are its variants. */
  stories?: readonly string[];
  /** Props with their choices, where each choice of one goes with each choice of the others. */
  props?: Readonly<Record<string, readonly unknown[]>>;
  /** The class of what is pointed at and focused, or of what the link or button for that is in. */
  part?: string;
  /** Grounds other than the page's, by the beginning of the names of what stands on them. */
  on?: Partial<Record<keyof typeof vars.color, string>>;
  /** How wide each is drawn, in px, before it is made smaller. */
  width?: number;
  /** Stories in windows of their own: they keep to an edge of it, ask how wide it is, or are played into their state. */
  windows?: readonly string[];
  /** Of such a window; as high as its content where it is left out. */
  height?: string;
}

const states = { 'At rest': undefined, 'Under the pointer': 'hover', Focused: 'focus' } as const;

/** Every variant in every state and both schemes, on one screen: to be looked at, not to be used. */
export function AllVariants({ windows = [], height, ...variants }: AllVariantsProps) {
  const globals = useGlobals();
  const { of, part, width } = variants;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) pin(place.current, part);
  });
  const inTable = part && (width ?? 0) <= 400;
  return (
    <div ref={place} className="sb-unstyled">
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          {...worn({ ...globals, scheme })}
          aria-label={`All variants, ${scheme}`}
          style={{
            padding: 16,
            background: vars.color.surface,
            color: vars.color.text,
            font: `0.8125rem/1.4 ${vars.font.body}`,
          }}
        >
          {inTable ? <Table {...variants} scheme={scheme} /> : <Figures {...variants} scheme={scheme} />}
          <div style={wrapping}>
            {windows.map((name) => (
              <InWindow
                key={name}
                of={of}
                name={name}
                globals={{ ...globals, scheme }}
                width={width}
                height={height}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Draws each cell in its state. Ids go, since what is drawn here is on the page more than once. */
function pin(place: HTMLElement, part = '') {
  for (const element of place.querySelectorAll('[inert] [id]')) element.removeAttribute('id');
  for (const cell of place.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const [element] = cell.getElementsByClassName(part);
    const pressed = 'a[href], button, input, select, textarea';
    const target = element?.matches(pressed) ? element : element?.querySelector(pressed);
    // A variant without a link or button has no such state.
    cell.hidden = !target;
    if (target) drawAs(cell.dataset['drawn'] as 'hover' | 'focus', target, cell);
  }
}

const wrapping: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 };

/** The variants by name: stories, and every choice of props with every other. */
function drawnBy({
  of,
  stories = [],
  props = {},
}: AllVariantsProps): readonly (readonly [string, ReactNode])[] {
  let choices: readonly Readonly<Record<string, unknown>>[] = [{}];
  for (const [prop, values] of Object.entries(props))
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [prop]: value })));
  return [
    ...stories.map((name) => [storyNameFromExport(name), drawnStory(of, name)] as const),
    ...choices
      .filter((choice) => Object.keys(choice).length > 0)
      .map((choice) => [Object.values(choice).join(', '), drawnStory(of, undefined, choice)] as const),
  ];
}

type InScheme = AllVariantsProps & { scheme: 'light' | 'dark' };

const titles = { light: 'Light', dark: 'Dark' };

/** Small ones: a line for each variant, a column for each state. */
function Table({ scheme, ...variants }: InScheme) {
  return (
    <table style={{ borderSpacing: 8 }}>
      <thead>
        <tr>
          <th scope="col">{titles[scheme]}</th>
          {Object.keys(states).map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawnBy(variants).map(([name, drawn]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start', overflowWrap: 'normal' }}>
              {name}
            </th>
            {Object.entries(states).map(([state, as]) => (
              <td key={state} data-drawn={as}>
                <Drawn {...variants} name={name}>
                  {drawn}
                </Drawn>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Large ones: each with its name, as many in a row as fit. */
function Figures({ scheme, ...variants }: InScheme) {
  const shown = Object.entries(states).slice(0, variants.part ? undefined : 1);
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        <b>{titles[scheme]}</b>
      </p>
      <div style={wrapping}>
        {drawnBy(variants).flatMap(([name, drawn]) =>
          shown.map(([state, as]) => (
            <figure key={name + state} data-drawn={as} style={{ margin: '0 0 16px' }}>
              <figcaption>{as ? `${name}, ${state.toLowerCase()}` : name}</figcaption>
              <Drawn {...variants} name={name}>
                {drawn}
              </Drawn>
            </figure>
          )),
        )}
      </div>
    </>
  );
}

interface DrawnProps extends AllVariantsProps {
  name: string;
  children: ReactNode;
}

/** One variant, smaller than it is. */
function Drawn({ name, on = {}, width, children }: DrawnProps) {
  const grounds = Object.entries(on) as [keyof typeof vars.color, string][];
  const [ground] = grounds.find(([, beginning]) => name.startsWith(beginning)) ?? [];
  return (
    <div
      inert
      aria-hidden="true"
      lang="pl"
      style={{
        zoom: width && width > 400 ? 0.5 : 0.7,
        // No wider than a phone would draw it.
        width: width && `min(${width}px, 100vw)`,
        padding: 8,
        background: ground && vars.color[ground],
      }}
    >
      {children}
    </div>
  );
}

interface InWindowProps extends Pick<AllVariantsProps, 'of' | 'width' | 'height'> {
  name: string;
  globals: Globals;
}

/** A story in a window as wide as it asks for, shown half as large where there is room. */
function InWindow({ of, name, globals, width = 390, height }: InWindowProps) {
  const { viewport } = { ...of.default.globals, ...of[name]?.globals };
  const { id } = of.default;
  const shown = storyNameFromExport(name);
  const address = asAddress({ ...globals, viewport: {} });
  const asked = viewport?.value ? widths[viewport.value].styles.width : `${width}px`;
  return (
    <figure style={{ margin: '0 0 16px', width: `min(100%, ${asked} / 2)` }}>
      <figcaption>{shown}</figcaption>
      <StoryFrame
        key={address}
        id={toId(id, shown)}
        title={`${id}: ${shown}, ${globals.scheme}`}
        globals={address}
        width={asked}
        height={height}
        shrink
      />
    </figure>
  );
}
