import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { chromiumPath } from '../../tools/local/chromium.ts';
import { patience } from '../../tools/testing/patience.ts';

/** Starts Chromium without requests of its own. */
export const launchChromium = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', ...args],
    timeout: patience.wait,
    ...options,
  });
