/**
 * Puts the built site on a preview channel of Firebase Hosting, where reviewers see it for a week:
 * `npm run preview -- my-branch`. Like a deploy it refuses while something is still a stand-in.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { deployFaults, refusal } from './deploy.ts';
import { root } from './setup/paths.ts';
import { describeFailure, Problem } from './setup/problem.ts';
import { onlyExistingFilesImmutable, readBuiltConfig } from './stack/config.ts';

function main() {
  const channel = process.argv[2]
    ?.toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 60);
  if (!channel) throw new Problem('A channel needs a name: npm run preview -- my-branch');
  const env = loadEnv('production', join(root, 'site'), 'VITE_');
  const faults = deployFaults(env, process.env['VITE_FIRESTORE_EMULATOR']);
  if (faults.length > 0) throw new Problem(refusal(faults));

  // firebase-tools takes the configuration's folder for the project's, so this one lies in the root for a while.
  const file = join(root, 'firebase.preview.json');
  const config = readBuiltConfig();
  const headers = onlyExistingFilesImmutable(config.hosting.headers, join(root, config.hosting.public));
  try {
    writeFileSync(file, JSON.stringify({ ...config, hosting: { ...config.hosting, headers } }, undefined, 2));
    const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
    const project = env['VITE_FIREBASE_PROJECT_ID']?.trim() ?? '';
    const { status } = spawnSync(
      process.execPath,
      [
        firebase,
        'hosting:channel:deploy',
        channel,
        '--expires',
        '7d',
        '--project',
        project,
        '--config',
        file,
      ],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) throw new Problem('The preview failed. What it says above is from firebase-tools.');
  } finally {
    rmSync(file, { force: true });
  }
}

try {
  main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
