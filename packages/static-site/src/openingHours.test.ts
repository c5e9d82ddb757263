import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createOpeningHours,
  getToday,
  describeOpeningHours,
  findHoursErrors,
  findUpcomingHours,
  type OpeningHours,
  type TimeRange,
} from './openingHours.ts';

const hours = {
  regular: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday'],
      times: [
        ['8:00', '12:00'],
        ['12:00', '24:00'],
      ],
    },
    { days: ['Saturday'], times: [['10:00', '16:00']] },
    { days: ['Thursday', 'Friday', 'Sunday'], times: [['10:00', '16:00']] },
  ],
  special: [
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-31', times: [['9:00', '12:00']] },
  ],
} as const satisfies OpeningHours;

test('correct hours have no error, on the last day of a range, too', () => {
  expect(findHoursErrors(hours, '2026-12-26')).toEqual([]);
});

const monday = (...times: TimeRange[]): OpeningHours => ({ regular: [{ days: ['Monday'], times }] });
const special = (...ranges: NonNullable<OpeningHours['special']>): OpeningHours => ({ special: ranges });

test.each<[string, OpeningHours, string]>([
  ['25:00', monday(['8:00', '25:00']), '"25:00" is no time.'],
  ['24:30', special({ from: '2026-12-24', times: [['8:00', '24:30']] }), '"24:30" is no time.'],
  ['x8:00', monday(['x8:00', '12:00']), '"x8:00" is no time. Write it like 08:00'],
  ['8:60', monday(['8:60', '12:00']), '"8:60" is no time.'],
  ['8:000', monday(['8:000', '12:00']), '"8:000" is no time.'],
  ['no time between', monday(['8:00', '8:00']), '8:00–8:00 ends before'],
  ['times that overlap', monday(['12:00', '16:00'], ['8:00', '13:00']), '12:00–16:00 overlaps'],
  [
    'a day in two entries',
    { regular: [...monday(['8:00', '9:00']).regular!, ...monday(['8:30', '10:00']).regular!] },
    '8:30–10:00 overlaps',
  ],
  ['no day of the calendar', special({ from: '2027-02-30' }), '"2027-02-30" is no day.'],
  ['the wrong order', special({ from: '2026-12-26', to: '2026-12-24' }), 'end before they begin'],
  ['a range that is over', special({ from: '2026-11-01', to: '2026-11-25' }), '2026-11-25 are over. Delete'],
  ['an overlap', special({ from: '2026-12-26' }, hours.special[0]), '24 to 2026-12-26 and 2026-12-26 ov'],
])('%s is an error', (_, wrong, sentence) => {
  expect(findHoursErrors(wrong, '2026-11-26')).toEqual([expect.stringContaining(sentence)]);
});

test('finds the special hours that are not over', () => {
  const days = (day: string) => findUpcomingHours(hours.special, day).map(({ from }) => from);
  expect(days('2026-12-26')).toEqual(['2026-12-24', '2026-12-31']);
  expect(days('2026-12-27')).toEqual(['2026-12-31']);
});

test('the day is that of the time zone', () => {
  expect(getToday('Pacific/Auckland', new Date('2026-12-24T20:00Z'))).toBe('2026-12-25');
});

test('structured data have regular and special hours, with closed days', () => {
  const type = 'OpeningHoursSpecification';
  expect(createOpeningHours(hours)).toEqual({
    openingHoursSpecification: [
      { '@type': type, dayOfWeek: hours.regular[0].days, opens: '08:00', closes: '12:00' },
      { '@type': type, dayOfWeek: hours.regular[0].days, opens: '12:00', closes: '23:59' },
      { '@type': type, dayOfWeek: hours.regular[1].days, opens: '10:00', closes: '16:00' },
      { '@type': type, dayOfWeek: hours.regular[2].days, opens: '10:00', closes: '16:00' },
    ],
    specialOpeningHoursSpecification: [
      { '@type': type, validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { '@type': type, validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '12:00' },
    ],
  });
  expect(createOpeningHours({})).toEqual({});
});

test('a table names ranges of days in the language, in any time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(describeOpeningHours(hours, 'cs')).toEqual([
    { name: 'pondělí – středa', times: '8:00–12:00, 12:00–24:00' },
    { name: 'sobota', times: '10:00–16:00' },
    { name: 'čtvrtek, pátek a\u00a0neděle', times: '10:00–16:00' },
    { name: expect.stringMatching(/^24\.–26\. /) as string, times: '', until: '2026-12-26' },
    { name: '31. prosince 2026', times: '9:00–12:00', until: '2026-12-31' },
  ]);
});
