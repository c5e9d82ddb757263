import { expect, test } from 'vitest';
import { articles } from './articles';

test('no two articles show the same scene, and the newest comes first', () => {
  const scenes = articles.map(({ kind, scene }) => scene ?? kind);
  expect(new Set(scenes).size).toBe(articles.length);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
