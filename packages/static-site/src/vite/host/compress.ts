import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../files.ts';

const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest', '.xml']);

/** Writes `.gz` and `.br` next to each text of a folder, for hosts that compress nothing themselves. */
export async function compressTexts(folder: string): Promise<void> {
  for (const file of listFiles(folder).filter((name) => texts.has(extname(name)) && !name.startsWith('.'))) {
    const content = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(content));
  }
}
