import type { Engine } from '../engine.ts';
import { installTools } from '../inPage.ts';
import { sourceOf, versionOf } from '../packages.ts';

declare global {
  interface Window {
    HTMLCS?: {
      process: (standard: string, node: Document, done: () => void) => void;
      getMessages: () => { type: number; code: string; msg: string; element: Element | Document }[];
    };
  }
}

const source = sourceOf('html_codesniffer', 'build/HTMLCS.js');

/** What it calls an error is a finding, and a warning is for a person to look at; its notices fit every page. */
export const htmlcs: Engine = {
  name: 'HTML_CodeSniffer',
  version: versionOf('html_codesniffer'),
  home: 'https://squizlabs.github.io/HTML_CodeSniffer/Standards/WCAG2/',
  audit: async ({ page }) => {
    await installTools(page);
    if (!(await page.evaluate(() => Boolean(window.HTMLCS)))) await page.evaluate(source);
    const messages = await page.evaluate(
      () =>
        new Promise<{ error: boolean; rule: string; message: string; selector: string }[]>((resolve) => {
          window.HTMLCS?.process('WCAG2AA', document, () => {
            resolve(
              (window.HTMLCS?.getMessages() ?? [])
                .filter(({ type }) => type <= 2)
                .map(({ type, code, msg, element }) => ({
                  error: type === 1,
                  rule: code,
                  message: msg,
                  selector: element instanceof Element ? window.auditTools.selectorOf(element) : 'html',
                })),
            );
          });
        }),
    );
    return {
      findings: messages.filter(({ error }) => error),
      reviews: messages.filter(({ error }) => !error),
    };
  },
};
