import { createFirestorePolicy } from '@tarcza/contact/policy';
import { markdown } from '@tarcza/static-site/markdown';
import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    markdown(),
    staticSite({
      host: 'firebase',
      policy: createFirestorePolicy(loadEnv(mode, import.meta.dirname, 'VITE_')),
    }),
  ],
}));
