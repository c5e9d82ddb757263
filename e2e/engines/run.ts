/**
 * All journeys, stories with an interaction, pages without scripting, keyboard walks and 200 first acts in Chromium,
 * Gecko and WebKit, and one table: `npm run test:engines`. What follows `--` goes to Vitest: `-- --project webkit`,
 * `-- --tags-filter smoke`, `-- e2e/journeys/keyboard.test.ts`. What each file of tests came to in each engine is kept in
 * reports/engines, so a run may be made in parts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../../packages/local/src/browser.ts';
import { root } from '../../packages/local/src/paths.ts';
import { describeFailure } from '../../packages/local/src/problem.ts';
import { missingPrograms } from './programs.ts';

const given = process.argv.slice(2);

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status ?? 1;
}

async function main(): Promise<number> {
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(missing.join('\n  '));
  const chromium = await ensureBrowser((line) => console.log(`· ${line} …`));
  console.log('· Building Storybook …');
  const storybook = ['build', '--output-dir', 'storybook-static', '--quiet'];
  const built = run('storybook/dist/bin/dispatcher.js', storybook, { STORYBOOK_DISABLE_TELEMETRY: '1' });
  if (built !== 0) return built;
  const code = run('vitest/vitest.mjs', ['run', '--config', 'e2e/engines/vitest.config.ts', ...given], {
    CHROMIUM_PATH: chromium,
    FIRST_ACTS: process.env['FIRST_ACTS'] ?? '200',
  });
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
