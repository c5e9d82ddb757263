// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leanRouter } from './leanRouter.ts';

const folders: string[] = [];
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Bundles one line of code for the browser, without React itself. */
async function bundle(code: string, { root, lean = true }: { root?: string; lean?: boolean } = {}) {
  const entry = 'virtual:entry';
  const result = await build({
    root: root ?? import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        // As a file of the folder, whose node_modules it finds.
        resolveId: (id) => (id === entry ? join(root ?? import.meta.dirname, 'entry.js') : undefined),
        load: (id) => (id.endsWith('entry.js') ? code : undefined),
      },
      ...(lean ? [leanRouter()] : []),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** A folder in which React Router consists of this one file. */
function otherRouter(path: string, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lean-router-'));
  folders.push(folder);
  const home = join(folder, 'node_modules/react-router');
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ name: 'react-router', version: '9.0.0', type: 'module', main: path }),
  );
  writeFileSync(join(home, path), code);
  return folder;
}

const use = "import { useLocation } from 'react-router-dom'; console.log(useLocation);";

test('the router that is installed leaves behind what nobody imports', async () => {
  const [lean, whole] = await Promise.all([bundle(use), bundle(use, { lean: false })]);
  expect(whole).toMatch(/forwardRef/);
  expect(lean).not.toMatch(/forwardRef|displayName/);
  expect(lean.length).toBeLessThan(whole.length / 2);
});

test.each([
  [
    'calls React by another name',
    'dist/index.mjs',
    'import * as React from "react";\nimport { createContext } from "react";\nvar A = React.createContext(null);\nA.displayName = "A";\nvar B = createContext(null);\nexport const useLocation = () => B;\n',
    /import \{ createContext \} from "react";/,
  ],
  [
    'exports what it calls',
    'dist/index.mjs',
    'import * as React from "react";\nvar A = React.createContext(null);\nA.displayName = "A";\nexport const B = R.createContext(null);\nexport const useLocation = () => A;\n',
    /export const B = R\.createContext\(null\);/,
  ],
  [
    'lies in another folder',
    'lib/index.mjs',
    'import * as React from "react";\nvar A = React.createContext(null);\nA.displayName = "A";\nexport const useLocation = () => A;\n',
    /0 display names and 0 calls/,
  ],
  [
    'names nothing any more',
    'dist/index.mjs',
    'import * as React from "react";\nvar A = React.createContext(null);\nexport const useLocation = () => A;\n',
    /0 display names and 1 calls/,
  ],
])('the build fails when the router %s', async (_, path, code, reason) => {
  const root = otherRouter(path, code);
  const building = bundle("import { useLocation } from 'react-router'; console.log(useLocation);", { root });
  await expect(building).rejects.toThrow(/no longer written as leanRouter\.ts expects/);
  await expect(building).rejects.toThrow(reason);
});

test('what has no router is built as it is', async () => {
  expect(await bundle('console.log("Dzień dobry");')).toContain('Dzień dobry');
});
