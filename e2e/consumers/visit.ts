import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { endWithUs } from '../../tools/local/processes.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { collectNoise, launchChromium } from '../support/chromium.ts';
import type { Consumer } from './consumer.ts';

export interface Visit {
  page: Page;
  /** Console messages that fail a test. */
  noise: string[];
  end: () => Promise<void>;
}

export async function visitFolder(root: string, outDir: string): Promise<Visit> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0 },
    build: { outDir },
  });
  return visit(server.resolvedUrls?.local[0], () => server.close());
}

/** Opens the first page of a site that is served, and ends its server with the visit. */
export async function visit(baseURL: string | undefined, endServer: () => unknown): Promise<Visit> {
  const browser = await launchChromium();
  const page = await browser.newPage({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1000, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(timeouts.wait);
  const noise = collectNoise(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    noise,
    async end() {
      await browser.close();
      await endServer();
    },
  };
}

/** Starts a program in a site, and waits for the address that Vite prints. */
export async function startServer(
  { folder: cwd }: Pick<Consumer, 'folder'>,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
) {
  const { VITEST: _, ...env } = process.env;
  const program = spawn(process.execPath, args, {
    cwd,
    env: { ...env, NODE_ENV: 'development', NO_COLOR: '1', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(program);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [, found] = /Local: +(http:\S+)(?=\s)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    program.once('exit', () => reject(new Error(`The program ended without an address: ${output}`)));
  });
  return { address, end: () => program.kill(), output: () => output };
}
