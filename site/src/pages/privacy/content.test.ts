import { expect, test, vi } from 'vitest';
import { privacy } from './content';

vi.mock('../../../contactFields', () => ({
  fields: [{ kind: 'date', name: 'day', label: 'Dzień zabiegu' }],
}));

test('the privacy policy names the additional fields of the form, and photos only if it has them', () => {
  const text = JSON.stringify(privacy).replaceAll('\u00a0', ' ');
  expect(text).toContain('w polach: „Dzień zabiegu”');
  expect(text).not.toContain('najwyżej trzy zdjęcia');
});
