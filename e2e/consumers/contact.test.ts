import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsumer, installFromHere, type Consumer } from './consumer.ts';

// A project that uses only the contact package.
let project: Consumer;

beforeAll(() => {
  project = createConsumer('contact');
  installFromHere(project, ['contact'], []);
});
afterAll(() => project.remove());

const node = (code: string) => project.run(process.execPath, ['--input-type=module', '--eval', code]).trim();

test('the contract needs no other package', () => {
  const output = node(`
    import { normalizeValues, standardFields, validateValues } from '@tarcza/contact/fields';
    console.log(Object.keys(validateValues(standardFields, normalizeValues(standardFields, { name: 'Anna' }))).join());`);
  expect(output).toBe('phone,message');
});

test('a server delivers with its peer dependencies', () => {
  installFromHere(project, [], ['firebase-admin', 'firebase-functions', 'nodemailer', 'libphonenumber-js']);
  const output = node(`
    import { initializeApp } from 'firebase-admin/app';
    import { deliver } from '@tarcza/contact/deliver';
    import { createContactFunctions } from '@tarcza/contact/functions';
    import { renderContactEmail, createSmtpMailer } from '@tarcza/contact/email';
    import { operate } from '@tarcza/contact/operate';
    initializeApp({ storageBucket: 'photos-of-another-function' });
    console.log([deliver, renderContactEmail, createSmtpMailer, operate].map((one) => one.name).join(), Object.keys(createContactFunctions({ region: 'x' })).length);`);
  expect(output).toBe('deliver,renderContactEmail,createSmtpMailer,operate 3');
});
