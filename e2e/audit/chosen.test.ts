import { expect, test } from 'vitest';
import { chosen } from './chosen.ts';

const subjects = [
  { name: '/', url: '' },
  { name: '/faq', url: '' },
  { name: '/uslugi/deratyzacja', url: '' },
  { name: 'Components/FaqGroup: Open', url: '', component: 'Components/FaqGroup' },
  { name: 'Components/FaqGroup: Closed', url: '', component: 'Components/FaqGroup' },
  { name: 'Components/CityTile: Closed', url: '', component: 'Components/CityTile' },
];
const named = (...words: string[]) => chosen(subjects, words).map(({ name }) => name);

test('a page is chosen by its address, and a component’s stories by its name', () => {
  expect(named('/faq')).toEqual(['/faq']);
  expect(named('FaqGroup', '/')).toEqual(['/', 'Components/FaqGroup: Open', 'Components/FaqGroup: Closed']);
});

test('a star stands for the rest of either', () => {
  expect(named('/uslugi*', 'City*')).toEqual(['/uslugi/deratyzacja', 'Components/CityTile: Closed']);
});

test('without a word it is all of them', () => {
  expect(chosen(subjects, undefined)).toEqual(subjects);
});

test('a word that names nothing is said, also beside one that does', () => {
  expect(() => named('/faq', 'FaqGrup')).toThrow('No page and no component is called FaqGrup.');
});
