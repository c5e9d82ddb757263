import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { redirects } from '../../addresses';
import { articles } from './articles';

const slugs = articles.map(({ slug }) => slug);

test('every address that an article had in the history of the repository stays, or redirects', () => {
  const names = execFileSync(
    'git',
    ['log', '--format=', '--name-only', '--diff-filter=AR', '--', ':/site/src/content/articles/*.md'],
    { encoding: 'utf8' },
  );
  const past = [...names.matchAll(/([^/]+)\.md$/gm)].map(([, slug = '']) => slug);
  const lost = past.filter((slug) => !slugs.includes(slug) && !redirects[`/blog/${slug}`]);
  expect([...new Set(lost)], 'name them in formerSlugs of the new article, or in redirects').toEqual([]);
});

test('no two articles show the same scene, and the newest comes first', () => {
  const scenes = articles.map(({ kind, scene }) => scene ?? kind);
  expect(new Set(scenes).size).toBe(articles.length);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
