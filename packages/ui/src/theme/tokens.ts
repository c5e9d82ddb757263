import type { vars } from './contract.css.js';

/** The contract with a CSS value for each custom property. */
type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** The colours of one scheme, light or dark. */
export type Colors = Values<(typeof vars)['color']>;

/** A theme without its colours: type, space, corners, motion. */
export type Shape = Values<Omit<typeof vars, 'color' | 'layout'>>;

/** A complete theme: the colours of both schemes, and the shape that they share. */
export interface Tokens {
  light: Colors;
  dark: Colors;
  shape: Shape;
}
