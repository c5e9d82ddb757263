import { spawn } from 'node:child_process';
import { Timestamp } from 'firebase-admin/firestore';
import { test } from 'vitest';
import { Harness } from './harness.ts';
test('big', async () => {
  const harness = await Harness.open();
  const { db, project } = harness;
  const writer = db.bulkWriter();
  const count = Number(process.env['COUNT'] ?? 33000);
  for (let n = 0; n < count; n++) {
    const id = `big${n.toString().padStart(17, '0')}`;
    void writer.create(db.doc(`contact_messages/${id}`), {
      name: `Bot ${n}`,
      phone: `600${100000 + n}`,
      email: null,
      service: null,
      message: `Okazja ${n}, ${n % 3 === 0 ? 'kup teraz' : 'sprzedaj zaraz'} ${'słowo '.repeat(60)}`,
      createdAt: Timestamp.fromMillis(Date.now() - n * 1000),
    });
    void writer.create(db.doc(`contact_deliveries/${id}`), {
      state: n % 2 ? 'sent' : 'held',
      attempts: 1,
      failures: 0,
      level: 'whole',
      owner: null,
      leaseUntil: Timestamp.now(),
      lastError: null,
      messageId: `<${id}@x>`,
      missing: null,
      possibleDuplicate: false,
      rank: n,
      receivedAt: Timestamp.now(),
      sentAt: null,
      expireAt: null,
    });
  }
  await writer.close();
  console.log('seeded');
  const run = (...args: string[]) =>
    new Promise<void>((resolve) => {
      const begin = Date.now();
      const limits = process.env['LIMITS'] ? ['--max-old-space-size=64'] : [];
      const p = spawn(
        process.execPath,
        [
          ...limits,
          '--conditions=tarcza-source',
          '--import',
          'data:text/javascript,process.on("exit",()=>console.error("RSS "+Math.round(process.resourceUsage().maxRSS/1024)))',
          new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname,
          ...args,
          '--project',
          project,
        ],
        { env: { ...process.env, NODE_OPTIONS: '' } },
      );
      let err = '';
      let out = 0;
      let last = '';
      p.stdout.on('data', (c: Buffer) => {
        out += c.length;
        last = c.toString().slice(-200);
      });
      p.stderr.on('data', (c: Buffer) => {
        err += c.toString();
      });
      const kill =
        process.env['KILL'] && args[0] === 'delete'
          ? setTimeout(() => p.kill('SIGINT'), Number(process.env['KILL']))
          : undefined;
      p.on('close', (code) => {
        clearTimeout(kill);
        console.log(
          args.join(' '),
          code,
          `${(Date.now() - begin) / 1000}s`,
          out,
          err.split('\n').slice(-6).join(' | '),
          last.split('\n').slice(-4).join(' | '),
        );
        resolve();
      });
    });
  await run('status');
  await run('list');
  await run('list', '--containing', 'nothing');
  await run('export', '--csv');
  await run('export', '--containing', 'kup');
  await run('delete', '--like', 'big00000000000000000', '--yes', '--count', '1');
  await run('delete', '--like', 'big00000000000000000', '--yes', '--count', String(Math.ceil(count / 3)));
  await harness.close();
}, 1200000);
