import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../packages/local/src/paths.ts';

const cli = join(root, 'packages/audit/src/cli.ts');

function run(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd: root });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
}

test('the audit of any address finds its faults, says them and writes its report', async () => {
  const page = readFileSync(join(root, 'packages/audit/badPage.html'));
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/page' ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const out = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => {
    server.close();
    rmSync(out, { recursive: true });
  });

  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`;
  const { code, said } = await run([address, '--engine', 'axe-core', '--out', out]);

  expect(said).toContain('axe-core: html-has-lang: ');
  expect(code).toBe(1);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('axe-core: html-has-lang');
});

test('without an address it says how it is used', async () => {
  const { code, said } = await run([]);
  expect(said).toContain('Usage: npx tarcza-audit ADDRESS');
  expect(code).toBe(2);
});
