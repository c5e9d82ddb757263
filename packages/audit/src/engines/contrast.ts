import type { Engine } from '../engine.ts';
import { remarksOf, runAxe } from './axe.ts';
import { versionOf } from '../packages.ts';

/** Text that is read, not pressed. */
const bodyText =
  'main p, main li, main dd, main dt, main td, main figcaption, main blockquote, #storybook-root p, #storybook-root li';
const control = 'a, button, label, legend, input, select, textarea, [aria-hidden="true"]';

/** What axe says of the contrast of an element; without a ratio it could not measure it. */
interface Measure {
  contrastRatio?: number;
  /** Such as "7:1", or "4.5:1" for large text. */
  expectedContrastRatio?: string;
}

/** Our own promise beyond AA: body text has a contrast of 7:1 (measured by axe-core's rule for AAA). */
export const contrast: Engine = {
  name: 'body text',
  version: versionOf('axe-core'),
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced',
  sees: ({ forced }) => !forced,
  audit: async ({ page }) => {
    if ((await page.locator(bodyText).count()) === 0) return { findings: [], reviews: [] };
    const { violations, passes } = await runAxe(
      page,
      { include: [[bodyText]], exclude: [[control]] },
      { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } },
    );
    const nodes = [...violations, ...passes].flatMap(({ nodes: own }) => own);
    const measured = nodes.map((node) => ({ node, ...(node.any[0]?.data as Measure | undefined) }));
    // Not the rule's own verdict: it leaves what is below 4.5:1 to the rule for AA, and passes what it cannot measure.
    const faint = measured.filter(
      ({ contrastRatio = 0, expectedContrastRatio = '7' }) =>
        contrastRatio > 0 && contrastRatio < Number.parseFloat(expectedContrastRatio),
    );
    const unmeasured = measured.filter(({ contrastRatio }) => !contrastRatio);
    const remarks = (list: typeof measured, help: string) =>
      remarksOf(
        'contrast-7-to-1',
        list.map(({ node }) => node),
        help,
      );
    return {
      findings: remarks(faint, 'Body text should have a contrast of 7:1, large text of 4.5:1'),
      reviews: remarks(unmeasured, 'The contrast could not be measured'),
    };
  },
};
