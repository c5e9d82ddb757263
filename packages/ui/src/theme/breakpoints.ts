/** Media queries of windows as wide as a large phone, a tablet, and a page with columns, or wider. */
export const fromWidth = {
  small: '(min-width: 40rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 60rem)',
} as const;

/** Media queries of narrower windows. */
export const belowWidth = {
  small: '(max-width: 39.99rem)',
  medium: '(max-width: 47.99rem)',
  large: '(max-width: 59.99rem)',
} as const;
