import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), staticSite({ policy: { 'connect-src': 'https://firestore.googleapis.com' } })],
});
