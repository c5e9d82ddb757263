import { keyframes, part, style } from '../theme/layer.js';
import { buttonCase, focusRing, touchTarget, listReset, breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { onHover, onPaper } from '../theme/rules.js';
import { bodyText } from '../theme/frame.css.js';
import { urgentText } from '../theme/schemes.js';

export const root = part('ContactForm', [
  breakWords,
  bodyText,
  {
    maxWidth: '42rem',
    color: vars.color.text,
    // Hyphenates long words only.
    hyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
  },
]);

/** Limits a horizontal space on narrow pages with large text. */
const side = (space: string) => `min(${space}, 6vw)`;

export const form = style({
  display: 'grid',
  gap: vars.space.small,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const requiredMark = style({ color: urgentText });

/** A triangle that points down. */
const arrow = `conic-gradient(from -45deg at 50% 100%, ${vars.color.textQuiet} 90deg, transparent 0)`;
const arrowPlace = 'right 16px top 50% / 0.75rem 0.375rem no-repeat';

export const control = part('ContactForm-control', [
  focusRing,
  touchTarget,
  {
    boxSizing: 'border-box',
    width: '100%',
    // The label stays visible when the browser scrolls to the field.
    scrollMarginTop: '2.5rem',
    padding: `${vars.space.tight} 0.75rem`,
    border: `${vars.edge.field} solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: 'inherit',
    // At least 16 px, below which phones zoom into a field.
    font: `inherit`,
    selectors: {
      // A screen reader reads a value by lines: a hyphenated word would be two.
      'textarea&': { minHeight: 120, resize: 'vertical', hyphens: 'manual' },
      // Forced colours keep the browser's arrow.
      'select&': {
        appearance: 'none',
        paddingInlineEnd: 40,
        background: `${arrow} ${arrowPlace} ${vars.color.surfaceRaised}`,
      },
      // Builds translate :dir() into a list of languages.
      '[dir="rtl"] select&': { backgroundPosition: '16px 50%' },
      '&[readonly], &[aria-disabled]': { backgroundColor: vars.color.surfaceSunken },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.urgent,
        boxShadow: `inset 0 0 0 1px ${vars.color.urgent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { 'select&': { appearance: 'auto' } } },
      // A long message is printed whole.
      print: { selectors: { 'textarea&': { height: 'auto !important', fieldSizing: 'content' } } },
    },
  },
]);

export const checkboxRow = style({ display: 'flex', alignItems: 'start', gap: vars.space.tight });

export const checkboxLabel = style({ paddingBlock: '0.6em' });

export const checkbox = style([
  focusRing,
  touchTarget,
  {
    boxSizing: 'border-box',
    display: 'grid',
    flex: 'none',
    width: 44,
    height: 44,
    margin: 0,
    padding: 8,
    // The native checkbox is grey on grey in the dark scheme.
    appearance: 'none',
    border: `2px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    selectors: {
      '&:checked': { borderColor: vars.color.link, background: vars.color.link },
      '&:checked::before': {
        content: '""',
        background: vars.color.surfaceRaised,
        clipPath: 'polygon(14% 45%, 0 60%, 38% 95%, 100% 22%, 87% 8%, 38% 66%)',
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.urgent },
    },
    '@media': {
      // Without backgrounds, of which the tick is one.
      'print, (forced-colors: active)': {
        appearance: 'auto',
        selectors: { '&:checked::before': { content: 'none' } },
      },
    },
  },
]);

export const note = part('ContactForm-note', { color: vars.color.textQuiet, fontSize: vars.size.small });

const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  padding: `${vars.space.medium} ${side(vars.space.medium)}`,
  border: '2px solid',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const errorPanel = style([
  panel,
  focusRing,
  { borderColor: vars.color.urgent, selectors: { '&[data-corrected]': { borderColor: vars.color.success } } },
]);

export const sent = part('ContactForm-sent', [
  panel,
  focusRing,
  {
    justifyItems: 'center',
    padding: `${vars.space.huge} ${side(vars.space.huge)}`,
    borderColor: vars.color.success,
    textAlign: 'center',
  },
]);

/** The note above the form after the thanks. */
export const receipt = style([
  panel,
  focusRing,
  { marginBottom: vars.space.medium, borderColor: vars.color.success },
]);

const settle = keyframes({ from: { opacity: 0.3, transform: 'scale(0.7)' } });

export const checkIcon = style({
  color: vars.color.success,
  fontSize: '2.5rem',
  animation: `${settle} ${vars.motion.calm}`,
});

// The last link is high enough to need no space below it.
export const summary = style([listReset, { marginBottom: `calc(-1 * ${vars.space.small})` }]);

export const summaryLink = style([
  focusRing,
  touchTarget,
  {
    display: 'block',
    width: 'fit-content',
    boxSizing: 'border-box',
    padding: `${vars.space.tight} 0`,
    color: urgentText,
    textDecoration: 'underline',
    fontWeight: vars.weight.strong,
    selectors: { '&[data-corrected]': { color: vars.color.textQuiet, textDecoration: 'line-through' } },
  },
]);

export const submit = part('ContactForm-submit', [
  focusRing,
  touchTarget,
  {
    padding: `${vars.space.small} ${side(vars.space.large)}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.button,
    background: vars.color.action,
    color: vars.color.onAction,
    font: 'inherit',
    fontWeight: vars.weight.button,
    textTransform: buttonCase,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&:hover:not([aria-disabled], [aria-busy])': onHover({ background: vars.color.actionHover }),
      '&:is([aria-disabled], [aria-busy])': {
        background: vars.color.surfaceSunken,
        color: vars.color.textQuiet,
        cursor: 'progress',
      },
    },
    '@media': onPaper,
  },
]);
