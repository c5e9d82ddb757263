/** Runs the operator's command of @tarcza/contact with the fields of this site: `npm run messages`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, root } from './local/paths.ts';
import { host } from './local/ports.ts';

/** Returns the addresses of Firestore in the running `npm start`. */
async function listLocalDatabases(): Promise<string[]> {
  const files = globSync('*/firebase.json', { cwd: localFolder });
  const addresses = files.flatMap((file) => {
    const config = JSON.parse(readFileSync(join(localFolder, file), 'utf8')) as {
      emulators: { firestore?: { port: number } };
    };
    return config.emulators.firestore ? [`${host}:${config.emulators.firestore.port}`] : [];
  });
  const isRunning = await Promise.all(
    addresses.map((address) =>
      fetch(`http://${address}`).then(
        () => true,
        () => false,
      ),
    ),
  );
  return addresses.filter((_, index) => isRunning[index]);
}

process.argv.splice(2, 0, '--fields', join(root, 'site/contactFields.ts'));
if (process.argv.includes('--local') && !process.env['FIRESTORE_EMULATOR_HOST']) {
  const running = await listLocalDatabases();
  if (running.length > 1) {
    console.error(`Several \`npm start\` run. Set FIRESTORE_EMULATOR_HOST to one of ${running.join(', ')}.`);
    process.exit(1);
  }
  if (running[0]) process.env['FIRESTORE_EMULATOR_HOST'] = running[0];
}
await import('../packages/contact/src/operate/cli.ts');
