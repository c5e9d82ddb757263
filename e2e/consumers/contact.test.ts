import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createConsumer, installFromHere, packageIn, programOf, type Consumer } from './consumer.ts';

// A project that uses only the contact package.
let project: Consumer;

beforeAll(() => {
  project = createConsumer('contact');
  const contact = inject('tarballs').filter((tarball) => packageIn(tarball) === '@tarcza/contact');
  installFromHere(project, contact, []);
});
afterAll(() => project.remove());

const node = (code: string) => project.run(process.execPath, ['--input-type=module', '--eval', code]).trim();

test('the contract needs no other package', () => {
  const output = node(`
    import { normalizeValues, standardFields, validateValues } from '@tarcza/contact/fields';
    console.log(Object.keys(validateValues(standardFields, normalizeValues(standardFields, { name: 'Anna' }))).join());`);
  expect(output).toBe('phone,message');
});

test('a server delivers with its peer dependencies, and its types resolve', () => {
  installFromHere(project, [], ['firebase-admin', 'nodemailer', 'libphonenumber-js', '@types/node']);
  const output = node(`
    import { deliver } from '@tarcza/contact/deliver';
    import { renderContactEmail, createSmtpMailer } from '@tarcza/contact/email';
    import { operate } from '@tarcza/contact/operate';
    console.log([deliver, renderContactEmail, createSmtpMailer, operate].map((one) => one.name).join());`);
  expect(output).toBe('deliver,renderContactEmail,createSmtpMailer,operate');

  writeFileSync(
    join(project.folder, 'types.ts'),
    `import { deliver, type DeliveryRules } from '@tarcza/contact/deliver';
     import { renderContactEmail } from '@tarcza/contact/email';
     export const rules: Partial<DeliveryRules> = { capPerHour: 10 };
     // @ts-expect-error A rule that there is not.
     export const wrong: Partial<DeliveryRules> = { capPerMinute: 10 };
     export const used = [deliver, renderContactEmail];`,
  );
  const options = ['--strict', '--noEmit', '--target', 'es2023', '--types', 'node', '--skipLibCheck'];
  project.run(programOf('.bin/tsc'), ['--ignoreConfig', ...options, '--module', 'nodenext', 'types.ts']);
});

test('the package contains the indexes, and no rules', () => {
  const output = node(`
    import { existsSync } from 'node:fs';
    const indexes = new URL(import.meta.resolve('@tarcza/contact/firestore.indexes.json'));
    console.log(existsSync(indexes), existsSync(new URL('firestore.rules', indexes)));`);
  expect(output).toBe('true false');
});
