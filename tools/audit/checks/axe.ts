import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Check, Remark, Result } from '../findings.ts';
import { sourceOf } from '../packages.ts';

declare global {
  interface Window {
    axe?: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = sourceOf('axe-core', 'axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules about whole pages. */
const pageRules = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

const bodyText =
  'main p, main li, main dd, main dt, main td, main figcaption, main blockquote, #storybook-root p, #storybook-root li';
const controls = 'a, button, label, legend, input, select, textarea, [aria-hidden="true"]';

/** Runs axe in a page. */
export async function runAxe(page: Page, context: unknown, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([where, how]) => {
      if (!window.axe) throw new Error('axe-core did not load.');
      return window.axe.run(where ?? document, how);
    },
    [context, options] as const,
  );
}

function remarksOf(rule: string, nodes: readonly NodeResult[], help: string): Remark[] {
  return nodes.map(({ target, failureSummary = '', any, all, none }) => ({
    rule,
    selector: target.flat().join(' '),
    message: `${help}. ${[...any, ...all, ...none].map(({ message }) => message).join(' ') || failureSummary}`,
  }));
}

/** Checks that body text has a contrast of 7:1, and large text of 4.5:1. */
async function checkBodyText(page: Page): Promise<Result> {
  if ((await page.locator(bodyText).count()) === 0) return { findings: [], questions: [] };
  const { violations, passes } = await runAxe(
    page,
    { include: [[bodyText]], exclude: [[controls]] },
    { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } },
  );
  // Not the rule's own result: it leaves less than 4.5:1 to the rule for AA, and passes what it cannot measure.
  const measured = [...violations, ...passes]
    .flatMap(({ nodes }) => nodes)
    .map((node) => {
      const data = node.any[0]?.data as
        | { contrastRatio?: number; expectedContrastRatio?: string }
        | undefined;
      return {
        node,
        ratio: data?.contrastRatio ?? 0,
        least: Number.parseFloat(data?.expectedContrastRatio ?? '7'),
      };
    });
  const remarks = (list: typeof measured, help: string) =>
    remarksOf(
      'body-text-contrast',
      list.map(({ node }) => node),
      help,
    );
  return {
    findings: remarks(
      measured.filter(({ ratio, least }) => ratio > 0 && ratio < least),
      'Body text must have a contrast of 7:1, large text of 4.5:1',
    ),
    questions: remarks(
      measured.filter(({ ratio }) => ratio === 0),
      'The contrast could not be measured',
    ),
  };
}

export const axe: Check = {
  name: 'axe-core',
  run: async ({ page, whole }) => {
    const { violations, incomplete } = await runAxe(page, undefined, {
      runOnly: tags,
      resultTypes: ['violations', 'incomplete'],
      rules: {
        // Off by default, though part of WCAG 2.2 AA.
        'target-size': { enabled: true },
        ...(!whole && Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]))),
      },
    });
    const text = await checkBodyText(page);
    return {
      findings: [
        ...violations.flatMap(({ id, nodes, help }) => remarksOf(id, nodes, help)),
        ...text.findings,
      ],
      questions: [
        ...incomplete.flatMap(({ id, nodes, help }) => remarksOf(id, nodes, help)),
        ...text.questions,
      ],
    };
  },
};
