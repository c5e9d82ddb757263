import { expect, test } from 'vitest';
import { ask } from './local/run.ts';

test("firestore.rules is what npm run rules writes for the site's fields", () => {
  expect(ask('npm', ['run', '--silent', 'rules', '--', '--check'])).toMatchObject({ ok: true });
});
