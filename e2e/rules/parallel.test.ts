import { TestForm, createId, prepareProject, RestClient } from '@tarcza/contact/test';
import { expect, test } from 'vitest';
import { firms } from './firms.ts';

test.each(firms)(
  '200 browsers that send at the same moment all have their messages stored: $firm',
  async ({ form: kind, fields, rules }) => {
    const project = `demo-tarcza-parallel-${kind}`;
    const form = new TestForm(fields);
    await prepareProject(project, rules, form);
    const ids = Array.from({ length: 200 }, () => createId());

    const since = performance.now();
    const answers = await Promise.all(
      ids.map((id) => new RestClient(project).create(form.validMessage, { id })),
    );
    const seconds = ((performance.now() - since) / 1000).toFixed(1);

    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const stored = await Promise.all(
      ids.map((id) => new RestClient(project, 'owner').call('GET', `/contact_messages/${id}`)),
    );
    expect(stored.filter(({ status }) => status === 200)).toHaveLength(200);
    console.log(`200 messages sent at once: 200 stored, in ${seconds} s.`);
  },
);
