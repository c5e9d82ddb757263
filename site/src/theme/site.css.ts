import { defaultShape, type Tokens } from '@tarcza/ui/theme';
import { themeRules } from '@tarcza/ui/vanilla-extract';
// Node reads this file, too (`check:theme`).
import { brandColors } from './brandColors.ts';

/** This brand: deep green for trust, amber for the one thing to do next, red for urgency alone. */
export const siteTokens: Tokens = {
  light: {
    surface: '#fffdf8',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#f4f0e6',
    text: '#1c2a23',
    textQuiet: '#43524a',
    link: '#14532d',
    border: '#e0d9c9',
    controlEdge: '#6f7d74',
    brand: brandColors.light,
    onBrand: '#ffffff',
    action: '#f6b73c',
    actionHover: '#e9a31c',
    onAction: '#241800',
    urgent: '#991c16',
    urgentHover: '#7a1511',
    onUrgent: '#ffffff',
    success: '#17653a',
    focus: '#1f4fc4',
    backdrop: 'rgb(10 22 16 / 97%)',
  },
  dark: {
    surface: '#0c1410',
    surfaceRaised: '#1f3027',
    surfaceSunken: '#131f1a',
    text: '#eef4ef',
    textQuiet: '#c2cfc7',
    link: '#8fdcb0',
    border: '#3d5046',
    controlEdge: '#8ea196',
    brand: brandColors.dark,
    onBrand: '#ffffff',
    action: '#f6b73c',
    actionHover: '#ffca66',
    onAction: '#241800',
    urgent: '#d6402f',
    urgentHover: '#bd3324',
    onUrgent: '#ffffff',
    success: '#8fdcb0',
    focus: '#a9c1ff',
    backdrop: 'rgb(4 9 6 / 97%)',
  },
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
