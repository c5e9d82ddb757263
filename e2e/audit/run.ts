/**
 * Looks at every page of the site and every story with @tarcza/audit, and writes what it finds to
 * reports/accessibility: `npm run audit`. Of the pages about a service in a town it takes one, unless told otherwise:
 * `npm run audit -- --all`. Only some: `--only /faq --only PhoneButton`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  audit,
  knownFalsePositives,
  subjectsAt,
  summaryOf,
  type Subject,
} from '../../packages/audit/src/audit.ts';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { root } from '../../packages/local/src/paths.ts';
import { exitAsTold, Problem } from '../../packages/local/src/problem.ts';
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
    },
  });
  if (knownFalsePositives.length > 5)
    throw new Problem('More than five false positives: mend some of what they excuse.');
  return values;
}

async function main(): Promise<boolean> {
  const { all, only, engine, lanes } = readOptions();
  const site = await serveSite();
  const storybook = await serveStorybook();
  const chosen = ({ name, component }: Subject) =>
    !only ||
    only.some(
      (word) =>
        name === word || component === word || (word.endsWith('*') && name.startsWith(word.slice(0, -1))),
    );
  try {
    const pages = pagesOf(await subjectsAt(`${site.origin}/sitemap.xml`), site.origin, all);
    const stories = await subjectsAt(`${storybook.origin}/`);
    const subjects = [...pages, ...stories].filter(chosen);
    if (subjects.length === 0) throw new Problem('No page and no story has that name.');
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
    return outcome.findings.length === 0;
  } finally {
    await Promise.all([site.close(), storybook.close()]);
  }
}

await exitAsTold(async () => {
  if (!(await main())) process.exitCode = 1;
});
