import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { undecided, type Check, type Remark } from '../findings.ts';

declare global {
  interface Window {
    axe?: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

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

function createRemarks(rule: string, nodes: readonly NodeResult[], help: string): Remark[] {
  return nodes.map(({ target, failureSummary = '', any, all, none }) => ({
    rule,
    selector: target.flat().join(' '),
    message: `${help}. ${[...any, ...all, ...none].map(({ message }) => message).join(' ') || failureSummary}`,
  }));
}

/** Checks that body text has a contrast of 7:1, and large text of 4.5:1. The rule leaves less than AA to the other. */
async function checkBodyText(page: Page): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  if ((await page.locator(bodyText).count()) === 0) return { violations: [], incomplete: [] };
  const runOnly = { type: 'rule' as const, values: ['color-contrast-enhanced'] };
  return runAxe(page, { include: [[bodyText]], exclude: [[controls]] }, { runOnly });
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
    const findRemarks = (results: AxeResults['violations']) =>
      results.flatMap(({ id, nodes, help }) => createRemarks(id, nodes, help));
    const questions = findRemarks([...incomplete, ...text.incomplete]);
    return [...findRemarks([...violations, ...text.violations]), ...questions.map(undecided)];
  },
};
