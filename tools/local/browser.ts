import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, Launcher } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { isExecutable, onPath, root, windows } from './paths.ts';
import { Problem } from './problem.ts';
import { ask } from './run.ts';

/** Every browser made of Chromium that may be here, those that somebody names first. */
function candidates(): string[] {
  const named = ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN'].map((variable) => process.env[variable]);
  const edge = ['ProgramFiles', 'ProgramFiles(x86)'].map((variable) =>
    join(process.env[variable] ?? '', 'Microsoft/Edge/Application/msedge.exe'),
  );
  return [
    ...named.filter((path) => path !== undefined),
    ...['chromium', 'chromium-browser', 'microsoft-edge'].flatMap(onPath),
    ...installations(),
    ...(windows ? edge : []),
    chromium.executablePath(),
  ];
}

function installations(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // It throws when there is none.
    return [];
  }
}

/** A stub that only says "install the snap" is on the PATH of some systems, so each is asked for its version. */
function runs(browser: string): boolean {
  return isExecutable(browser) && (windows || ask(browser, ['--version'], { timeout: 20_000 }).ok);
}

/**
 * The same browser without a window, where Debian's package of it is here: it draws and runs a page as the other does, with half
 * of the work. It keeps no page for going back.
 */
export const browserWithoutWindow = (): string | undefined => onPath('chromium-headless-shell').find(runs);

/** A Chromium or a browser made of it: the system's, or one installed here and now. */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const present = candidates().find(runs);
  if (present) return present;

  const timeout = 300_000;
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')[0]) {
    say('Installing the system package chromium');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    ask('apt-get', ['update'], { timeout, env });
    ask('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { timeout, env });
    const installed = candidates().find(runs);
    if (installed) return installed;
  }
  say("Installing Playwright's Chromium");
  ask(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    timeout,
  });
  const downloaded = candidates().find(runs);
  if (downloaded) return downloaded;
  throw new Problem(
    'No Chromium or Chrome was found, and none could be installed.\n' +
      '  Install one (Debian: `apt-get install chromium`), or let CHROMIUM_PATH name it.',
  );
}

/** A browser of its own without a window, for whoever speaks its DevTools protocol; with these flags beside the usual. */
export async function openBrowser(chromePath: string, flags: readonly string[] = []) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', ...flags];
  const chrome = await launch({ chromePath, userDataDir, ignoreDefaultFlags: true, chromeFlags });
  return {
    port: chrome.port,
    close: () => {
      chrome.kill();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
