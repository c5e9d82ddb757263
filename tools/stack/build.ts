import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localFolder, root, windows } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { host, project, type Ports } from '../local/ports.ts';
import { endWithUs } from '../local/processes.ts';

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
    const output = await npmFailure(['run', 'build', '--silent', '-w', workspace], env);
    if (output === undefined) continue;
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

/** Runs npm; what it said when it failed, nothing when all went well. */
async function npmFailure(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const script = process.env['npm_execpath'] ?? '';
  const direct = /npm-cli\.c?js$/.test(script);
  const command = direct ? [process.execPath, script] : ['npm'];
  const options = { cwd: root, env, shell: windows && !direct, maxBuffer: 100_000_000 };
  const running = promisify(execFile)(command[0] ?? '', [...command.slice(1), ...args], options);
  endWithUs(running.child);
  try {
    await running;
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return stdout + stderr || message;
  }
}
