import type { Arbitrary } from 'fast-check';
import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import type { ServerResponse, MessageKind } from '../../testing/testEnvironment.ts';
import { serverResponses, recipients, TestEnvironment } from '../../testing/testEnvironment.ts';

vi.mock('firebase-admin/firestore', () => import('../../testing/fakeFirestore.ts'));

// A property test of the delivery: random schedules of events, sweeps, crashes and responses of the mail server.
// `LEDGER_STEPS` sets the number of steps; `LEDGER_SEED` repeats a failed run.

const wanted = Number(process.env['LEDGER_STEPS'] ?? 3500);
const stepsPerRun = 60;
let steps = 0;

type Step =
  | { do: 'store'; kind: MessageKind }
  | { do: 'event' | 'two events' | 'resume' | 'resend' | 'delete'; which: number }
  | { do: 'sweep' | 'two sweeps' }
  | { do: 'wait'; minutes: number }
  | { do: 'answer'; answers: ServerResponse[] };

const which = nat(40);
const answer = constantFrom(...serverResponses);
const kinds = ['genuine', 'genuine', 'flood', 'flood', 'flood', 'refused text', 'refused name'] as const;
const kind = constantFrom<MessageKind[]>(...kinds);
const step: Arbitrary<Step> = oneof(
  { weight: 6, arbitrary: record({ do: constant('store' as const), kind }) },
  { weight: 6, arbitrary: record({ do: constantFrom('event' as const, 'two events' as const), which }) },
  { weight: 4, arbitrary: record({ do: constantFrom('sweep' as const, 'two sweeps' as const) }) },
  {
    weight: 4,
    arbitrary: record({ do: constant('wait' as const), minutes: constantFrom(1, 5, 11, 16, 61, 400) }),
  },
  {
    weight: 4,
    arbitrary: record({ do: constant('answer' as const), answers: array(answer, { maxLength: 6 }) }),
  },
  {
    weight: 1,
    arbitrary: record({ do: constantFrom('resume' as const, 'resend' as const, 'delete' as const), which }),
  },
);

async function take(world: TestEnvironment, taken: Step): Promise<void> {
  const { ids } = world;
  const id = 'which' in taken ? ids[taken.which % Math.max(1, ids.length)] : undefined;
  if (taken.do === 'store') world.store(taken.kind);
  else if (taken.do === 'wait') world.advance(taken.minutes);
  else if (taken.do === 'answer') world.responses = [...taken.answers];
  else if (taken.do === 'sweep') await world.sweep();
  else if (taken.do === 'two sweeps') await Promise.all([world.sweep(), world.sweep()]);
  else if (id === undefined) return;
  else if (taken.do === 'event') await world.deliver(id);
  else if (taken.do === 'two events') await Promise.all([world.deliver(id), world.deliver(id)]);
  else world[taken.do](id);
}

/** Checks the invariants. */
function check(world: TestEnvironment) {
  const { entries } = world;
  for (const [id, counts] of world.received) {
    const entry = entries.get(id);
    if (world.deleted.has(id)) continue;
    const most = Math.max(0, ...counts.values());
    if (most > 1 && !world.resent.has(id)) {
      expect(entry?.possibleDuplicate, `${id} came ${most} times without a mark`).toBe(true);
    }
    if (entry?.state === 'sent') {
      const lacking = recipients.filter((one) => !counts.get(one));
      expect(lacking, `${id} is called sent, and not everybody has it`).toEqual([]);
    }
    if (entry?.state === 'parked') expect(['refuse']).toContain(entry.lastError);
  }
  const lastHour = world.transmitted.filter((at) => at > world.now - 3_600_000);
  expect(lastHour.length, 'every e-mail counts').toBeLessThanOrEqual(world.rules.capPerHour + 2);
}

/** Without faults, and with parked messages resumed, all messages must be sent within eight hours. */
async function settle(world: TestEnvironment) {
  world.isHealthy = true;
  world.responses = [];
  for (const id of world.ids) world.resume(id);
  for (let passed = 0; passed < 8 * 60; passed += 5) {
    world.advance(5);
    await world.sweep();
    steps++;
  }
  for (const [id, counts] of world.received) {
    if (world.deleted.has(id)) continue;
    expect(world.entries.get(id)?.state, `${id} does not move on`).toBe('sent');
    for (const one of recipients) expect(counts.get(one) ?? 0, `${id} is lost`).toBeGreaterThan(0);
  }
  expect([...world.entries.keys()].filter((id) => world.deleted.has(id))).toEqual([]);
}

afterAll(() => console.log(`The property test took ${steps} steps.`));

test('with random faults, each message is sent, and duplicates are marked', {
  timeout: 60_000 + wanted * 20,
}, async () => {
  const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`LEDGER_SEED=${seed}`);
  const schedule = array(step, { minLength: stepsPerRun, maxLength: stepsPerRun * 2 });
  await assert(
    asyncProperty(schedule, async (taken) => {
      const world = new TestEnvironment();
      for (const next of taken) {
        await take(world, next);
        check(world);
        steps++;
      }
      await settle(world);
    }),
    { seed, numRuns: Math.ceil(wanted / (stepsPerRun * 1.5)) },
  );
  expect(steps).toBeGreaterThanOrEqual(wanted);
});
