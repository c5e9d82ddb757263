import type { Shape } from './tokens.js';

/** Default type, space and motion: steps of 8 px, and a type scale of 1.2 on phones and 1.25 on wide screens. */
export const defaultShape: Shape = {
  font: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
    heading: 'var(--ui-font-body)',
  },
  weight: { strong: '600', heading: '700', button: 'var(--ui-weight-heading)' },
  size: {
    small: '0.9375rem',
    body: 'clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.07rem + 0.28vw, 1.3125rem)',
    title4: 'clamp(1.125rem, 1.09rem + 0.2vw, 1.25rem)',
    title3: 'clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)',
    title2: 'clamp(1.5625rem, 1.36rem + 0.95vw, 2.125rem)',
    title1: 'clamp(2rem, 1.57rem + 2vw, 3.25rem)',
  },
  line: { body: '1.6', heading: '1.15' },
  space: {
    hair: '0.25rem',
    tight: '0.5rem',
    small: '1rem',
    medium: '1.5rem',
    large: '2rem',
    huge: '3rem',
    section: 'clamp(3rem, 1.75rem + 5vw, 5rem)',
  },
  radius: {
    small: '0.5rem',
    medium: '0.75rem',
    large: '1.25rem',
    pill: '999px',
    button: 'var(--ui-radius-pill)',
    field: 'var(--ui-radius-small)',
    card: 'var(--ui-radius-large)',
    badge: 'var(--ui-radius-small)',
  },
  edge: { field: '1px', card: '1px' },
  ratio: { thumbnail: '1.7778' },
  shadow: { raised: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)' },
  motion: { quick: '150ms', calm: '250ms' },
};
