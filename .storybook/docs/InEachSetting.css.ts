import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: '1.5rem',
  margin: '1rem 0 2rem',
  color: vars.color.text,
  font: `0.875rem/1.5 ${vars.font.body}`,
});

export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.5rem',
  margin: 0,
  overflowX: 'auto',
});

export const link = style({
  display: 'inline-block',
  minHeight: 24,
  color: vars.color.link,
  fontWeight: 600,
});

export const text = style({ display: 'block' });
