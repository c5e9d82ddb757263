import type { InlineConfig } from 'vite';
import type { HostingOptions } from './host/options.ts';

export interface PrerenderOptions {
  /** Vite's root. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** Folder of the built server, inside `outDir`. */
  serverDir: string;
  /** Folder of public files; empty if there is none. */
  publicDir: string;
  hosting: HostingOptions;
  /** Options of Vite that also apply to the loader. */
  shared: Pick<InlineConfig, 'define' | 'envDir' | 'envPrefix' | 'mode' | 'resolve'>;
}
