import { Firm, newId, prepare, Rest } from '@tarcza/contact/test';
import { expect, test } from 'vitest';
import { firms } from './firms.ts';

test.each(firms)(
  '200 browsers that send at the same moment all have their messages stored: $firm',
  async ({ firm: kind, fields, rules }) => {
    const project = `demo-tarcza-parallel-${kind}`;
    const firm = new Firm(fields);
    await prepare(project, rules, firm);
    const ids = Array.from({ length: 200 }, () => newId());

    const since = performance.now();
    const answers = await Promise.all(ids.map((id) => new Rest(project).create(firm.good, { id })));
    const seconds = ((performance.now() - since) / 1000).toFixed(1);

    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const stored = await Promise.all(
      ids.map((id) => new Rest(project, 'owner').call('GET', `/contact_messages/${id}`)),
    );
    expect(stored.filter(({ status }) => status === 200)).toHaveLength(200);
    console.log(`200 messages sent at once: 200 stored, in ${seconds} s.`);
  },
);
