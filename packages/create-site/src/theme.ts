import { changedColorsToCss, deriveTheme } from '@tarcza/ui/theme';

/** Renders the theme's stylesheet from one brand colour. */
export function renderThemeCss(color: string): string {
  const theme = deriveTheme(color);
  return `/* Brand colours and dark neutrals derived from ${color}. Other tokens are those of @tarcza/ui. \`npm run check\` validates the contrast.\n   In the light scheme: ${theme.note} */\n${changedColorsToCss(theme)}`;
}
