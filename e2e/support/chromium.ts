import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { chromiumPath } from '../../tools/local/chromium.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

/** Chromium without requests of its own. */
export const chromiumOptions = {
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  timeout: timeouts.wait,
};

export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, ...options });
