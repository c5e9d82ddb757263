import { expect, test } from 'vitest';
import { undecided } from '../../packages/audit/src/judgement.ts';
import { judgements } from './judgements.ts';

const remark = { rule: 'color-contrast', selector: 'a', message: 'It is overlapped by another element' };

test('what an engine could not decide and nobody has judged is a finding', () => {
  expect(undecided('axe-core', [{ ...remark, message: 'It has a gradient' }], judgements)).toEqual([
    expect.objectContaining({
      rule: 'undecided: color-contrast',
      selector: 'a',
      message: expect.stringContaining('It has a gradient') as string,
    }),
  ]);
  expect(undecided('axe-core', [{ ...remark, rule: 'target-size' }], judgements)).toHaveLength(1);
  expect(undecided('another engine', [remark], judgements)).toHaveLength(1);
});

test('what a person has judged is none', () => {
  expect(undecided('axe-core', [remark], judgements)).toEqual([]);
});

test('what was judged on one page is open on another', () => {
  const obscured = { ...remark, message: 'It is partially obscured by another element' };
  expect(undecided('axe-core', [obscured], judgements, 'Foundations/Theming: Wide')).toEqual([]);
  expect(undecided('axe-core', [obscured], judgements, '/kontakt')).toHaveLength(1);
});

test('every judgement gives a reason of a sentence, once', () => {
  for (const { reason } of judgements) expect(reason).toMatch(/^.{40,}\.$/s);
  const questions = judgements.map(({ engine, rule, about, page }) => `${engine} ${rule} ${about} ${page}`);
  expect(new Set(questions).size).toBe(judgements.length);
});
