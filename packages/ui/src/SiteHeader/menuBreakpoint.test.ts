import { expect, test } from 'vitest';
import { breakpoints, menuBreakpoint } from './menuBreakpoint.js';

const contents = { name: 'Firma', hasLogo: false, hasMark: false, items: ['Start'], hasCall: false };
const rank = (more: Partial<typeof contents>) =>
  breakpoints.indexOf(menuBreakpoint({ ...contents, ...more }));

test('few items fit the narrowest bar', () => {
  expect(menuBreakpoint(contents)).toBe(breakpoints[0]);
});

test('more items, longer labels and square letters need a wider bar', () => {
  const five = ['Start', 'Usługi', 'Cennik', 'Galeria', 'Kontakt'];
  expect(rank({ items: [...five, ...five] })).toBeGreaterThan(rank({ items: five }));
  expect(rank({ items: five.map((label) => `${label} firmy`) })).toBeGreaterThan(rank({ items: five }));
  expect(rank({ items: five.map(() => '服务项目价格') })).toBeGreaterThan(
    rank({ items: five.map(() => 'abcdef') }),
  );
  expect(rank({ items: five, hasLogo: true, name: '' })).toBeGreaterThan(rank({ items: five, name: '' }));
});

test('seven short items and a call button fit a laptop', () => {
  const items = ['Start', 'Usługi', 'Cennik', 'Galeria', 'Porady', 'O nas', 'Kontakt'];
  expect(rank({ items, name: 'Tarcza DDD', hasMark: true, hasCall: true })).toBeLessThanOrEqual(
    breakpoints.indexOf('72rem'),
  );
});

test('too many items never fit the bar', () => {
  expect(menuBreakpoint({ ...contents, items: Array.from({ length: 30 }, () => 'Usługi') })).toBe('9999rem');
});
