import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../packages/ui/src/theme/contract.css.js';
import type { Colors } from '../packages/ui/src/theme/tokens.js';

/**
 * What stands in for a theme where the system forces its colours, as nearly as a page can tell: the browser takes them
 * by the kind of element, and a theme knows roles alone.
 */
const system: Colors = {
  surface: 'Canvas',
  surfaceRaised: 'Canvas',
  surfaceSunken: 'Canvas',
  text: 'CanvasText',
  textQuiet: 'CanvasText',
  link: 'LinkText',
  border: 'CanvasText',
  controlEdge: 'CanvasText',
  brand: 'Canvas',
  onBrand: 'CanvasText',
  action: 'Canvas',
  actionHover: 'Canvas',
  onAction: 'LinkText',
  urgent: 'CanvasText',
  urgentHover: 'CanvasText',
  onUrgent: 'Canvas',
  success: 'CanvasText',
  focus: 'CanvasText',
  backdrop: 'Canvas',
};

globalStyle('[data-forced], [data-forced] [data-theme]', {
  vars: Object.fromEntries(
    Object.entries(system).map(([role, value]) => [vars.color[role as keyof Colors], `${value} !important`]),
  ),
});

// By the kind of element, as the browser goes.
globalStyle('[data-forced] a[href]', { color: 'LinkText !important', backgroundColor: 'Canvas !important' });
globalStyle('[data-forced] :is(button, [type=submit])', {
  color: 'ButtonText !important',
  backgroundColor: 'ButtonFace !important',
});

// Shadows and pictures behind words go, and edges that were invisible show: buttons are known by those.
globalStyle('[data-forced] *', {
  borderColor: 'currentColor !important',
  backgroundImage: 'none !important',
  boxShadow: 'none !important',
  textShadow: 'none !important',
});
