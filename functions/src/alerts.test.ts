import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = read('docs/operations.md');
const code = globSync('packages/contact/src/deliver/**/*.ts', { cwd: root }).map(read).join('\n');

test('each alert filters for an event that the functions log', () => {
  const asked = [...documents.matchAll(/jsonPayload\.message="([^"]+)"/g)].map(([, words = '']) => words);
  expect(new Set(asked).size).toBeGreaterThan(6);
  for (const words of asked) expect(code).toContain(`'${words}'`);
});

test('each alert on a missing signal uses a metric that the documented commands create', () => {
  for (const file of readdirSync(join(root, 'docs/alerts'))) {
    const { conditions } = JSON.parse(read(`docs/alerts/${file}`)) as {
      conditions: { conditionAbsent: { filter: string; duration: string } }[];
    };
    const { filter, duration } = conditions[0]?.conditionAbsent ?? { filter: '', duration: '' };
    const metric = /user\/([\w-]+)"/.exec(filter)?.[1];
    expect(documents).toContain(`gcloud logging metrics create ${metric} `);
    expect(documents).toContain(`docs/alerts/${file}`);
    // The maximum of Cloud Monitoring.
    expect(Number.parseInt(duration)).toBeLessThanOrEqual(23.5 * 3600);
  }
});
