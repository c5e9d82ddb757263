import { expect, test } from 'vitest';
import { findPlaceholders } from './contentErrors.ts';

test('placeholders are named by their entry', () => {
  const content = {
    home: { title: '[Your service]', cards: ['[A]', '[B]'] },
    email: 'office@example.com',
    origin: 'http://localhost:5000',
    phone: '+45 000 000 00',
    list: [1, 'a "quoted"', '[1]', 'over 1 000 000 €', 'https://example.org/x'],
    town: '',
    domain: 'www.your-company.pl',
  };
  expect(findPlaceholders(content)).toEqual([
    'home has placeholders: [Your service] and 2 more.',
    'email has placeholders: office@example.com.',
    'origin has placeholders: http://localhost:5000.',
    'phone has placeholders: +45 000 000 00.',
    'list has placeholders: https://example.org/x.',
    'town has placeholders: "".',
    'domain has placeholders: www.your-company.pl.',
  ]);
});
