import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Page budgets and the figures of docs/performance.md are counted with it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** Returns content as brotli or gzip. */
export function compressed(content: Buffer, format: 'br' | 'gz'): Buffer {
  return format === 'br' ? brotliCompressSync(content, { params }) : gzipSync(content);
}
