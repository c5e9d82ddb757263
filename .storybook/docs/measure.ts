/** One measure of a part, as it is drawn. */
export interface Measure {
  what: string;
  value?: string;
  /** The custom properties that give it, where the theme does. */
  tokens: readonly string[];
}

/** Every rule of a page that applies now, whatever layer or query it stands in. */
function rulesOf({ styleSheets, defaultView }: Document): CSSStyleRule[] {
  // Not by their classes: those of a page in a frame are others.
  const inside = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if ('selectorText' in rule) return [rule as CSSStyleRule];
      if ('media' in rule && !defaultView?.matchMedia((rule as CSSMediaRule).media.mediaText).matches)
        return [];
      return 'cssRules' in rule ? inside((rule as CSSGroupingRule).cssRules) : [];
    });
  return [...styleSheets].flatMap(({ cssRules }) => inside(cssRules));
}

/** What is asked of one element: the value of a property, and the tokens that give it. */
function about(element: HTMLElement, rules: readonly CSSStyleRule[]) {
  const window = element.ownerDocument.defaultView ?? globalThis;
  const style = window.getComputedStyle(element);
  const own = rules.filter(({ selectorText }) => element.matches(selectorText));

  /** Of the declarations that reach it the last one that, tried on an element beside it, comes to the same. */
  function tokens(declared: string, computed = declared): string[] {
    const texts = own
      .map((rule) => rule.style.getPropertyValue(declared))
      .filter((text) => text.includes('--ui-'));
    const trial = element.ownerDocument.createElement('div');
    trial.style.cssText = 'position: absolute; visibility: hidden;';
    if (declared !== 'font-size') trial.style.fontSize = style.fontSize;
    element.parentElement?.append(trial);
    const found = texts.findLast((text) => {
      trial.style.setProperty(declared, text);
      return window.getComputedStyle(trial).getPropertyValue(computed) === style.getPropertyValue(computed);
    });
    trial.remove();
    return [...new Set(found?.match(/--ui-[\w-]+/g))];
  }

  return { style, tokens };
}

const px = (value: number) => String(Math.round(value * 10) / 10);

/** The four sides of a box, as briefly as CSS has them. */
function sides(...values: string[]): string {
  const [top = '', right = '', bottom = '', left = ''] = values.map(
    (value) => `${px(Number.parseFloat(value))} px`,
  );
  if (left !== right) return [top, right, bottom, left].join(' ');
  if (top !== bottom) return [top, right, bottom].join(' ');
  return top === right ? top : `${top} ${right}`;
}

const visible = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour);
const hasWords = (element: HTMLElement) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

/** How a style sheet may say what room there is, and a side to try each by. */
const paddings = [
  ['padding', 'padding-top'],
  ['padding-block', 'padding-top'],
  ['padding-top'],
  ['padding-bottom'],
  ['padding-inline-start', 'padding-left'],
] as const;

/** What can be measured of a part: only what it has, each with the tokens that give it. */
function measuresOf(element: HTMLElement, rules: readonly CSSStyleRule[]): Measure[] {
  const { style, tokens } = about(element, rules);
  const { width, height } = element.getBoundingClientRect();
  const drawn = width ? `${px(width)} × ${px(height)} px` : 'as its parts: it has no box';
  const list: Measure[] = [{ what: 'drawn', value: drawn, tokens: [] }];
  const add = (what: string, value: string | undefined, ...given: string[][]) =>
    list.push({ what, value, tokens: [...new Set(given.flat())] });

  const least = [style.minWidth, style.minHeight].map((value) => Number.parseFloat(value) || 0);
  if (least[1])
    add('at least', `${least[0] ? `${px(least[0])} × ` : ''}${px(least[1])} px${least[0] ? '' : ' high'}`);
  const padding = sides(style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft);
  if (padding !== '0 px') add('padding', padding, ...paddings.map((given) => tokens(...given)));
  if (/grid|flex/.test(style.display) && element.children.length > 1) {
    const gap = [style.rowGap, style.columnGap].map((value) => px(Number.parseFloat(value) || 0));
    const given = [tokens('gap', 'column-gap'), tokens('column-gap'), tokens('row-gap')];
    if (gap.some((value) => value !== '0'))
      add('gap', [...new Set(gap)].map((each) => `${each} px`).join(' '), ...given);
  }
  const radius = Number.parseFloat(style.borderTopLeftRadius);
  if (radius && style.borderTopLeftRadius !== '50%')
    add('corner', `${px(radius)} px`, tokens('border-radius', 'border-top-left-radius'));
  const edge = Number.parseFloat(style.borderTopWidth);
  if (edge && visible(style.borderTopColor)) {
    const thickness = tokens('border', 'border-top-width').filter((token) => token.startsWith('--ui-edge'));
    const colour = tokens('border-color', 'border-top-color');
    const both = tokens('border', 'border-top-color').filter((token) => !token.startsWith('--ui-edge'));
    // As it is meant: where a frame is drawn smaller, its lines are no thinner than the screen can draw.
    const meant = Number.parseFloat(style.getPropertyValue(thickness[0] ?? ''));
    add('edge', `${px(meant || Math.floor(edge))} px`, thickness, colour.length > 0 ? colour : both);
  }
  if (hasWords(element) || tokens('font-size').length > 0) {
    const size = Number.parseFloat(style.fontSize);
    const line = Number.parseFloat(style.lineHeight) / size;
    add(
      'text',
      `${px(size)} px, line ${line.toFixed(2)}, weight ${style.fontWeight}`,
      tokens('font-size'),
      tokens('font-weight'),
    );
    add('colour', undefined, tokens('color'));
  }
  if (visible(style.backgroundColor)) add('ground', undefined, tokens('background', 'background-color'));
  return list.filter(({ value, tokens: given }) => value ?? given.length > 0);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part as it was found: where it is in its window, its measures, and its padding as widths of an edge. */
export interface Found {
  box: Box;
  padding: string;
  measures: readonly Measure[];
}

/** The first of each part that is seen, by its class. */
export function measureParts(root: Document | Element, classes: readonly string[]): (Found | undefined)[] {
  const rules = rulesOf(root.ownerDocument ?? root);
  return classes.map((name) => {
    // What is laid out as its children are (`display: contents`) has no box of its own.
    const element = ([...root.getElementsByClassName(name)] as HTMLElement[]).find(
      (each) => each.checkVisibility() || [...each.children].some((child) => child.checkVisibility()),
    );
    if (!element) return undefined;
    const { padding } = getComputedStyle(element);
    return { box: boxOf(element), padding, measures: measuresOf(element, rules) };
  });
}

/** Where an element is; of one that is laid out as its children are (`display: contents`) its first one. */
function boxOf(element: Element): Box {
  const inFlow = (child: Element) =>
    child.getClientRects().length > 0 &&
    child.ownerDocument.defaultView?.getComputedStyle(child).position !== 'absolute';
  const seen =
    element.getClientRects().length > 0 ? element : ([...element.children].find(inFlow) ?? element);
  const { x, y, width, height } = seen.getBoundingClientRect();
  return { x, y, width, height };
}
