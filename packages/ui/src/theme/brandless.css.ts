import { globalStyle } from '@vanilla-extract/css';
import { brandless } from './brandless.js';
import { vars } from './contract.css.js';
import { themeRules } from './schemes.js';
import type { Colors } from './tokens.js';

// No specificity, so that a plain `:root { --ui-action: … }` of a site wins.
const root = ':where(:root)';

themeRules(root, brandless);

// Without `light-dark()` a page is light.
const { light, dark } = brandless;
const roles = (Object.keys(light) as (keyof Colors)[]).filter((role) => light[role] !== dark[role]);
globalStyle(root, {
  '@supports': {
    'not (color: light-dark(red, red))': {
      colorScheme: 'light',
      vars: Object.fromEntries(roles.map((role) => [vars.color[role], light[role]])),
    },
  },
});
