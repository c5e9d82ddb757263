import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findIcons } from './findIcons.ts';
import type { Manifest } from './manifest.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import type { LoadedAddress } from './host/policy.ts';
import { readCss } from './readCss.ts';
import type { Assets } from './renderDocument.ts';
import { entries } from './entries.ts';

export interface BuiltAssets extends Assets {
  manifest: Manifest;
  loaded: readonly LoadedAddress[];
}

export async function prepareAssets({ outDir, loader }: PrerenderOptions): Promise<BuiltAssets> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const script = manifest[entries.entry]?.file;
  // Vite's name of the stylesheet that it joins from all modules, with `cssCodeSplit: false`.
  const stylesheet = manifest['style.css']?.file;
  if (!script || !stylesheet)
    throw new Error(
      `The build has no ${entries.entry} or no stylesheet. The entry must import the site's styles.`,
    );
  const { font, loaded } = readCss(await readFile(join(outDir, stylesheet), 'utf8'));
  return {
    manifest,
    loader,
    entry: script,
    stylesheet,
    font: font?.slice(1),
    loaded,
    icons: findIcons(outDir),
  };
}
