import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { readColor } from '../../packages/ui/src/theme/readColor.js';
import { themes } from '../themes.css';

/** The theme at work: its colours, and which theme it was begun with. */
export interface Work extends Pick<Tokens, 'light' | 'dark'> {
  start: keyof typeof themes;
}

/** One of the toolbar's themes, to begin with. */
export const begin = (start: Work['start']): Work => ({
  start,
  light: themes[start].light,
  dark: themes[start].dark,
});

type Changes = Partial<Record<keyof Colors, string>>;

/** What differs from the theme that it was begun with, in letters that Storybook lets an address have. */
export function toAddress({ start, light, dark }: Work): string | undefined {
  const changes = (['light', 'dark'] as const).map((scheme) =>
    changed({ light, dark }[scheme], themes[start][scheme]),
  );
  if (start === 'brandless' && changes.every((of) => Object.keys(of).length === 0)) return undefined;
  const text = JSON.stringify([start, ...changes]);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function changed(colors: Colors, base: Colors): Changes {
  const roles = Object.keys(base) as (keyof Colors)[];
  return Object.fromEntries(
    roles.filter((role) => colors[role] !== base[role]).map((role) => [role, colors[role]]),
  );
}

/** Returns the theme in an address, or undefined if the address was cut or changed. */
export function fromAddress(text: string | undefined): Work | undefined {
  if (!text) return undefined;
  try {
    const held: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    const [start, light, dark] = held as [Work['start'], Changes, Changes];
    if (!Object.hasOwn(themes, start)) return undefined;
    const base = begin(start);
    return { start, light: withColours(base.light, light), dark: withColours(base.dark, dark) };
  } catch {
    return undefined;
  }
}

/** Colours alone: an address is anybody's to write, and goes into a style sheet. */
function withColours(base: Colors, changes: Changes): Colors {
  const roles = Object.keys(base) as (keyof Colors)[];
  const isColour = (role: keyof Colors) => typeof changes[role] === 'string' && readColor(changes[role]);
  return {
    ...base,
    ...Object.fromEntries(roles.filter(isColour).map((role) => [role, changes[role]])),
  };
}
