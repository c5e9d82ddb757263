import { readColor } from '../../packages/ui/src/theme/readColor.js';

const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour as design tools write it: `#rrggbb`, and where something shines through, `#rrggbbaa`. */
export function hex(css: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = readColor(css) ?? [];
  return `#${[red, green, blue, ...(alpha < 1 ? [alpha] : [])].map(byte).join('')}`;
}
