import { extname, resolve } from 'node:path';
import type { BuildEnvironmentOptions, Plugin, UserConfig } from 'vite';
import { checkHosting, type HostingOptions } from './host/options.ts';
import { developmentServer } from './developmentServer.ts';
import { emptyButPages, textsFolder } from './keptPages.ts';
import { leanRouter } from './leanRouter.ts';
import { previewServer } from './previewServer.ts';

export type { Host } from './host/hostFiles.ts';
export type { Policy } from './host/policy.ts';
export type { Hsts } from './host/rules.ts';
export type { SiteScript } from './host/scripts.ts';
export { inlineStyles, type InlineStyles } from './inlineStyles.ts';

export interface StaticSiteOptions extends HostingOptions {
  /**
   * What the browser runs on the visitor's first act, below Vite's root. Its default export wakes the page.
   * @default 'src/main.tsx'
   */
  entry?: string;
  /**
   * What the build draws the pages with, below Vite's root. Its default export comes from `defineSite`.
   * @default 'src/server.tsx'
   */
  server?: string;
  /**
   * The only script of a page until the visitor acts, below Vite's root. Built as one classic script.
   * @default 'src/loader.ts'
   */
  loader?: string;
  /**
   * Folder of the built site, below Vite's root.
   * @default 'dist'
   */
  outDir?: string;
  /**
   * Sources, besides React and the router, that every page needs: two downloads on the first act in place of thirty.
   */
  main?: RegExp;
  /**
   * Sources that hold the words of single pages, by their paths: articles in Markdown, for instance. Pages `import()`
   * them. Their files keep their names when the words change, so that a new sentence changes no other file and no other
   * page: the next build draws only the pages that may show it, and a deploy uploads no more. Browsers ask for them again
   * each time.
   */
  texts?: RegExp;
}

/**
 * Makes `vite build` write a static site: each address as complete HTML with its own rules and their hash in its
 * Content-Security-Policy, a sitemap, robots.txt, and scripts that wait for the visitor's first act. The build fails
 * with the file and what to do when two routes fit one address, a page has no title, a picture is missing or a link
 * leads nowhere. `vite` alone shows the same pages from their sources, awake from the beginning, and `vite preview`
 * what was built.
 */
export function staticSite({
  entry = 'src/main.tsx',
  server = 'src/server.tsx',
  loader = 'src/loader.ts',
  outDir = 'dist',
  main,
  texts,
  ...hosting
}: StaticSiteOptions = {}): Plugin[] {
  checkHosting(hosting);
  const serverDir = `${outDir}-server`;
  return [
    leanRouter(),
    developmentServer({ entry, server }),
    previewServer(outDir),
    {
      name: 'static-site',
      apply: 'build',
      config: () => ({
        ...ofBothBuilds,
        environments: {
          client: { build: clientBuild({ entry, outDir, ...(main && { main }), ...(texts && { texts }) }) },
          ssr: { build: serverBuild(server, serverDir, texts) },
        },
        // What holds components is built with the pages, so that all of it shares one React.
        ssr: { noExternal: [/^@tarcza\//] },
      }),
      buildStart() {
        const { root } = this.environment.config;
        if (this.environment.name === 'client') emptyButPages(resolve(root, outDir));
      },
      buildApp: {
        order: 'post',
        async handler(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('Vite has no environments to build the site in.');
          if (!client.isBuilt) await builder.build(client);
          if (!ssr.isBuilt) await builder.build(ssr);
          const { root, publicDir, cacheDir } = builder.config;
          // Not before it is needed: a configuration can be read without what the pages are written with.
          const file = new URL(`./prerender${extname(import.meta.url)}`, import.meta.url);
          const { prerender } = (await import(file.href)) as typeof import('./prerender.ts');
          await prerender({
            root,
            entry,
            server,
            loader,
            outDir: resolve(root, outDir),
            serverDir: resolve(root, serverDir),
            publicDir,
            cacheDir,
            hosting,
          });
        },
      },
    },
  ];
}

const ofBothBuilds: UserConfig = {
  // One set of plugins, so that the second build finds what the first has compiled.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  // What makes the style sheet does not ask what a single build aims at.
  build: {
    target: 'es2022',
    // The first ones with cascade layers, which the components' rules lie in.
    cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'],
  },
};

function clientBuild({
  entry,
  outDir,
  main,
  texts,
}: Pick<StaticSiteOptions, 'main' | 'texts'> & { entry: string; outDir: string }): BuildEnvironmentOptions {
  return {
    outDir,
    // Emptied by ourselves: pages may stay.
    emptyOutDir: false,
    manifest: true,
    // One style sheet: each page carries the rules it uses in its own HTML.
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: othersThan },
    rolldownOptions: {
      input: entry,
      // The loader calls what it exports.
      preserveEntrySignatures: 'strict',
      // Reading a property of an import, such as `React.Component`, changes nothing.
      treeshake: { propertyReadSideEffects: false },
      // One file for all that every page needs, so that the first tap waits for two downloads and not for thirty.
      output: {
        chunkFileNames: chunkNames(texts),
        codeSplitting: {
          groups: [
            {
              name: 'main',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            ...(main ? [{ name: 'main', test: main, minShareCount: 2 }] : []),
          ],
        },
      },
    },
  };
}

/**
 * What is fetched beside a script that is imported: what it needs itself, and never the script, which comes with the import as
 * soon. WebKit keeps a preload that was answered with an error for as long as the page, and for the same page after a reload:
 * each further import of it fails without asking the host again.
 */
const othersThan = (script: string, needed: string[]) => needed.filter((file) => file !== script);

function serverBuild(server: string, outDir: string, texts: RegExp | undefined): BuildEnvironmentOptions {
  const output = { chunkFileNames: chunkNames(texts) };
  return { outDir, emptyOutDir: true, ssr: server, manifest: true, rolldownOptions: { output } };
}

/** A text has no hash in its name, or who imports it would be named anew with each of its words. */
const chunkNames = (texts: RegExp | undefined) => (chunk: { facadeModuleId?: string | null }) =>
  chunk.facadeModuleId && texts?.test(chunk.facadeModuleId)
    ? `${textsFolder}/[name].js`
    : 'assets/[name]-[hash].js';
