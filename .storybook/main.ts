import type { StorybookConfig } from '@storybook/react-vite';
import { withExamples } from './manifest.ts';

const config: StorybookConfig & { experimental_manifests: typeof withExamples } = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    // Each names its own id: its address stays whatever the sidebar calls the group.
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  // The conformance report for machines.
  staticDirs: [{ from: '../docs/accessibility', to: '/accessibility' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    // Serves the manifest to assistants at /mcp, which a build has no server for.
    ...(process.argv.includes('dev') ? ['@storybook/addon-mcp'] : []),
  ],
  // Storybook's own chunks are large, and a page of stories has no use for 'use client': neither is news.
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        onwarn: (warning, print) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') print(warning);
        },
      },
    },
  }),
  features: {
    // The theme decides what is behind a story.
    backgrounds: false,
    // Whoever searches for "accordion" finds the heading that names it.
    experimentalSearchDocsHeadings: true,
    // For assistants: manifests/components.json, with the examples that the package brings.
    componentsManifest: true,
  },
  experimental_manifests: withExamples,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
