import { defaultShape, type Tokens } from '@tarcza/ui/theme';
import { themeRules } from '@tarcza/ui/vanilla-extract';
// Node reads this file, too (`check:theme`).
import { siteColors } from './siteColors.ts';

/** This brand: its colours, its type and its corners. */
export const siteTokens: Tokens = {
  ...siteColors,
  shape: {
    ...defaultShape,
    font: {
      body: '"Tarcza Sans", "Tarcza Sans Fallback", system-ui, sans-serif',
      heading: 'var(--ui-font-body)',
    },
    // Three sizes between 15 and 20 px: small, body, and title4 as large as the lead of a phone.
    size: {
      ...defaultShape.size,
      // No larger than the headline of home.
      title1: 'clamp(1.9rem, 1.6rem + 1.3vw, 2.8rem)',
      lead: 'clamp(1.1875rem, 1.13rem + 0.29vw, 1.375rem)',
      title4: 'clamp(1.1875rem, 1.13rem + 0.29vw, 1.25rem)',
      title3: 'clamp(1.3125rem, 1.23rem + 0.35vw, 1.5rem)',
    },
    // In px: twice the text has the same corners.
    radius: { ...defaultShape.radius, small: '8px', medium: '12px', large: '20px' },
    // The drawings are 4:3: of a flatter cut the animals at their edges would fall off.
    ratio: { thumbnail: '1.5' },
  },
};

themeRules(':root', siteTokens);
