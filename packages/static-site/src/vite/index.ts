import { rm } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import type { BuildEnvironmentOptions, Plugin, Rolldown, UserConfig, ViteBuilder } from 'vite';
import { validateHosting, type HostingOptions } from './host/options.ts';
import { createDevelopmentServer } from './developmentServer.ts';
import { listFiles, validateFileNames } from './files.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { createPreviewServer } from './previewServer.ts';
import { entries } from './entries.ts';
import { validateBase, validateBuild, validateMode, validateOutDir } from './validateSettings.ts';

export type { Host } from './host/options.ts';
export type { Policy } from './host/policy.ts';

export interface StaticSiteOptions extends HostingOptions {
  /**
   * Folder of the built site, relative to Vite's root. Every build empties it.
   * @default 'dist'
   */
  outDir?: string;
}

/**
 * Creates the plugins with which `vite build` writes a static site, `vite` renders its pages from their sources, and `vite preview`
 * serves it. The build fails with the file and what to do, such as for two routes of one address, or a dead link.
 */
export function staticSite({ outDir = 'dist', ...hosting }: StaticSiteOptions = {}): Plugin[] {
  validateHosting(hosting);
  // Inside outDir, which the build empties anyway, so that nothing else is deleted.
  const serverDir = join(outDir, '.server');
  return [
    createDevelopmentServer(hosting.policy),
    createPreviewServer(outDir),
    {
      name: 'static-site',
      apply: 'build',
      config: (user) => {
        validateBuild(user);
        return {
          ...sharedConfig,
          build: {
            ...sharedConfig.build,
            target: user.build?.target ?? sharedConfig.build?.target,
            assetsInlineLimit: user.build?.assetsInlineLimit ?? inlinePictures,
          },
          environments: {
            client: { build: createClientBuild(outDir) },
            ssr: { build: { ...serverBuild, outDir: serverDir } },
            loader: { consumer: 'client', build: { ...loaderBuild, outDir } },
          },
          // Packages with components are bundled with the pages, so that all of them share one React.
          ssr: { noExternal: [/^@tarcza\//] },
        };
      },
      configResolved({ base, root, publicDir, configFile, isProduction }) {
        const { NODE_ENV, VITEST } = process.env;
        // Vitest sets both in its own process.
        validateMode(isProduction || (NODE_ENV === 'test' && VITEST !== undefined));
        validateBase(base);
        const kept = [...Object.values(entries), publicDir, configFile ?? ''].filter(Boolean);
        validateOutDir(root, outDir, kept, publicDir);
        const folders = [join(root, 'src'), publicDir];
        validateFileNames(
          folders.flatMap((folder) => listFiles(folder).map((file) => join(relative(root, folder), file))),
        );
      },
      buildApp: { order: 'post', handler: (builder) => buildSite(builder, { outDir, serverDir, hosting }) },
    },
  ];
}

type BuildOptions = Pick<PrerenderOptions, 'outDir' | 'serverDir' | 'hosting'>;

/** Builds browser and server, and renders the pages. `outDir` and `serverDir` are relative to Vite's root. */
async function buildSite(builder: ViteBuilder, options: BuildOptions): Promise<void> {
  const { client, ssr, loader } = builder.environments;
  for (const environment of [client!, ssr!]) if (!environment.isBuilt) await builder.build(environment);
  const { output } = (await builder.build(loader!)) as Rolldown.RolldownOutput;
  const { root, publicDir } = builder.config;
  const folders = { outDir: resolve(root, options.outDir), serverDir: resolve(root, options.serverDir) };
  // Imported here, so that reading a configuration does not import React.
  const file = new URL(`./prerender${extname(import.meta.url)}`, import.meta.url);
  const { prerender } = (await import(file.href)) as typeof import('./prerender.ts');
  try {
    // The first file is the entry.
    await prerender({ ...options, ...folders, root, publicDir, loader: output[0].fileName });
  } finally {
    await rm(folders.serverDir, { recursive: true, force: true });
  }
}

/** Inlines small pictures only, because the Content-Security-Policy allows other files from the site itself only. */
const inlinePictures = (file: string) => (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file) ? undefined : false);

const sharedConfig: UserConfig = {
  // One set of plugins, so that the second build reuses the results of the first.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  // The plugins that minify styles read these from the shared options only.
  build: {
    target: 'es2022',
    // The oldest browsers that `@tarcza/ui` promises.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
  },
};

const serverBuild: BuildEnvironmentOptions = {
  emptyOutDir: true,
  ssr: entries.server,
  sourcemap: true,
  // Vite's ending would follow `type` in package.json.
  rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
};

/** One classic script, which Vite cannot build together with modules. The build of the browser has emptied the folder. */
const loaderBuild: BuildEnvironmentOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: entries.loader,
    output: { format: 'iife', entryFileNames: 'assets/loader-[hash].js' },
  },
};

function createClientBuild(outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // One immutable stylesheet for all pages.
    cssCodeSplit: false,
    // WebKit caches a failed preload, and each import of that script then fails. So only the dependencies of an imported
    // script are preloaded.
    modulePreload: { resolveDependencies: (script, needed) => needed.filter((file) => file !== script) },
    rolldownOptions: {
      input: entries.entry,
      // The loader calls what it exports.
      preserveEntrySignatures: 'strict',
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${getFolder(facadeModuleId)}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Fewer files for slow connections. A page and its head count as two.
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  };
}

/** Returns the folder of a page's file for the name of its chunk, since all pages have the same file names. */
function getFolder(source: string | null = '') {
  const [, folder] = /([^/]+)\/(?:Page\.tsx|head\.ts)$/.exec(source ?? '') ?? [];
  return folder ? `${folder}.` : '';
}
