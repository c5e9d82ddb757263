import {
  createCases,
  runCase,
  TestForm,
  loadRules,
  createMutants,
  prepareProject,
  runCases,
  testRules,
} from '@tarcza/contact/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { everything, firms } from './firms.ts';

/** `npm run test:faults` counts all cases that a clause is there for; for `npm test` one is enough. */
const enough = process.env['FAULTS'] === 'short' ? 1 : Number.POSITIVE_INFINITY;

describe.each(firms)('the rules of the form: $form', ({ form: kind, fields, rules }) => {
  const firm = new TestForm(fields);
  const groups = createCases(firm);
  const project = `demo-tarcza-rules-${kind}`;
  beforeAll(() => prepareProject(project, rules, firm));

  for (const { name, cases } of groups) {
    describe(name, () => {
      for (const each of cases) {
        test(`${each.status === 200 ? 'allowed' : 'refused'}: ${each.title}`, async () => {
          expect(await runCase(project, each)).toBeNull();
        });
      }
    });
  }

  test('each case has its own title', () => {
    const titles = groups.flatMap(({ name, cases }) => cases.map(({ title }) => `${name}: ${title}`));
    expect(titles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(titles).size).toBe(titles.length);
  });

  describe('the suite fails without a clause', () => {
    // The clauses that every form has are taken out of the first one's rules.
    const tried = new Set(
      kind === 'site' ? [] : createMutants(firms[0]?.rules ?? '').map(({ clause }) => clause),
    );
    const all = createMutants(rules).filter(({ clause }) => !tried.has(clause));

    test('finds every labelled clause', () => {
      expect(all).toHaveLength((rules.match(/\/\/ \[.+\]$/gm)?.length ?? 0) - tried.size);
      expect(all.length).toBeGreaterThan(15);
    });

    test.each(all)('$clause', async ({ clause, rules: broken }) => {
      const mutant = `demo-tarcza-${kind}-without-${clause.toLowerCase().replace(/[^a-z]+/g, '-')}`;
      await prepareProject(mutant, broken, firm);
      const [field] = clause.split(' ');
      const about = groups.filter(({ name }) => name === `the field ${field}`);
      const red: string[] = [];
      for (const group of about.length > 0 ? about : groups) {
        if (red.length < enough) red.push(...(await runCases(mutant, [group])));
      }
      expect(red).not.toEqual([]);
    });
  });

  test('the suite fails without rules', async () => {
    const open = 'service cloud.firestore { match /{all=**} { allow read, write: if true; } }';
    expect((await testRules(open, fields, `demo-tarcza-${kind}-open`)).length).toBeGreaterThan(100);
  });

  test('the suite fails if everything is refused', async () => {
    const closed = 'service cloud.firestore { match /{all=**} { allow read, write: if false; } }';
    expect((await testRules(closed, fields, `demo-tarcza-${kind}-closed`)).length).toBeGreaterThan(10);
  });

  test('the suite does not start on rules that do not compile', async () => {
    const broken = rules.replace("data['service']", 'data.service');
    expect((await loadRules(`demo-tarcza-${kind}-broken`, broken)).status).toBe(400);
    await expect(testRules(broken, fields, `demo-tarcza-${kind}-broken`)).rejects.toThrow('do not compile');
  });
});

test('the rules of one form refuse the fields of another', async () => {
  const [site, other] = firms;
  const asked = new Set(everything.map(({ name }) => `the field ${name}`));
  const ours = await testRules(site?.rules ?? '', everything, 'demo-tarcza-site-asked-everything');
  expect(ours.filter((red) => asked.has(red.split(':')[0] ?? '')).length).toBeGreaterThan(asked.size);
  const theirs = await testRules(other?.rules ?? '', [], 'demo-tarcza-everything-asked-nothing');
  expect(theirs).toContainEqual(expect.stringContaining('a whole message: answered 403'));
});
