import { vars } from '@tarcza/ui/theme';
import { belowWidth, clipped, largeText, listReset, pageWidth, rows } from '@tarcza/ui/vanilla-extract';
import { globalStyle, type GlobalStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { arrowhead, calls, columnsFrom, onHover, raised, styleIn, toEdges, urgentText, wide } from './mixins';

export { cardGrid } from './cardGrid.css';

/** The column that holds a page's content, as wide as that of the components. */
export const column = style({ width: pageWidth, marginInline: 'auto' });

/** A page whose parts stand below each other. */
export const parts = style([
  column,
  { ...rows, gap: vars.space.large, paddingBlock: `${vars.space.medium} ${vars.space.section}` },
]);

/** Around the drawing at the top of a page. */
export const top = style([column, { paddingBlock: `${vars.space.medium} ${vars.space.huge}` }]);

/** The column for reading: 60 to 75 characters a line. */
export const textColumn = style({ maxWidth: '42rem' });

export const title1 = style({ fontSize: vars.size.title1 });
export const title2 = style({ fontSize: vars.size.title2 });
export const title3 = style({ fontSize: vars.size.title3 });
export const title4 = style({ fontSize: vars.size.title4 });
export const lead = style({ fontSize: vars.size.lead, lineHeight: 1.5 });
export const quiet = style({ color: vars.color.textQuiet });
export const body = style({ fontSize: vars.size.body });
export const small = style({ fontSize: vars.size.small });

export const strong = style({ fontWeight: vars.weight.strong });

/** Rows, one below the other. */
export const stack = styleVariants({ tight: 0, small: 0, medium: 0, large: 0, huge: 0 }, (_, space) => ({
  ...rows,
  alignContent: 'start',
  gap: vars.space[space],
}));

/** Parts below each other, or in columns. */
export const spaced = style({ ...rows, gap: `${vars.space.large} ${vars.space.huge}` });

/** Two parts side by side, where there is room. */
export const halves = style([
  spaced,
  {
    alignItems: 'start',
    '@media': { '(min-width: 45rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

/** A list of texts with marks. */
export const list = style({
  ...rows,
  gap: vars.space.tight,
  paddingInlineStart: 'min(1.5rem, 10vw)',
});
globalStyle(`${list} > li::marker`, { color: vars.color.link });
globalStyle(`ol${list} > li, .ui-Prose > ol > li`, { paddingInlineStart: 4 });

/** A call button in green: for a page whose reader is not to be pressed. */
export const quietCall = style({
  vars: {
    [vars.color.action]: vars.color.link,
    [vars.color.actionHover]: vars.color.action,
    [vars.color.onAction]: vars.color.surface,
  },
});

/** Buttons in a row, one below the other where there is no room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `max(${vars.space.small}, 8px)` });
globalStyle(`${actions} > *`, { alignContent: 'center' });
// As high as a call button, also with large text.
globalStyle('.ui-ActionLink', { paddingBlock: 'calc(12px - 0.25em)' });

const inside = `:is(${actions}, .ui-Hero-actions) > a`;
// On a phone each is as wide as the page, and its label keeps to one line while there is room for it.
styleIn('(max-width: 29.99rem)', inside, { flexBasis: '100%', paddingInline: '0.5rem' });
// On a small desktop both share a row.
styleIn('(min-width: 60rem) and (max-width: 74.99rem)', inside, {
  paddingInline: '0.75rem',
  fontSize: vars.size.body,
});

/** A text, and buttons that end at the edge of the page: side by side where there is room. */
export const buttonsBeside = style({
  ...rows,
  gap: vars.space.small,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)', columnGap: vars.space.huge },
  },
});
// Their line of hours, which has no width, has a gap before it.
styleIn(wide, `${buttonsBeside} > :last-child`, { marginInlineEnd: `calc(-1 * ${vars.space.small})` });
globalStyle(`${buttonsBeside} > h1`, { gridColumn: '1 / -1' });
// With large text a warning and the buttons are in the first screen, before the lead.
styleIn(
  largeText,
  `.ui-Hero-text > h1 + p, h1 + ${lead}:is(:has(+ ${actions}), :last-child), ${lead}[data-while]`,
  { order: 1 },
);

// On a phone the drawing begins in the first screen.
const onPhones = (selector: string, rule: GlobalStyleRule) => styleIn(belowWidth.small, selector, rule);
onPhones('.ui-Hero', { paddingBlock: vars.space.small });
// Nothing is between a picture and the section below.
onPhones('.ui-Hero:has(> .ui-Hero-picture)', { paddingBottom: 0 });
onPhones('.ui-Hero-text', { gap: vars.space.small });
onPhones('.ui-Hero-text > h1', { marginBottom: 0 });
onPhones('.ui-Section-head', { marginBottom: vars.space.medium });
onPhones(`:is(${actions}, .ui-Hero-actions)`, { gap: `max(${vars.space.tight}, 8px)` });
onPhones(`.ui-Hero-text > p, h1 ~ ${lead}, ${lead}[data-while], .ui-Section h2 + p`, {
  fontSize: vars.size.body,
});

/** The first buttons of a page. */
export const firstCall = style({ marginTop: vars.space.tight, ...calls('first') });

/** Short names to choose from, such as towns. */
export const chips = style({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `max(${vars.space.tight}, 8px)`,
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `max(${vars.space.hair}, 0.25em) max(${vars.space.small}, 0.6em)`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 22,
  background: vars.color.surfaceRaised,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`a.${chip}`, { borderColor: vars.color.controlEdge, fontWeight: vars.weight.strong });
globalStyle(`a.${chip}:hover`, onHover({ borderColor: vars.color.link, textDecoration: 'underline' }));

/** Around `chips` that lead to other pages: where there is no room for two, each is a row. */
export const links = style({ containerType: 'inline-size' });
const inRows = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${links} ${part}`, { '@container': { '(width < 24rem)': rule } });
inRows('ul', { display: 'block' });
inRows('a', {
  position: 'relative',
  display: 'flex',
  padding: `${vars.space.hair} ${vars.space.large} ${vars.space.hair} 0`,
  border: `solid ${vars.color.border}`,
  borderWidth: '1px 0 0',
  borderRadius: 0,
  background: 'none',
});
inRows('a::after', arrowhead);

/** A list of `marked` texts. */
export const checks = style({
  ...columnsFrom('30rem'),
  ...listReset,
  alignContent: 'start',
  gap: vars.space.tight,
});

/** Words after a mark. */
const afterMark = (color: string) => {
  const words = style({ display: 'flex', gap: vars.space.tight });
  globalStyle(`${words} > svg`, { flex: 'none', marginTop: 'calc(0.5lh - 0.625em)', color });
  return words;
};
const calm = afterMark(vars.color.link);
const alarm = afterMark(urgentText);
export const marked = { check: calm, ordinary: calm, soon: alarm, urgent: alarm, cross: alarm };

/** A link that has a line to itself: high enough for a finger. */
export const linkAlone = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** A picture that fills its box; the rest is cropped. */
export const cover = style({ overflow: 'hidden', borderRadius: vars.radius.large, '@media': toEdges });
globalStyle('.ui-Hero-picture', { '@media': toEdges });
globalStyle(`${cover} > span, ${cover} img`, {
  width: '100%',
  height: '100%',
  borderRadius: 0,
  objectFit: 'cover',
});
// Most drawings have more room at the foot than at the head.
globalStyle(`${cover} img`, { objectPosition: '50% 30%' });

/** A card with a heading and a few lines. */
export const box = style({
  ...raised,
  ...rows,
  alignContent: 'start',
  gap: vars.space.tight,
  padding: `min(${vars.space.medium}, 4.5vw)`,
});

/** A sentence that stands out from the text around it. */
export const callout = style({
  padding: `${vars.space.tight} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

/** A warning, after a mark. Each line break of its text is shown. */
export const warning = style([callout, { whiteSpace: 'pre-line' }]);

/** Hidden, but read by screen readers. */
export const hidden = style(clipped);

/** A page that consists of one message. */
export const message = style([
  column,
  {
    ...rows,
    justifyItems: 'start',
    gap: `${vars.space.medium} ${vars.space.huge}`,
    paddingBlock: vars.space.section,
  },
]);
/** Says, beside what was pressed, that it could not be done. */
export const loadFailed = style([
  box,
  { position: 'relative', justifyItems: 'start', padding: vars.space.small, borderColor: vars.color.urgent },
]);
