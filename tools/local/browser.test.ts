import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';

test('a browser that apt has just installed is found', () => {
  const bin = createTemporaryFolder();
  const write = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  write('sudo', 'shift; exec "$@"');
  write('env', 'shift; exec "$@"');
  write('true', '');
  write('apt-cache', 'echo "Candidate: 1"');
  write('apt-get', `/bin/printf '#!/bin/sh\\n' > ${bin}/chromium; /bin/chmod +x ${bin}/chromium`);
  const program = `
    import { ensureBrowser } from ${JSON.stringify(join(import.meta.dirname, 'browser.ts'))};
    console.log(await ensureBrowser(() => undefined));`;
  const env = { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: bin };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env,
    encoding: 'utf8',
  });
  expect(output.trim()).toBe(join(bin, 'chromium'));
});
