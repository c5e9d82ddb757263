/** Space for the contents by width of the bar, in rem. No bar has the last width. */
const roomByWidth = {
  '44rem': 40,
  '48rem': 44,
  '52rem': 48,
  '56rem': 52,
  '60rem': 56,
  '64rem': 60,
  '68rem': 64,
  '72rem': 68,
  '76rem': 72,
  '120rem': 84,
  '9999rem': Infinity,
};

export type Breakpoint = keyof typeof roomByWidth;

export const breakpoints = Object.keys(roomByWidth) as Breakpoint[];

export interface BarContents {
  name: string;
  hasLogo: boolean;
  hasMark: boolean;
  items: readonly string[];
  /** Whether it has a call button. */
  hasCall: boolean;
}

/**
 * Returns the width of the bar from which its contents fit on one line, with the icon of the call button alone. CSS cannot
 * compare contents with their container, so their width is estimated from the number of characters.
 */
export function menuBreakpoint({ name, hasLogo, hasMark, items, hasCall }: BarContents): Breakpoint {
  const brand = hasLogo ? 12 : textWidth(name) * 1.25 + (hasMark ? 2.25 : 0);
  const menu = items.reduce((width, item) => width + textWidth(item) + 1.75, 0);
  const button = hasCall ? 4 : 0;
  const width = brand + menu + button + 2;
  return breakpoints.find((breakpoint) => roomByWidth[breakpoint] >= width) ?? '9999rem';
}

/** Estimates the width of a text in rem, in bold letters. Those of East Asian scripts are square. */
const textWidth = (text: string) =>
  Array.from(text).reduce((width, letter) => width + (letter < '\u2e80' ? 0.63 : 1.1), 0);
