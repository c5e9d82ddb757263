import type { vars } from './contract.css.js';

/** The same tree with a CSS value at each leaf. */
type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** The colours of one scheme, light or dark. */
export type Colors = Values<(typeof vars)['color']>;

/** All that a theme brings besides its colours. */
export type Shape = Values<Omit<typeof vars, 'color'>>;

/** A complete theme: the colours of both schemes, and the shape that they share. */
export interface Tokens {
  light: Colors;
  dark: Colors;
  shape: Shape;
}
