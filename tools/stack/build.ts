import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, root, windows } from '../setup/paths.ts';
import { Problem } from '../setup/problem.ts';
import { host, project, type Ports } from './ports.ts';
import { endWithUs } from './processes.ts';

const workspaces = [
  ['packages/contact', 'the contact package'],
  ['packages/first-act', 'the loader'],
  ['packages/ui', 'the component package'],
  ['packages/static-site', 'the package of static pages'],
  ['site', 'the site'],
  ['functions', 'the functions'],
] as const;

/** What the site's build is told: its folder, and the pages know by heart where their form writes to. */
export function buildSettings(ports: Ports, site: string): Record<string, string> {
  return {
    SITE_DIST: site,
    // A test runner's own setting would bring in the development build of React.
    NODE_ENV: 'production',
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
    VITE_APP_CHECK_SITE_KEY: '',
  };
}

/** Builds what a stack serves, in the order in which one needs the other. */
export async function build(ports: Ports, site: string, say: (line: string) => void): Promise<void> {
  const env = { ...process.env, ...buildSettings(ports, site) };
  for (const [workspace, name] of workspaces) {
    say(`Building ${name}`);
    const { code, output } = await npm(['run', 'build', '--silent', '-w', workspace], env);
    if (code === 0) continue;
    mkdirSync(localFolder, { recursive: true });
    writeFileSync(join(localFolder, 'build.log'), output);
    const lines = output
      .trim()
      .split('\n')
      .slice(-15)
      .map((line) => `  | ${line}`);
    throw new Problem(`Building ${name} failed. The end of .local/build.log:\n${lines.join('\n')}`);
  }
}

function npm(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const script = process.env['npm_execpath'] ?? '';
  const direct = /npm-cli\.c?js$/.test(script);
  const child = spawn(direct ? process.execPath : 'npm', direct ? [script, ...args] : [...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows && !direct,
  });
  endWithUs(child);
  return new Promise((resolve) => {
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
