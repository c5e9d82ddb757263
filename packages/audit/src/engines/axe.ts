import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Engine } from '../engine.ts';
import type { Remark } from '../finding.ts';
import { sourceOf, versionOf } from '../packages.ts';

declare global {
  interface Window {
    axe?: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = sourceOf('axe-core', 'axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules about a page as a whole, to which one component alone cannot answer. */
const pageRules = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Runs axe in the page as it is. */
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

export function remarksOf(rule: string, nodes: readonly NodeResult[], help: string): Remark[] {
  return nodes.map(({ target, failureSummary = '', any, all, none }) => ({
    rule,
    selector: target.flat().join(' '),
    message: `${help}. ${[...any, ...all, ...none].map(({ message }) => message).join(' ') || failureSummary}`,
  }));
}

export const axe: Engine = {
  name: 'axe-core',
  version: versionOf('axe-core'),
  home: 'https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md',
  audit: async ({ page, mode, whole }) => {
    const { violations, incomplete } = await runAxe(page, undefined, {
      runOnly: tags,
      resultTypes: ['violations', 'incomplete'],
      rules: {
        // Off by default, and part of WCAG 2.2 AA all the same.
        'target-size': { enabled: true },
        // Forced colours are painted over what the style says, which is all that axe can ask for.
        ...(mode.forced && {
          'color-contrast': { enabled: false },
          'link-in-text-block': { enabled: false },
        }),
        ...(!whole && Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]))),
      },
    });
    return {
      findings: violations.flatMap(({ id, nodes, help }) => remarksOf(id, nodes, help)),
      reviews: incomplete.flatMap(({ id, nodes, help }) => remarksOf(id, nodes, help)),
    };
  },
};
