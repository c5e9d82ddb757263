import { expect, test } from 'vitest';
import { findOffice, toPolishTime } from './officeHours';
import { createSchedule, toDayNumber } from './schedule';

const schedule = createSchedule({
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], times: [['8:00', '20:00']] },
    { days: ['Saturday', 'Sunday'], times: [['10:00', '16:00']] },
  ],
  specialHours: [
    {
      from: '2026-12-24',
      times: [
        ['8:30', '11:00'],
        ['12:00', '13:00'],
      ],
    },
    { from: '2026-12-25', to: '2026-12-26' },
    { from: '2027-01-01' },
  ],
});

test.each([
  ['a Thursday, 14:10', '2026-11-26T13:10Z', ['open', 20, '']],
  ['a Thursday, 2:10', '2026-11-26T01:10Z', ['closed', 8, '']],
  ['the last hour of a Friday', '2026-11-27T18:00Z', ['closing', 20, '']],
  ['a Friday, 20:00', '2026-11-27T19:00Z', ['closed', 10, '']],
  ['a Sunday, 16:00', '2026-11-29T15:00Z', ['closed', 8, '']],
  ['the first morning of summer time, 9:59', '2026-03-29T07:59Z', ['closed', 10, '']],
  ['the first morning of summer time, 10:00', '2026-03-29T08:00Z', ['open', 16, '']],
  ['the first morning of winter time, 9:59', '2026-10-25T08:59Z', ['closed', 10, '']],
  ['24 December, between two ranges', '2026-12-24T10:30Z', ['closed', 12, '']],
  ['24 December, 12:59', '2026-12-24T11:59Z', ['closing', 13, '']],
  ['24 December, 13:00, until the 27th', '2026-12-24T12:00Z', ['closed', 10, toDayNumber('2026-12-27')]],
  ['the last minutes of a year', '2026-12-31T22:50Z', ['closed', 10, toDayNumber('2027-01-02')]],
] as const)('%s', (_, time, office) => {
  expect(findOffice(Date.parse(time), schedule)).toEqual(office);
});

test('the clock is that of Poland at each change of summer time', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Warsaw',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let year = 2026; year < 2050; year++)
    for (const month of [2, 9])
      for (let day = 24; day <= 31; day++)
        for (const minutes of [59, 60]) {
          const now = Date.UTC(year, month, day, 0, minutes);
          expect(Math.floor(toPolishTime(now) % 24), new Date(now).toISOString()).toBe(
            Number(format.format(now)),
          );
        }
});
