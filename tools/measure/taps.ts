/**
 * Measures the first tap of a visit on a slow phone (CPU slowed 4×, 1.6 Mbit/s, 150 ms, empty cache): `npm run measure:taps`,
 * `-- --runs 3`.
 */
import { chromium } from 'playwright-core';
import { readOptions } from '../local/arguments.ts';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../local/browser.ts';
import { median } from './median.ts';
import { serveFolder } from '../local/serveFolder.ts';
import { moments, timeTap, type Moment, type Times } from './timeTap.ts';

interface Subject {
  name: string;
  path: string;
  /** The control to tap. */
  control: string;
  /** In the page once the tap has had its effect. */
  effect: string;
  /**
   * In the page once the visitor sees that the tap was received.
   * @default the effect
   */
  feedback?: string;
}

const subjects: readonly Subject[] = [
  {
    name: 'a question opens',
    path: '/faq',
    control: 'h3 button[aria-expanded="false"]',
    // The first question is open from the start: another one opens after it.
    effect: 'div:has(> tarcza-panel:not([hidden])) ~ div > tarcza-panel:not([hidden])',
  },
  {
    name: 'a city opens',
    path: '/uslugi',
    control: 'h3 button[aria-controls]',
    effect: 'h3:has(button[aria-expanded="true"]) + tarcza-panel:not([hidden])',
  },
  {
    name: 'the blog is filtered',
    path: '/blog',
    control: 'button[aria-pressed="false"]',
    effect: 'button[aria-pressed="true"]:not(:first-of-type)',
    feedback: 'button[aria-pressed][aria-busy]',
  },
  {
    name: 'a picture opens',
    path: '/galeria',
    control: 'main figure button',
    effect: 'body > [role="dialog"]',
    feedback: 'main figure button[aria-busy]',
  },
  {
    // The browser names the first empty field, or React does.
    name: 'the empty form is refused',
    path: '/kontakt',
    control: 'form button[type="submit"]',
    effect: 'form :user-invalid, form [aria-invalid="true"]',
    feedback: 'form button[aria-busy]',
  },
];

const options = readOptions('Usage: npm run measure:taps -- [--runs 7]', {
  runs: { type: 'string', default: '7' },
});
const runs = Number(options.runs);

/** Median and worst, in milliseconds. */
const row = (times: readonly number[]) => `${Math.round(median(times))} (${Math.round(Math.max(...times))})`;

/** Returns the times of a tap at one moment. */
async function timesOf({ path, ...subject }: Subject, origin: string, moment: Moment) {
  const feedback = [subject.feedback, subject.effect].filter(Boolean).join();
  const times: Times[] = [];
  for (let run = 0; run < runs; run += 1)
    times.push(await timeTap(browser, { ...subject, address: origin + path, feedback }, moment));
  return {
    feedback: row(times.map((one) => one.feedback)),
    effect: row(times.map((one) => one.effect)),
  };
}

const server = await serveFolder(dist);
const executablePath = await ensureBrowser(console.log);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const moment of moments) {
    const rows: Record<string, object> = {};
    for (const subject of subjects) {
      rows[subject.name] = await timesOf(subject, server.origin, moment);
    }
    console.log(`From the tap, ms, median (worst) of ${runs}, ${moment}`);
    console.table(rows);
  }
} finally {
  await browser.close();
  await server.close();
}
