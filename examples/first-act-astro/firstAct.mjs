import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loaderFile, loaderTag } from '@tarcza/first-act';

const failed = '<template data-act="failed"><p role="alert">This did not load. Click again.</p></template>';
const addresses = /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;

/** Adds the directive `client:act`: its islands hydrate together, on the visitor's first interaction. */
export function firstAct() {
  return {
    name: 'first-act',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'act', entrypoint: './clientAct.js' });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await copyFile(loaderFile, `${folder}first-act.js`);
        for (const name of await readdir(folder, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const html = await readFile(folder + name, 'utf8');
          const files = new Set();
          for (const [, address] of html.matchAll(addresses)) await collect(folder, address, files);
          const tag = loaderTag({ src: '/first-act.js', entry: '/first-act-entry.js', files: [...files] });
          await writeFile(
            folder + name,
            html.replace('<head>', `<head>${tag}`).replace('</body>', `${failed}</body>`),
          );
        }
      },
    },
  };
}

/** Adds a script and the scripts that it imports. */
async function collect(folder, address, files) {
  if (files.has(address)) return;
  files.add(address);
  const code = await readFile(folder + address.slice(1), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
    await collect(folder, new URL(imported, `http://here${address}`).pathname, files);
  }
}
