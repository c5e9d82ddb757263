import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import rules, { type Flattened } from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright-core';
import { undecided, type Check, type Remark } from '../findings.ts';
import type { Mode } from '../modes.ts';

/** Rules about whole pages. */
const pageRules = new Set(['sia-r57', 'sia-r59', 'sia-r61', 'sia-r87', 'sia-r1']);

const getName = ({ uri }: Flattened.Rule) => uri.slice(uri.lastIndexOf('/') + 1);

/** Rules for level AAA only. */
const onlyAaa = new Set(
  ['r111', 'r41', 'r66', 'r71', 'r73', 'r74', 'r80', 'r96'].map((rule) => `sia-${rule}`),
);

const usedRules = [...rules].filter((rule) => !onlyAaa.has(getName(rule)));

/** Runs inside the page. */
const copyNode = Native.fromNode as (node: object) => Promise<Node.JSON>;

const createDevice = ({ width, height, scheme }: Mode): AlfaPage.JSON['device'] => ({
  type: 'screen',
  viewport: { width, height, orientation: width > height ? 'landscape' : 'portrait' },
  display: { resolution: 1, scan: 'progressive' },
  scripting: { enabled: true },
  preferences: [{ name: 'prefers-color-scheme', value: scheme }],
});

/** Runs Alfa on a copy of the page. Alfa computes its own cascade, from the stylesheets. */
export const alfa: Check = {
  name: 'Siteimprove Alfa',
  run: async ({ page, mode, whole }) => {
    // Rules resolve the links with the address, and read neither headers nor bodies.
    const message = { url: page.url(), headers: [], body: '' };
    const input = AlfaPage.from({
      request: { method: 'GET', ...message },
      response: { status: 200, ...message },
      document: (await copyDocument(page)) as AlfaPage.JSON['document'],
      device: createDevice(mode),
    }).getUnsafe('Alfa could not read the document.');
    const outcomes = [...(await Audit.of(input, usedRules).evaluate())].filter(
      ({ rule }) => whole || !pageRules.has(getName(rule)),
    );
    const questions = outcomes.filter(Outcome.isCantTell).map(createRemark);
    return [...outcomes.filter(Outcome.isFailed).map(createRemark), ...questions.map(undecided)];
  },
};

async function copyDocument(page: Page): Promise<Node.JSON> {
  const simplified = await page.evaluateHandle(simplify);
  const document = await page.evaluateHandle('document');
  try {
    return await document.evaluate(copyNode);
  } finally {
    await simplified.evaluate((restore) => restore());
    await Promise.all([simplified.dispose(), document.dispose()]);
  }
}

/**
 * Removes the rules of stylesheets that Alfa cannot parse, such as `@container`: it ignores the whole stylesheet
 * otherwise. Hides `hidden="until-found"`, which Alfa does not know. Returns a function that undoes both.
 */
function simplify(): () => void {
  const known =
    /^CSS(FontFace|Import|Keyframes|LayerBlock|LayerStatement|Media|Namespace|Page|Style|Supports)Rule$/;
  const removed: { from: CSSStyleSheet | CSSGroupingRule; text: string; index: number }[] = [];
  const removeUnknown = (from: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = from.cssRules.length - 1; index >= 0; index--) {
      const rule = from.cssRules.item(index);
      if (!rule) continue;
      if (!known.test(rule.constructor.name)) {
        removed.push({ from, text: rule.cssText, index });
        from.deleteRule(index);
      } else if (rule instanceof CSSGroupingRule) removeUnknown(rule);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      removeUnknown(sheet);
    } catch {
      // A stylesheet of another origin cannot be read.
    }
  }

  const hidden = new CSSStyleSheet();
  hidden.replaceSync('[hidden="until-found"] { display: none !important }');
  document.adoptedStyleSheets.push(hidden);

  return () => {
    for (const { from, text, index } of removed.toReversed()) from.insertRule(text, index);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
  };
}

function createRemark(outcome: {
  rule: Flattened.Rule;
  target?: Flattened.Target | undefined;
  toJSON: () => object;
}): Remark {
  const { target } = outcome;
  // A target is a node or a list of nodes, and a node is iterable, too.
  const [first] = Node.isNode(target) || !target ? [target] : [...(target as Iterable<unknown>)];
  const { expectations = [] } = outcome.toJSON() as {
    expectations?: [string, { error?: { message: string } }][];
  };
  const reasons = expectations.flatMap(([, { error }]) => error?.message ?? []);
  return {
    rule: getName(outcome.rule),
    selector: Node.isNode(first) ? `xpath=${first.path()}` : 'html',
    message: reasons.join(' ') || `See ${outcome.rule.uri}`,
  };
}
