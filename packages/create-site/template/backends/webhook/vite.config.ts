import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { articles } from './articles.build.ts';

export default defineConfig(({ command, mode }) => {
  const { VITE_FORM_URL = '' } = loadEnv(mode, import.meta.dirname, 'VITE_');
  if (command === 'build') validateFormUrl(VITE_FORM_URL);
  // The policy allows addresses of the site itself.
  const policy: Record<string, string> = URL.canParse(VITE_FORM_URL)
    ? { 'connect-src': new URL(VITE_FORM_URL).origin }
    : {};
  return { plugins: [react(), articles(), staticSite({ host: 'firebase', policy })] };
});

function validateFormUrl(url: string) {
  if (!url)
    console.warn(
      '! VITE_FORM_URL is not set, so the form cannot send. Set it in .env or on the host that builds.',
    );
  else if (!/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b|\/(?!\/))/.test(url)) {
    const message = `VITE_FORM_URL is "${url}". Write the whole address, such as https://hooks.example.com/my-form, or a path on this host, such as /api/form.`;
    // Vite prints the stack, which says nothing about .env.
    throw Object.assign(new Error(message), { stack: message });
  }
}
