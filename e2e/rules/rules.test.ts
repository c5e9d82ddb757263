import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Outcomes } from '../delivery/outcomes.ts';
import { groups } from './cases.ts';
import { loadRules } from './firestoreRest.ts';
import { fault, mutants, prepare, redCases, rulesFile } from './suite.ts';

const project = 'demo-tarcza-rules';

const outcomes = new Outcomes();
afterAll(() => outcomes.print());

describe('firestore.rules', () => {
  beforeAll(() => prepare(project, rulesFile));

  for (const { name, cases } of groups) {
    describe(name, () => {
      let passed = 0;
      for (const each of cases) {
        test(`${each.status === 200 ? 'allowed' : 'refused'}: ${each.title}`, async () => {
          expect(await fault(project, each)).toBeNull();
          passed++;
        });
      }

      afterAll(() => outcomes.note(name, `${passed} of ${cases.length} answered as they must be`));
    });
  }
});

describe('the suite itself', () => {
  test('tries everything under a title of its own', () => {
    const titles = groups.flatMap(({ name, cases }) => cases.map(({ title }) => `${name}: ${title}`));
    expect(titles.length).toBeGreaterThanOrEqual(100);
    expect(new Set(titles).size).toBe(titles.length);
  });

  describe('turns red when a clause is taken out', () => {
    const all = mutants(rulesFile);

    test('finds every labelled clause', () => {
      expect(all).toHaveLength(rulesFile.match(/\/\/ \[.+\]$/gm)?.length ?? 0);
      expect(all.length).toBeGreaterThan(15);
    });

    test.each(all)('$clause', async ({ clause, rules }) => {
      const mutant = `demo-tarcza-without-${clause.toLowerCase().replace(/[^a-z]+/g, '-')}`;
      await prepare(mutant, rules);
      const red = await redCases(mutant);
      outcomes.note(`without [${clause}]`, `${red.length} red, such as "${red[0]}"`);
      expect(red).not.toEqual([]);
    });
  });

  test('turns red when no rules are in force', async () => {
    const open = 'demo-tarcza-open';
    await prepare(open, 'service cloud.firestore { match /{all=**} { allow read, write: if true; } }');
    expect((await redCases(open)).length).toBeGreaterThan(100);
  });

  test('turns red when everything is refused', async () => {
    const closed = 'demo-tarcza-closed';
    await prepare(closed, 'service cloud.firestore { match /{all=**} { allow read, write: if false; } }');
    expect((await redCases(closed)).length).toBeGreaterThan(10);
  });

  test('does not start on rules that do not compile', async () => {
    const broken = rulesFile.replace("data['service']", 'data.service');
    expect((await loadRules('demo-tarcza-broken', broken)).status).toBe(400);
    await expect(prepare('demo-tarcza-broken', broken)).rejects.toThrow('do not compile');
  });
});
