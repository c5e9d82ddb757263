import { staticSite } from '@tarcza/static-site/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const emulator = process.env.VITE_FIRESTORE_EMULATOR;
const policy = { 'connect-src': emulator ? `http://${emulator}` : 'https://firestore.googleapis.com' };

export default defineConfig({ plugins: [react(), staticSite({ host: 'firebase', policy })] });
