#!/usr/bin/env node
/**
 * Looks at any site or Storybook: `npx tarcza-audit https://www.example.com/sitemap.xml http://127.0.0.1:6006`. An
 * address is a page, a site map, or a Storybook. The report goes to reports/accessibility, or where `--out` says.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { audit, subjectsAt, summaryOf } from './audit.ts';

const usage = `Usage: npx tarcza-audit ADDRESS… [--out reports/accessibility] [--locale en-GB] [--engine axe]… [--browser PATH]

  ADDRESS    a page, a site map (its name ends in .xml), or a Storybook
  --browser  a Chromium; without it CHROMIUM_PATH, or /usr/bin/chromium`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'reports/accessibility' },
      locale: { type: 'string', default: 'en-GB' },
      engine: { type: 'string', multiple: true },
      browser: { type: 'string', default: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    },
  });
  if (positionals.length === 0) throw new Error('No address was given.');
  const subjects = (await Promise.all(positionals.map(subjectsAt))).flat();
  const outcome = await audit({
    subjects,
    folder: resolve(values.out),
    browser: values.browser,
    locale: values.locale,
    ...(values.engine && { engines: values.engine }),
    say: (line) => console.log(line),
  });
  console.log(`${summaryOf(outcome)}\nThe report: ${values.out}/index.html`);
  process.exitCode = outcome.findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
