// `npm run try` runs this inside the Firestore emulator: the site, the delivery and a mailbox on this computer.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'vite';

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT = 'demo-site' } = process.env;
if (!FIRESTORE_EMULATOR_HOST) {
  console.error('This file needs the emulator. Run: npm run try');
  process.exit(1);
}
const [smtp, web] = [process.env.TRY_SMTP_PORT ?? '1025', process.env.TRY_MAILBOX_PORT ?? '1080'];
const host = '127.0.0.1';
Object.assign(process.env, {
  VITE_FIREBASE_PROJECT_ID: GCLOUD_PROJECT,
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIRESTORE_EMULATOR: FIRESTORE_EMULATOR_HOST,
  SMTP_URL: `smtp://${host}:${smtp}`,
  // This computer is not in Google's cloud.
  METADATA_SERVER_DETECTION: 'none',
});

const maildev = createRequire(import.meta.url).resolve('maildev/bin/maildev');
const mailbox = spawn(process.execPath, [maildev, '--ip', host, '--smtp', smtp, '--web', web], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => mailbox.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

await import('./deliver.mjs');
const server = await createServer({ server: { host } });
await server.listen();
console.log(`Write a message in the form. The e-mail arrives in the mailbox: http://${host}:${web}`);
server.printUrls();
