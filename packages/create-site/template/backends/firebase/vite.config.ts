import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './articles.build.ts';

export default defineConfig({
  plugins: [
    react(),
    articles(),
    staticSite({
      host: 'firebase',
      policy: { 'connect-src': 'https://firestore.googleapis.com' },
    }),
  ],
});
