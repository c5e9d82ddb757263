import { expect, test } from 'vitest';
import { good, newId, Rest } from './firestoreRest.ts';
import { prepare, rulesFile } from './suite.ts';

test('200 browsers that send at the same moment all have their messages stored', async () => {
  const project = 'demo-tarcza-parallel';
  await prepare(project, rulesFile);
  const ids = Array.from({ length: 200 }, () => newId());

  const since = performance.now();
  const answers = await Promise.all(ids.map((id) => new Rest(project).create(good, { id })));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);

  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const stored = await Promise.all(
    ids.map((id) => new Rest(project, 'owner').call('GET', `/contact_messages/${id}`)),
  );
  expect(stored.filter(({ status }) => status === 200)).toHaveLength(200);
  console.log(`200 messages sent at once: 200 stored, in ${seconds} s.`);
});
