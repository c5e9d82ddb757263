#!/usr/bin/env node
import { parseArgs } from 'node:util';

const usage = `Usage: tarcza-images [folder of the site] [--originals images/originals] [--public public]
                     [--list src/images.json] [--icon-paper '#ffffff']`;

/** sharp is not installed with the package: a site without pictures does without its 20 MB. */
async function load() {
  try {
    return await import('./makeImages.ts');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Error('sharp, which makes them, is missing. Install it: npm install --save-dev sharp', {
        cause: error,
      });
    throw error;
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      originals: { type: 'string' },
      public: { type: 'string' },
      list: { type: 'string' },
      'icon-paper': { type: 'string' },
    },
  });
  if (values.help) return console.log(usage);
  const { makeImages } = await load();
  await makeImages({
    folder: positionals[0] ?? '.',
    ...(values.originals && { originals: values.originals }),
    ...(values.public && { publicFolder: values.public }),
    ...(values.list && { list: values.list }),
    ...(values['icon-paper'] && { iconPaper: values['icon-paper'] }),
  });
}

main().catch((error: unknown) => {
  console.error(`The pictures are not ready. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
