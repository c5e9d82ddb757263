import { expect, test } from 'vitest';
import { faqCategories } from './categories';
import { fragment } from '../../text/fragment';

test('an address of a question is plain ASCII', () => {
  expect(fragment('Co to jest DDD?')).toBe('co-to-jest-ddd');
  expect(fragment('Skąd bierze się pleśń\u00a0na ścianach, łóżkach i „żółtych” źdźbłach?')).toBe(
    'skad-bierze-sie-plesn-na-scianach-lozkach-i-zoltych-zdzblach',
  );
});

test('every category and every question has an address of its own', () => {
  const ids = faqCategories.flatMap(({ id, questions }) => [
    id,
    ...questions.map(({ question }) => fragment(question)),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each of the five categories answers at least four questions', () => {
  expect(faqCategories).toHaveLength(5);
  for (const { questions } of faqCategories) expect(questions.length).toBeGreaterThanOrEqual(4);
});
