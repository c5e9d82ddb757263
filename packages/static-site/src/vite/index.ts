import { rm } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { BuildEnvironmentOptions, Plugin, UserConfig } from 'vite';
import { checkHosting, type HostingOptions } from './host/options.ts';
import { developmentServer } from './developmentServer.ts';
import { previewServer } from './previewServer.ts';
import { checkBase, checkBuild, checkModules, checkOutDir } from './settings.ts';

export type { Host } from './host/hostFiles.ts';
export type { Policy } from './host/policy.ts';
export type { Hsts } from './host/rules.ts';
export type { SiteScript } from './host/scripts.ts';

export interface StaticSiteOptions extends HostingOptions {
  /**
   * What the browser runs on the first interaction, below Vite's root. Its default export hydrates the page.
   * @default 'src/main.tsx'
   */
  entry?: string;
  /**
   * What the build renders the pages with, below Vite's root. Its default export comes from `defineSite`.
   * @default 'src/server.tsx'
   */
  server?: string;
  /**
   * The only script of a page until the first interaction, below Vite's root. It is built as one classic script.
   * @default 'src/loader.ts'
   */
  loader?: string;
  /**
   * Folder of the built site, below Vite's root. Every build empties it.
   * @default 'dist'
   */
  outDir?: string;
}

/**
 * Makes `vite build` write a static site: each address as complete HTML, a sitemap, robots.txt, and scripts that wait for
 * the visitor's first interaction. The build fails with the file and what to do when two routes match one address, a page
 * has no title, a picture is missing or a link is dead. `vite` renders the same pages from their sources, hydrated from
 * the beginning, and `vite preview` serves what was built.
 */
export function staticSite({
  entry = 'src/main.tsx',
  server = 'src/server.tsx',
  loader = 'src/loader.ts',
  outDir = 'dist',
  ...hosting
}: StaticSiteOptions = {}): Plugin[] {
  checkHosting(hosting);
  // Inside the folder that the build empties anyway, so that nothing else is ever deleted.
  const serverDir = join(outDir, '.server');
  return [
    developmentServer({ entry, server }),
    previewServer(outDir),
    {
      name: 'static-site',
      apply: 'build',
      config: (user) => {
        checkBuild(user, outDir);
        return {
          ...ofBothBuilds,
          environments: {
            client: { build: clientBuild(entry, outDir) },
            ssr: { build: { outDir: serverDir, emptyOutDir: true, ssr: server, sourcemap: true } },
          },
          // Packages with components are bundled with the pages, so that all of them share one React.
          ssr: { noExternal: [/^@tarcza\//] },
        };
      },
      configResolved({ base, root, publicDir, configFile }) {
        checkBase(base);
        const sources = [entry, server, loader, publicDir, configFile ?? ''].filter(Boolean);
        checkOutDir(root, outDir, sources, publicDir);
      },
      // The last hook before Vite empties the folder.
      buildEnd(error) {
        if (!error) checkModules(this.environment.config.root, outDir, this.getModuleIds());
      },
      buildApp: {
        order: 'post',
        async handler(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('Vite has no environments to build the site in.');
          if (!client.isBuilt) await builder.build(client);
          if (!ssr.isBuilt) await builder.build(ssr);
          const { root, publicDir } = builder.config;
          const folders = { outDir: resolve(root, outDir), serverDir: resolve(root, serverDir) };
          // Imported here, so that reading a configuration does not need what the pages are rendered with.
          const file = new URL(`./prerender${extname(import.meta.url)}`, import.meta.url);
          const { prerender } = (await import(file.href)) as typeof import('./prerender.ts');
          try {
            await prerender({ root, entry, server, loader, ...folders, publicDir, hosting });
          } finally {
            await rm(folders.serverDir, { recursive: true, force: true });
          }
        },
      },
    },
  ];
}

const ofBothBuilds: UserConfig = {
  // One set of plugins, so that the second build finds what the first has compiled.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  // The plugins that minify styles read these from the shared options alone.
  build: {
    target: 'es2022',
    // The first browsers with cascade layers, which the components' rules are in.
    cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'],
  },
};

function clientBuild(entry: string, outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // One immutable stylesheet for all pages.
    cssCodeSplit: false,
    // WebKit keeps a failed preload for the rest of the visit, and each import of that script then fails: so an imported
    // script is not preloaded itself, only what it needs.
    modulePreload: { resolveDependencies: (script, needed) => needed.filter((file) => file !== script) },
    rolldownOptions: {
      input: entry,
      // The loader calls what it exports.
      preserveEntrySignatures: 'strict',
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${folderOf(facadeModuleId)}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Fewer files on a slow connection. A page and its head count as two.
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  };
}

/** Returns the folder of a page's file for the name of its chunk, since all pages have the same file names. */
function folderOf(source: string | null = '') {
  const [, folder] = /([^/]+)\/(?:Page\.tsx|head\.ts)$/.exec(source ?? '') ?? [];
  return folder ? `${folder}.` : '';
}
