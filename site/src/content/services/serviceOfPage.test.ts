import { expect, test } from 'vitest';
import { findServiceOfPage } from './serviceOfPage';

test.each([
  ['/uslugi/deratyzacja/kety', 'Deratyzacja'],
  ['/uslugi/pluskwy-landing', 'Zwalczanie pluskiew'],
  ['/przygotowanie/dezynfekcja', 'Dezynfekcja'],
  ['/objawy/gniazdo-os', 'Dezynsekcja'],
  ['/ozonowanie', 'Odgrzybianie'],
  ['/faq', undefined],
  ['/uslugi/nic', undefined],
])('the form opened from %s offers %s', (path, service) => {
  expect(findServiceOfPage(path)).toBe(service);
});
