import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

/** Loads the typeface of the site, for Storybook's own parts and for stories. */
const addTypeface = (head: string | undefined) => `${head ?? ''}
<link rel="preload" href="./fonts/tarcza-sans.woff2" as="font" type="font/woff2" crossorigin />
<link rel="icon" href="./favicon.svg" />
<style>@font-face {
  font-family: 'Tarcza Sans'; font-weight: 400 700; font-display: swap; src: url('./fonts/tarcza-sans.woff2') format('woff2');
}</style>`;

/** Keeps a window that loads in the scheme of the system: Storybook's own ground is white. */
const addGround = (head: string | undefined) => `${addTypeface(head)}
<style>
  html { color-scheme: light dark; }
  .sb-preparing-story, .sb-preparing-docs { background: Canvas !important; }
</style>`;

const config: StorybookConfig = {
  managerHead: addTypeface,
  previewHead: addGround,
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    // Each has its own id, which keeps its address if the group is renamed.
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  // The numbers of the audit, transcripts, the approved pictures; the typeface and the mark, for Storybook's own parts.
  staticDirs: [
    { from: '../docs/accessibility', to: '/accessibility' },
    { from: './visual/pictures', to: '/pictures' },
    { from: '../site/fonts', to: '/fonts' },
    { from: '../site/public/favicon.svg', to: '/favicon.svg' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // Needs the development server.
    ...(process.argv.includes('dev') ? ['@chromatic-com/storybook'] : []),
  ],
  // Hides warnings about Storybook's large chunks and about 'use client'.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    }),
  features: {
    sidebarOnboardingChecklist: false,
    // The theme has the background.
    backgrounds: false,
    // A search for "accordion" finds the heading with that word.
    experimentalSearchDocsHeadings: true,
    // For assistants: manifests/components.json.
    componentsManifest: true,
    // The code of a story is its JSX, with the values of its args.
    experimentalCodeExamples: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
