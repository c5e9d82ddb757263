import { join } from 'node:path';
import { localFolder, root } from '../local/paths.ts';
import { Problem } from '../local/problem.ts';
import { host, project, type Ports } from '../local/ports.ts';
import { getLastLines, launch } from '../local/processes.ts';

/** Returns the environment of a build for these ports: the pages contain the address of the emulator. */
export function buildSettings(ports: Ports, site: string): Record<string, string> {
  return {
    SITE_DIST: site,
    // Vitest's own value would include the development build of React.
    NODE_ENV: 'production',
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
    VITE_APP_CHECK_SITE_KEY: '',
  };
}

/** Runs `npm run build` for these ports. The log is .local/build.log. */
export async function build(ports: Ports, site: string): Promise<void> {
  const building = await launch('The build', process.execPath, ['--run', 'build'], {
    cwd: root,
    env: { ...process.env, ...buildSettings(ports, site) },
    log: join(localFolder, 'build.log'),
  });
  if ((await building.ended) !== 0)
    throw new Problem(`The build failed. The end of .local/build.log:\n${getLastLines(building, 15)}`);
}
