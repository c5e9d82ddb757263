import type { Engine } from '../engine.ts';
import { remarksOf, runAxe } from './axe.ts';
import { versionOf } from '../packages.ts';

/** Text that is read, not pressed. */
const bodyText =
  'main p, main li, main dd, main dt, main td, main figcaption, main blockquote, #storybook-root p, #storybook-root li';
const control = 'a, button, label, legend, input, select, textarea, [aria-hidden="true"]';

/** Our own promise beyond AA: body text has a contrast of 7:1 (measured by axe-core's rule for AAA). */
export const contrast: Engine = {
  name: 'body text',
  version: versionOf('axe-core'),
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced',
  sees: ({ forced }) => !forced,
  audit: async ({ page }) => {
    if ((await page.locator(bodyText).count()) === 0) return { findings: [], reviews: [] };
    const { violations } = await runAxe(
      page,
      { include: [[bodyText]], exclude: [[control]] },
      { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] }, resultTypes: ['violations'] },
    );
    return {
      findings: violations.flatMap(({ nodes, help }) => remarksOf('contrast-7-to-1', nodes, help)),
      reviews: [],
    };
  },
};
