import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { articles } from './articles.build.ts';
import { checks } from './checks.build.ts';

export default defineConfig(({ mode }) => {
  const { VITE_FORM_URL } = loadEnv(mode, import.meta.dirname, 'VITE_');
  const policy: Record<string, string> = VITE_FORM_URL
    ? { 'connect-src': new URL(VITE_FORM_URL, 'https://localhost').origin }
    : {};
  return { plugins: [react(), articles(), checks(), staticSite({ host: 'firebase', policy })] };
});
