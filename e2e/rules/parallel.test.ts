import { expect, test } from 'vitest';
import { createId, RestClient } from '../support/firestoreRest.ts';
import { firms } from './firms.ts';
import { createMessage, prepareProject } from './suite.ts';

test.each(firms)(
  'stores the messages of 200 browsers at the same moment: $form',
  async ({ form, fields, rules }) => {
    const project = `demo-tarcza-parallel-${form}`;
    const message = createMessage(fields);
    await prepareProject(project, rules, message);
    const ids = Array.from({ length: 200 }, () => createId());

    const answers = await Promise.all(ids.map((id) => new RestClient(project).write(message, { id })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);

    const owner = new RestClient(project, 'owner');
    const stored = await Promise.all(ids.map((id) => owner.call('GET', `/contact_messages/${id}`)));
    expect(stored.filter(({ status }) => status === 200)).toHaveLength(200);
  },
);
