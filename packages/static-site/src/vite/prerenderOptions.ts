import type { HostingOptions } from './host/options.ts';

export interface PrerenderOptions {
  root: string;
  outDir: string;
  /** Folder of the built server, inside `outDir`. */
  serverDir: string;
  /** Folder of public files; empty if there is none. */
  publicDir: string;
  hosting: HostingOptions;
  /** Path of the built loader, relative to `outDir`. */
  loader: string;
}
