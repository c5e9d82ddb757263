/** What a visitor finds on the pages about one pest or one job. */
import { expect, test } from 'vitest';
import { loadTopic, topics } from './topics';
import { partOf } from '../testing/renderedPages';

test.each(topics)('$path leads to phone, form, service, price, checklist and article', async (topic) => {
  const main = await partOf(topic.path);
  for (const href of [
    'tel:+48',
    '/kontakt#formularz"',
    `/uslugi/${topic.service}"`,
    '/cennik"',
    '/gwarancja"',
    `/przygotowanie/${topic.service}"`,
    ...topic.articles.map((slug) => `/blog/${slug}"`),
  ])
    expect(main).toContain(`href="${href}`);
});

test.each(topics)('every row of a table on $path fills its columns', async ({ path }) => {
  const topic = await loadTopic(path);
  for (const chapter of topic?.chapters ?? [])
    if (chapter.kind === 'table')
      for (const row of chapter.rows) expect(row).toHaveLength(chapter.heads.length);
});
