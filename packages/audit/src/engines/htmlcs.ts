import type { Engine } from '../engine.ts';
import { installTools } from '../inPage.ts';
import { sourceOf, versionOf } from '../packages.ts';

declare global {
  interface Window {
    HTMLCS?: {
      process: (
        standard: string,
        node: Document,
        done: () => void,
        failed: () => void,
        language: string,
      ) => void;
      getMessages: () => { type: number; code: string; msg: string; element: Element | Document }[];
    };
  }
}

const source = sourceOf('html_codesniffer', 'build/HTMLCS.js');

/** In a story a link leads nowhere, whatever follows its #. */
const pageRule = /NoSuchID$/;

/** What it calls an error is a finding, and a warning is for a person to look at; its notices fit every page. */
export const htmlcs: Engine = {
  name: 'HTML_CodeSniffer',
  version: versionOf('html_codesniffer'),
  home: 'https://squizlabs.github.io/HTML_CodeSniffer/Standards/WCAG2/',
  audit: async ({ page, whole }) => {
    await installTools(page);
    if (!(await page.evaluate(() => Boolean(window.HTMLCS)))) await page.evaluate(source);
    const messages = await page.evaluate(
      () =>
        new Promise<{ error: boolean; rule: string; message: string; selector: string }[]>(
          (resolve, reject) => {
            const collect = () =>
              (window.HTMLCS?.getMessages() ?? [])
                .filter(({ type }) => type <= 2)
                .map(({ type, code, msg, element }) => ({
                  error: type === 1,
                  rule: code,
                  message: msg,
                  selector: element instanceof Element ? window.auditTools.selectorOf(element) : 'html',
                }));
            const done = () => resolve(collect());
            const failed = () => reject(new Error('HTML_CodeSniffer could not load its rules.'));
            // In Polish it lacks some of its sentences, and stumbles over them.
            window.HTMLCS?.process('WCAG2AA', document, done, failed, 'en');
          },
        ),
    );
    const own = messages.filter(({ rule }) => whole || !pageRule.test(rule));
    return { findings: own.filter(({ error }) => error), reviews: own.filter(({ error }) => !error) };
  },
};
