import type { Engine } from '../engine.ts';
import { sourceOf, versionOf } from '../packages.ts';

interface Issue {
  ruleId: string;
  /** Whether it breaks a requirement or a recommendation, and how sure the checker is. */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  path: { dom: string };
}

declare global {
  interface Window {
    ace?: {
      Checker: new () => { check: (node: Document, rulesets: string[]) => Promise<{ results: Issue[] }> };
    };
  }
}

const source = sourceOf('accessibility-checker-engine', 'ace.js');

/** Rules about a page as a whole, to which one component alone cannot answer. */
const pageRules = new Set([
  'aria_content_in_landmark',
  'skip_main_exists',
  'skip_main_described',
  'html_skipnav_exists',
  'page_title_valid',
]);

/** Violations and recommendations alike are findings. */
export const ibm: Engine = {
  name: 'IBM Equal Access',
  version: versionOf('accessibility-checker-engine'),
  home: 'https://www.ibm.com/able/requirements/checker-rule-sets',
  audit: async ({ page, whole }) => {
    if (!(await page.evaluate(() => Boolean(window.ace)))) await page.evaluate(source);
    const issues = await page.evaluate(async () => {
      if (!window.ace) throw new Error('IBM Equal Access did not load.');
      const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
      return results
        .filter(({ value }) => value[1] !== 'PASS')
        .map(({ ruleId, value, message, path }) => ({
          rule: ruleId,
          sure: value[1],
          message,
          dom: path.dom,
        }));
    });
    const remarks = issues
      .filter(({ rule }) => whole || !pageRules.has(rule))
      .map(({ rule, sure, message, dom }) => ({ rule, sure, message, selector: `xpath=${dom}` }));
    return {
      findings: remarks.filter(({ sure }) => sure === 'FAIL'),
      reviews: remarks.filter(({ sure }) => sure !== 'FAIL'),
    };
  },
};
