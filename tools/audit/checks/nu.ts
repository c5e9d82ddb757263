import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { ensureJava } from '../../local/java.ts';
import type { Remark } from '../findings.ts';

/** Path of the Nu HTML Checker. */
const vnuJar = String(createRequire(import.meta.url)('vnu-jar'));

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

/** Checks documents by name, all in one run of Java. Returns their remarks by name. */
export async function checkHtml(documents: ReadonlyMap<string, string>): Promise<Map<string, Remark[]>> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'audit-html-'));
  const names = [...documents.keys()];
  names.forEach((name, index) =>
    writeFileSync(join(folder.path, `${index}.html`), documents.get(name) ?? ''),
  );
  const found = new Map(names.map((name): [string, Remark[]] => [name, []]));
  const messages = await runChecker(folder.path);
  for (const { type, subType, url = '', message, extract = '', lastLine = 0 } of messages) {
    // Other notes are about what may be omitted, such as the slash of <br/>.
    if (type === 'info' && subType !== 'warning') continue;
    found.get(names[Number.parseInt(basename(url))] ?? '')?.push({
      rule: type === 'info' ? 'warning' : 'error',
      selector: 'html',
      message: `${message} (line ${lastLine}: ${extract.trim().slice(0, 120)})`,
    });
  }
  return found;
}

async function runChecker(folder: string): Promise<Message[]> {
  const args = ['-Xss8m', '-jar', vnuJar, '--format', 'json', '--stdout', '--exit-zero-always', folder];
  const java = await ensureJava(console.log);
  const { stdout } = await promisify(execFile)(java, args, { maxBuffer: 256 * 1024 * 1024 });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

export function wrapInDocument(html: string): string {
  return `<!doctype html>\n<html lang="pl"><head><meta charset="utf-8"><title>Story</title></head><body><h1>Story</h1><h2>Its part of the page</h2>${html}</body></html>`;
}
