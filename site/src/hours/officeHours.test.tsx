import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../content/company/company';
import { findOffice, findSky, toPolishTime } from './officeHours';
import { createSchedule, formatTime, formatTimes, toDayNumber } from './schedule';
import { useSpecialHours } from './specialHours';

const [early, late] = [['8:30', '11:00'] as const, ['12:00', '13:00'] as const];
const schedule = createSchedule({
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], times: [['8:00', '20:00']] },
    { days: ['Saturday', 'Sunday'], times: [['10:00', '16:00']] },
  ],
  specialHours: [
    { from: '2026-12-24', times: [early, late] },
    { from: '2026-12-25', to: '2026-12-26' },
    { from: '2026-12-29', times: [['9:00', '9:05']] },
    { from: '2027-01-01' },
    { from: '2027-02-01', to: '2027-02-02', times: [['0:00', '24:00']] },
    { from: '2027-02-03', times: [['0:00', '6:00']] },
  ],
});

test.each([
  ['a Thursday, 2:10', '2026-11-26T01:10Z', ['closed', 8, '']],
  ['a Thursday, 18:59', '2026-11-26T17:59Z', ['open', 20, '']],
  ['the last hour of a Friday', '2026-11-27T18:00Z', ['closing', 20, '']],
  ['a Friday, 20:00', '2026-11-27T19:00Z', ['closed', 10, '']],
  ['a Sunday, 16:00', '2026-11-29T15:00Z', ['closed', 8, '']],
  ['24 December, between two ranges', '2026-12-24T10:30Z', ['closed', 12, '']],
  ['24 December, 13:00, until the 27th', '2026-12-24T12:00Z', ['closed', 10, toDayNumber('2026-12-27')]],
  ['the last day of a holiday', '2026-12-26T11:00Z', ['closed', 10, '']],
  ['29 December, 9:04', '2026-12-29T08:04Z', ['closing', 9 + 5 / 60, '']],
  ['29 December, 9:06', '2026-12-29T08:06Z', ['closed', 8, '']],
  ['the last hour of a day that goes on', '2027-02-01T22:30Z', ['open', 24, '']],
  ['the last hour before a night that ends at 6:00', '2027-02-02T22:30Z', ['open', 6, '']],
  ['the last hour of that night', '2027-02-03T04:30Z', ['closing', 6, '']],
  ['the last minutes of a year', '2026-12-31T22:50Z', ['closed', 10, toDayNumber('2027-01-02')]],
] as const)('at %s (%s) the office is %j', (_, time, office) => {
  expect(findOffice(Date.parse(time), schedule)).toEqual(office);
});

test('the loader shows state and ticks at once, in new elements, each minute, and when a page comes back', async () => {
  vi.stubGlobal('OFFICE_SCHEDULE', schedule);
  vi.useFakeTimers({ now: Date.parse('2026-11-27T18:58Z') });
  localStorage.setItem('tick:list:leki', '');
  document.documentElement.lang = 'pl';
  document.body.innerHTML =
    '<office-text data-open="Do {time}" data-closing="Jeszcze do {time}" data-closed="Od {day}{time}"></office-text><office-text data-open="Dziś" data-closed=""></office-text><input type="checkbox" name="tick:list:leki" />';
  const [text, box] = [document.querySelector('office-text')!, document.querySelector('input')!];
  const { dataset } = document.documentElement;
  const shown = () => [
    dataset['office'],
    ...Array.from(document.querySelectorAll('office-text'), ({ textContent }) => textContent),
  ];
  await import('../loader');
  expect(shown()).toEqual(['closing', 'Jeszcze do 20:00', 'Dziś']);
  for (const event of ['DOMContentLoaded', 'visibilitychange', 'storage']) {
    expect(box.checked).toBe(true);
    box.checked = false;
    document.dispatchEvent(new Event(event, { bubbles: true }));
  }
  expect(box.checked).toBe(true);
  text.textContent = 'Until 20:00';
  document.body.append(text.cloneNode());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['closing', 'Until 20:00', 'Dziś', 'Jeszcze do 20:00']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['closed', 'Od 10:00', '', 'Od 10:00']);
  vi.setSystemTime('2026-12-24T12:00Z');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect([text.textContent, dataset['sky']]).toEqual(['Od 27 grudnia 10:00', 'day']);
  vi.useRealTimers();
});

test('special hours are shown until midnight in Poland', () => {
  company.specialHours.push({ label: 'Święta', from: '2026-12-25', to: '2026-12-26', times: [] });
  const counts = ['22:59', '23:00'].map((time) => {
    vi.useFakeTimers({ now: Date.parse(`2026-12-26 ${time}Z`) });
    return renderHook(useSpecialHours).result.current.length;
  });
  expect(counts).toEqual([1, 0]);
  vi.useRealTimers();
  company.specialHours.pop();
});

test('night ends at 6:00, day at 17:00 and dusk at 20:00, in Poland', () => {
  const times = ['4:59', '5:00', '15:59', '16:00', '18:59', '19:00'];
  const skies = times.map((time) => findSky(Date.parse(`2026-11-26 ${time}Z`)));
  expect(skies.join()).toBe('night,day,day,dusk,dusk,night');
});

test('times are written as Poles write them', () => {
  expect([9, 9 + 5 / 60, 9 + 59 / 60].map(formatTime)).toEqual(['9:00', '9:05', '9:59']);
  expect(formatTimes([early, late])).toBe('8:30–11:00, 12:00–13:00');
});

test('the clock is that of Poland, before and after each change of summer time', () => {
  const zone = { timeZone: 'Europe/Warsaw', hour: 'numeric', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-GB', zone);
  for (let day = Date.UTC(2026, 0); day < Date.UTC(2050, 0); day += 864e5)
    for (const now of [day + 36e5 - 1, day + 36e5])
      expect(`${Math.floor(toPolishTime(now) % 24)}`.padStart(2, '0'), String(now)).toBe(format.format(now));
});
