import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildableSite } from './backEnd.ts';
import { installFromHere, programOf, runIn, type Consumer } from './consumer.ts';

/** Creates a site in an empty folder from the README of `@tarcza/static-site`. */
export interface ReadmeSite extends Consumer, BuildableSite {}

export function readmeSite(tarballs: readonly string[]): ReadmeSite {
  const folder = mkdtempSync(join(tmpdir(), 'tarcza-readme-'));
  const run = runIn(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  installFromHere({ folder, run, remove }, tarballs, []);

  const blocks = blocksOf(readFileSync(join(folder, 'node_modules/@tarcza/static-site/README.md'), 'utf8'));
  const installed = blocks
    .flatMap(({ language, text }) => (language === 'sh' ? text.split('\n') : []))
    .flatMap((line) => /^npm install (?:--save-dev )?(.+)$/.exec(line)?.[1]?.split(' ') ?? []);
  installFromHere({ folder, run, remove }, [], [...new Set(installed)]);

  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { text } of blocks) {
    const [, path] = /^(?:\/\/|\/\*) (\S+\.\w+)/.exec(text) ?? [];
    if (!path) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const settings = blocks.find(({ language, text }) => language === 'json' && text.includes('"firestore"'));
  const { firestore } = JSON.parse(settings?.text ?? '{}') as { firestore?: { rules: string } };
  const [, rules = ''] = blocks.map(({ text }) => /^npx tarcza-rules (.+)$/m.exec(text)).find(Boolean) ?? [];
  run(process.execPath, [
    join(folder, 'node_modules/@tarcza/contact/dist/rules/cli.js'),
    ...rules.split(' '),
  ]);
  return {
    folder,
    rules: join(folder, firestore?.rules ?? 'none'),
    run,
    remove,
    build: (env) =>
      run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { ...env, NODE_ENV: 'production' }),
  };
}

function blocksOf(markdown: string) {
  return [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}
