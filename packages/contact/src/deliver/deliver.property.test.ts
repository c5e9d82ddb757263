import { expect, test } from 'vitest';
import { createRandom, limits, minute, poisons, World } from './testing/World.ts';

test('every message arrives once the server accepts e-mails, and the cap holds', async () => {
  for (let seed = 0; seed < 15; seed++) {
    const random = createRandom(seed);
    const world = new World(undefined, random);
    for (let step = 0; step < 120; step++) {
      if (random() < 0.4) {
        const id = world.store(poisons[Math.floor(random() * poisons.length)] ?? 'nothing');
        await world.deliver(id);
      }
      world.now += Math.floor(random() * 5) * minute;
      await world.sweep();
    }
    world.answer = 'accept';
    for (let step = 0; step < 3 * 24; step++) {
      world.now += 60 * minute;
      expect((await world.sweep()).failedSteps).toEqual([]);
    }
    for (const [id, { state }] of world.entries) {
      const having = world.arrived.get(id)?.size ?? 0;
      const isRefused = world.poison.has(world.contents.get(id)!.phone);
      // A message is sent only if all recipients have an e-mail with at least its number; parked only for that number.
      const expected = isRefused ? { state: 'parked', having: 0 } : { state: 'sent', having: 2 };
      expect({ seed, id, state, having }).toEqual({ seed, id, ...expected });
      if (isRefused) expect(world.announced).toContain(id);
    }
    expect(world.faults).toEqual([]);
    for (const start of world.transmitted) {
      const inHour = world.transmitted.filter((time) => time >= start && time < start + 60 * minute);
      expect(inHour.length).toBeLessThanOrEqual(limits.capPerHour);
    }
  }
});
