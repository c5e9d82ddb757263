import { expect, test } from 'vitest';
import { cellsOf, type Outcome, type Part } from '../engines/counts.ts';
import { tableOf } from '../engines/written.ts';
import { enginesHeads, enginesNotes, enginesRows } from './enginesTable.ts';

const about = (title: string) => ({ title, version: '1.0', lacks: ['popovers'], cannot: ['touch'] });
const tried = (state: Outcome['state'], commit = 'abc1234'): Outcome => ({
  kind: 'menus',
  state,
  date: '2026-11-21T12:00:00.000Z',
  commit,
});

const parts: Part[] = [
  {
    engine: 'chromium',
    file: 'journeys/menu.test.ts',
    about: about('Chromium'),
    tests: { opens: tried('passed'), closes: tried('passed', 'def5678') },
  },
  {
    engine: 'webkit',
    file: 'journeys/menu.test.ts',
    about: about('WebKit'),
    tests: { opens: { ...tried('failed'), why: 'no menu' }, closes: { kind: 'menus', state: 'untried' } },
  },
  {
    engine: 'chromium',
    file: 'journeys/print.test.ts',
    tests: { prints: { ...tried('left'), kind: 'printing' } },
  },
];
const summary = {
  engines: [
    { engine: 'chromium', ...about('Chromium') },
    { engine: 'webkit', ...about('WebKit') },
  ],
  cells: cellsOf(parts),
  failed: [{ engine: 'webkit', test: 'opens' }],
};

test('a row has what each engine came to, when, and on which commits', () => {
  expect([enginesHeads(summary), ...enginesRows(summary)]).toEqual([
    ['What', 'Chromium 1.0', 'WebKit 1.0', 'Date', 'Commit'],
    ['menus', '2 passed', '1 FAILED, 1 not tried', '2026-11-21', 'abc1234, def5678'],
    ['printing', '1 left out', 'asked of Chromium alone', '2026-11-21', 'abc1234'],
    ['together', '2 passed, 1 left out', '1 FAILED, 1 not tried', '2026-11-21', 'abc1234, def5678'],
  ]);
});

test('what an engine lacks, its driver cannot, or fails in it is said by name', () => {
  expect(enginesNotes(summary)).toContain('Failed in webkit: opens');
  const table = tableOf(parts);
  expect(table).toContain('menus     2 passed              1 FAILED, 1 not tried');
  expect(table).toContain('✖ webkit: opens – no menu');
  expect(table).toContain('WebKit lacks: popovers.');
});
