import { expect, test } from 'vitest';
import { readTime } from './readTime.ts';

const span = (text: string, timeZone = 'Europe/Warsaw') => {
  const { start, end } = readTime('from', text, timeZone);
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
  ['2026-11-20T14:00', '2026-11-20T13:00:00.000Z', '2026-11-20T13:01:00.000Z'],
  ['2026-11-20 14:00:05', '2026-11-20T13:00:05.000Z', '2026-11-20T13:00:06.000Z'],
  // Clocks skip 02:00 to 03:00: the day has 23 hours.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '2026-03-29T01:31:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z', '2026-03-29T01:01:00.000Z'],
  // Clocks show 02:00 to 03:00 twice: the day has 25 hours.
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z', '2026-10-25T01:31:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z', '2026-10-25T02:01:00.000Z'],
])('%s is from %s to %s', (text, start, end) => {
  expect(span(text)).toEqual([start, end]);
});

test('a time is that of the given time zone', () => {
  expect(span('2026-03-08', 'America/New_York')).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
  expect(span('2026-11-20T14:00', 'Asia/Kathmandu')[0]).toBe('2026-11-20T08:15:00.000Z');
});

test.each([
  '2026-02-30',
  '2026-11-20T24:00',
  '2026-11-20T14:60',
  '2026-11-20T14',
  '20.11.2026',
  'yesterday',
  '2026-11-20Z',
])('throws for %s', (text) => {
  expect(() => readTime('from', text, 'Europe/Warsaw')).toThrow('--from is an existing day or time');
});
