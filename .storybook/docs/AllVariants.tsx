import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals, themeAttributes, widths } from '../toolbar';
import { renderStory, type Stories } from './renderStory';
import { showState } from './showState';
import { StoryFrame } from './StoryFrame';
import { TableHead } from './TableHead';

interface AllVariantsProps {
  /** The module of the component's stories. */
  of: Stories;
  /** The names of the stories that are variants. */
  stories?: readonly string[];
  /** Props with their values. Each combination of values is a variant. */
  props?: Readonly<Record<string, readonly unknown[]>>;
  /** The class of the hovered and focused element, or of one that contains or is contained in it. */
  part?: string;
  /** Backgrounds other than the page's, by the beginning of the names of variants. */
  on?: Partial<Record<keyof typeof vars.color, string>>;
  /** Width of a variant before it is scaled, in px. */
  width?: number;
  /** Stories that need a window of their own, for its edges, its width or their play function. */
  windows?: readonly string[];
  /** Height of such a window. */
  height?: string;
}

type InScheme = AllVariantsProps & { scheme: 'light' | 'dark' };

const states = { 'At rest': undefined, 'Under the pointer': 'hover', Focused: 'focus' } as const;

/** Renders every variant in every state and both schemes, not interactive. */
export function AllVariants(variants: AllVariantsProps) {
  const globals = useGlobals();
  const { part, windows = [] } = variants;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showStates(place.current, part);
  });
  return (
    <div ref={place} className="sb-unstyled">
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          {...themeAttributes({ ...globals, scheme })}
          aria-label={`All variants, ${scheme}`}
          style={{
            padding: 16,
            background: vars.color.surface,
            color: vars.color.text,
            font: `0.8125rem/1.4 ${vars.font.body}`,
          }}
        >
          {(variants.stories ?? variants.props) && <Table {...variants} scheme={scheme} />}
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
            {windows.map((name) => (
              <InWindow key={name} {...variants} name={name} scheme={scheme} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Shows each cell in its state, and removes the ids, which are on the page more than once. */
function showStates(place: HTMLElement, part = '') {
  for (const element of place.querySelectorAll('[inert] [id]')) element.removeAttribute('id');
  for (const cell of place.querySelectorAll<HTMLElement>('[data-state-shown]')) {
    const [element] = cell.getElementsByClassName(part);
    const interactive = 'a[href], button, input, select, textarea';
    const target = element?.matches(interactive) ? element : element?.querySelector(interactive);
    // A variant without a link or button has no such state.
    cell.hidden = !target;
    if (target) showState(cell.dataset['stateShown'] as 'hover' | 'focus', target, cell);
  }
}

/** Returns the variants by name: the stories, then each combination of the props. */
function variantsOf({ of, stories = [], props = {} }: AllVariantsProps): (readonly [string, ReactNode])[] {
  let choices: readonly Readonly<Record<string, unknown>>[] = [{}];
  for (const [prop, values] of Object.entries(props))
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [prop]: value })));
  if (Object.keys(props).length === 0) choices = [];
  return [
    ...stories.map((name) => [of[name]?.name ?? storyNameFromExport(name), renderStory(of, name)] as const),
    ...choices.map(
      (choice) => [Object.values(choice).join(', '), renderStory(of, undefined, choice)] as const,
    ),
  ];
}

/** Renders a row for each variant, and a column for each state. */
function Table({ scheme, ...variants }: InScheme) {
  const columns = Object.entries(states).slice(0, variants.part ? undefined : 1);
  return (
    <table style={{ borderSpacing: 8 }}>
      <TableHead heads={[scheme === 'light' ? 'Light' : 'Dark', ...columns.map(([state]) => state)]} />
      <tbody>
        {variantsOf(variants).map(([name, variant]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start', overflowWrap: 'normal' }}>
              {name}
            </th>
            {columns.map(([state, shown]) => (
              <td key={state} data-state-shown={shown}>
                <Variant {...variants} name={name}>
                  {variant}
                </Variant>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type VariantProps = Pick<AllVariantsProps, 'on' | 'width'> & { name: string; children: ReactNode };

function Variant({ name, on = {}, width = 0, children }: VariantProps) {
  const backgrounds = Object.entries(on) as [keyof typeof vars.color, string][];
  const [background] = backgrounds.find(([, beginning]) => name.startsWith(beginning)) ?? [];
  return (
    <div
      inert
      aria-hidden="true"
      lang={useGlobals().language}
      style={{
        // Three columns fit the page.
        zoom: width ? Math.min(0.7, 190 / width) : 0.7,
        width: width ? `min(${width}px, 100vw)` : undefined,
        padding: 8,
        font: `${vars.size.body}/${vars.line.body} ${vars.font.body}`,
        background: background && vars.color[background],
      }}
    >
      {children}
    </div>
  );
}

/** Renders a story in a window as wide as it asks for, at half its size. */
function InWindow({ of, name, scheme, width = 390, height }: InScheme & { name: string }) {
  const { viewport } = { ...of.default.globals, ...of[name]?.globals };
  const { id } = of.default;
  const title = storyNameFromExport(name);
  return (
    <figure style={{ margin: '0 0 16px', maxWidth: '100%', overflow: 'hidden' }}>
      <figcaption>{title}</figcaption>
      <StoryFrame
        id={toId(id, title)}
        title={`${id}: ${title}, ${scheme}`}
        scheme={scheme}
        width={viewport?.value ? widths[viewport.value].styles.width : `${width}px`}
        height={height}
        zoom={0.5}
      />
    </figure>
  );
}
