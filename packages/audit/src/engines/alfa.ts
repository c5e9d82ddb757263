import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device, Display, Preference, Scripting, Viewport } from '@siteimprove/alfa-device';
import { Document, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules, { type Flattened } from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright-core';
import type { Engine } from '../engine.ts';
import type { Remark } from '../finding.ts';
import type { Mode } from '../modes.ts';
import { versionOf } from '../packages.ts';

/** Rules about a page as a whole, to which one component alone cannot answer. */
const pageRules = new Set(['sia-r57', 'sia-r59', 'sia-r61', 'sia-r87', 'sia-r1']);

const nameOf = ({ uri }: Flattened.Rule) => uri.slice(uri.lastIndexOf('/') + 1);

/** Whether a rule serves nothing below level AAA. Those without a criterion are best practices, and stay. */
function isOnlyAaa(rule: Flattened.Rule): boolean {
  const levels = [...rule.requirements].flatMap((requirement) => {
    const { chapter } = requirement.toJSON() as { chapter?: string };
    return chapter === undefined ? [] : [levelOf.get(chapter) ?? 'A'];
  });
  return levels.length > 0 && levels.every((level) => level === 'AAA');
}

/** The criteria of level AAA that rules of Alfa serve, by their number. */
const levelOf = new Map(
  ['1.4.6', '1.4.8', '2.1.3', '2.2.4', '2.4.9', '2.4.10', '2.5.5', '3.2.5'].map((number) => [number, 'AAA']),
);

const asked = [...rules].filter((rule) => !isOnlyAaa(rule));

/** Runs inside of the page, by itself. */
const copyNode = Native.fromNode as (node: object) => Promise<Node.JSON>;

function deviceOf({ width, height, scheme }: Mode): Device {
  return Device.of(Device.Type.Screen, Viewport.of(width, height), Display.of(1), Scripting.of(true), [
    Preference.of('prefers-color-scheme', scheme),
  ]);
}

/** It works on a copy of the page, with a cascade of its own, which knows colours as they are written. */
export const alfa: Engine = {
  name: 'Siteimprove Alfa',
  version: versionOf('@siteimprove/alfa-rules'),
  home: 'https://alfa.siteimprove.com/rules',
  sees: ({ forced, reduced }) => !forced && !reduced,
  audit: async ({ page, mode, whole }) => {
    const copy = await copyOf(page);
    const device = deviceOf(mode);
    const document = Node.from(copy, device);
    if (!Document.isDocument(document)) throw new Error('Alfa got something else than a document.');

    const input = AlfaPage.of(Request.empty(), Response.empty(), document, device);
    const outcomes = [...(await Audit.of(input, asked).evaluate())].filter(
      ({ rule }) => whole || !pageRules.has(nameOf(rule)),
    );
    return {
      findings: outcomes.filter(Outcome.isFailed).map(remarkOf),
      reviews: outcomes.filter(Outcome.isCantTell).map(remarkOf),
    };
  },
};

async function copyOf(page: Page): Promise<Node.JSON> {
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
 * Writes the page's style sheets so that Alfa can read them, and gives what undoes it: of a sheet that holds a rule which
 * it does not know, such as `@container`, it reads no rule at all; and that what is hidden until it is found is not shown
 * (HTML Standard, 6.1 The hidden attribute) is not in its own sheet.
 */
function simplify(): () => void {
  const known =
    /^CSS(FontFace|Import|Keyframes|LayerBlock|LayerStatement|Media|Namespace|Page|Style|Supports)Rule$/;
  const left: { from: CSSStyleSheet | CSSGroupingRule; text: string; index: number }[] = [];
  const leaveOut = (from: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = from.cssRules.length - 1; index >= 0; index--) {
      const rule = from.cssRules.item(index);
      if (!rule) continue;
      if (!known.test(rule.constructor.name)) {
        left.push({ from, text: rule.cssText, index });
        from.deleteRule(index);
      } else if (rule instanceof CSSGroupingRule) leaveOut(rule);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      leaveOut(sheet);
    } catch {
      // From another origin, which nobody may read.
    }
  }

  const hidden = new CSSStyleSheet();
  hidden.replaceSync('[hidden="until-found"] { display: none !important }');
  document.adoptedStyleSheets.push(hidden);

  return () => {
    for (const { from, text, index } of left.toReversed()) from.insertRule(text, index);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
  };
}

function remarkOf(outcome: {
  rule: Flattened.Rule;
  target?: Flattened.Target | undefined;
  toJSON: () => object;
}): Remark {
  const { target } = outcome;
  // A node goes over its own children; what is told of several nodes is a list of them.
  const [first] = Node.isNode(target) || !target ? [target] : [...(target as Iterable<unknown>)];
  const { expectations = [] } = outcome.toJSON() as {
    expectations?: [string, { error?: { message: string } }][];
  };
  const reasons = expectations.flatMap(([, { error }]) => error?.message ?? []);
  return {
    rule: nameOf(outcome.rule),
    selector: Node.isNode(first) ? `xpath=${first.path()}` : 'html',
    message: reasons.join(' ') || `See ${outcome.rule.uri}`,
  };
}
