import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../tools/local/chromium.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

export const chromiumOptions = {
  executablePath: chromiumPath,
  args: [...chromiumArgs, '--no-first-run'],
  timeout: timeouts.wait,
};

export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, ...options });

/** Returns a list to which the errors and warnings of a page's console are added. */
export function collectNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return noise;
}
