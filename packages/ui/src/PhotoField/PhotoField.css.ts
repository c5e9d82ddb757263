import { focusRing, touchTarget, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { style } from '../theme/layer.js';
import { onHover } from '../theme/rules.js';

export const picker = style({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  marginTop: vars.space.hair,
});

/** Covers the visible button, so that clicks, drops and touches reach the native control. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // The label stays visible when the browser scrolls to the field.
  scrollMarginTop: '2.5rem',
  opacity: 0,
  cursor: 'pointer',
  '::file-selector-button': { cursor: 'pointer' },
  selectors: { '&[aria-disabled], &[aria-disabled]::file-selector-button': { cursor: 'progress' } },
});

const button = style([
  touchTarget,
  {
    boxSizing: 'border-box',
    padding: `${vars.space.tight} 1rem`,
    border: `${vars.edge.field} solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: 'inherit',
    font: 'inherit',
  },
]);

export const add = style([
  button,
  {
    display: 'inline-block',
    fontWeight: vars.weight.button,
    selectors: {
      [`${input}:hover + &`]: onHover({ background: vars.color.surfaceSunken }),
      [`${input}:focus-visible + &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
      [`${input}[aria-disabled] + &`]: { background: vars.color.surfaceSunken },
      [`${input}[aria-invalid="true"] + &`]: {
        borderColor: vars.color.urgent,
        boxShadow: `inset 0 0 0 1px ${vars.color.urgent}`,
      },
    },
  },
]);

export const list = style([
  listReset,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.small, marginBlock: vars.space.tight },
]);

export const item = style({ display: 'grid', gap: vars.space.hair, maxWidth: '100%' });

export const thumbnail = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '7.5rem',
  maxWidth: '100%',
  height: '7.5rem',
  objectFit: 'cover',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const remove = style([
  focusRing,
  button,
  {
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: vars.color.surfaceSunken }),
      '&[aria-disabled]': { background: vars.color.surfaceSunken, cursor: 'progress' },
    },
  },
]);

export const status = style({
  margin: 0,
  color: vars.color.textQuiet,
  selectors: { '&:empty': { display: 'none' } },
});

export const progress = style({ display: 'grid', gap: vars.space.hair });

export const bar = style({ width: '100%', height: '1rem', accentColor: vars.color.link });
