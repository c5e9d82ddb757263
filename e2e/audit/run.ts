/**
 * Looks at every page of the site and every story with @tarcza/audit, and writes what it finds to
 * reports/accessibility: `npm run audit`. Of the pages about a service in a town it takes one, unless told otherwise:
 * `npm run audit -- --all`. Only some: `--only /faq --only PhoneButton`. A whole one may be published in the conformance
 * report: `npm run audit -- --all --publish`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  audit,
  knownFalsePositives,
  subjectsAt,
  summaryOf,
  type Outcome,
} from '../../packages/audit/src/audit.ts';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { root } from '../../packages/local/src/paths.ts';
import { exitAsTold, Problem } from '../../packages/local/src/problem.ts';
import { publish } from '../evidence/publish.ts';
import { chosen } from './chosen.ts';
import { judgements } from './judgements.ts';
import { pagesOf } from './pages.ts';
import { serveSite, serveStorybook } from './serve.ts';
import { states } from './states.ts';

function readOptions() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      engine: { type: 'string', multiple: true },
      lanes: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  });
  if (values.publish && (!values.all || values.only || values.engine))
    throw new Problem('Only a whole audit is published: npm run audit -- --all --publish');
  if (knownFalsePositives.length > 5)
    throw new Problem('More than five false positives: mend some of what they excuse.');
  return values;
}

const whatItCameTo = ({ report, findings }: Outcome, pages: number, stories: number) => ({
  date: report.date.slice(0, 10),
  browser: report.browser,
  pages,
  stories,
  findings: findings.length,
  engines: [...new Set(report.visits.flatMap(({ asked }) => asked.map(({ engine }) => engine)))].sort(),
});

async function main(): Promise<boolean> {
  const { all, only, engine, lanes, publish: published } = readOptions();
  const site = await serveSite();
  const storybook = await serveStorybook();
  try {
    const pages = pagesOf(await subjectsAt(`${site.origin}/sitemap.xml`), site.origin, all);
    const stories = await subjectsAt(`${storybook.origin}/`);
    const subjects = chosen([...pages, ...stories], only);
    const outcome = await audit({
      subjects,
      states,
      falsePositives: knownFalsePositives,
      judgements,
      folder: join(root, 'reports/accessibility'),
      note: all ? '' : 'Of the pages about a service in a town only one.',
      browser: await ensureBrowser((line) => console.log(`· ${line} …`)),
      // Some pages know their address only in the browser, and React draws them there.
      ready: 'h1',
      locale: 'pl-PL',
      ...(engine && { engines: engine }),
      ...(lanes && { lanes: Number(lanes) }),
      say: (line) => console.log(line),
    });
    console.log(`${summaryOf(outcome)}\nThe report: reports/accessibility/index.html`);
    if (published) {
      publish(whatItCameTo(outcome, pages.length, stories.length));
      console.log(
        'The conformance report: docs/accessibility/conformance.md; it is in Storybook after the next build.',
      );
    }
    return outcome.findings.length === 0;
  } finally {
    await Promise.all([site.close(), storybook.close()]);
  }
}

await exitAsTold(async () => {
  if (!(await main())) process.exitCode = 1;
});
