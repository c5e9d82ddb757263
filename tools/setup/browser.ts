import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isExecutable, onPath, root } from './paths.ts';
import { Problem } from './problem.ts';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

function* candidates(): Generator<string> {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN']) {
    const path = process.env[variable];
    if (path) yield path;
  }
  yield* names.flatMap(onPath);
  for (const folder of ['', homedir()]) {
    yield join(folder, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    yield join(folder, '/Applications/Chromium.app/Contents/MacOS/Chromium');
  }
  for (const variable of ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']) {
    const folder = process.env[variable];
    if (folder) yield join(folder, 'Google/Chrome/Application/chrome.exe');
    if (folder) yield join(folder, 'Microsoft/Edge/Application/msedge.exe');
  }
}

/** A stub that only says "install the snap" is on the PATH of some systems, so each is asked for its version. */
function runs(browser: string): boolean {
  if (!isExecutable(browser)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(browser, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && runs(path) ? path : undefined;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A Chromium or a browser made of it: the system's, or one installed here and now. */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const find = async () => [...candidates()].find(runs) ?? (await fromPlaywright());
  const present = await find();
  if (present) return present;

  if (process.platform === 'linux' && isRoot() && onPath('apt-get')[0]) {
    say('Installing the system package chromium');
    const options = {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = await find();
    if (installed) return installed;
  }

  say("Installing Playwright's Chromium");
  spawnSync(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const downloaded = await find();
  if (downloaded) return downloaded;
  throw new Problem(
    'No Chromium or Chrome was found, and none could be installed.\n' +
      '  Install one (Debian: `apt-get install chromium`), or let CHROMIUM_PATH name it.',
  );
}
