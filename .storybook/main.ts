import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
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
  // The numbers of the audit, transcripts, and the approved pictures.
  staticDirs: [
    { from: '../docs/accessibility', to: '/accessibility' },
    { from: './visual/pictures', to: '/pictures' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
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
