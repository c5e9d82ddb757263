import { expect, test } from 'vitest';
import { type Service, services } from './services';
import { symptoms } from '../symptoms/symptoms';
import { topics } from '../topics/topics';
import { findServiceOfPage } from './serviceOfPage';

const [{ slug, name }] = services as [Service];
const nameOf = (wanted?: string) => services.find((service) => service.slug === wanted)?.name;

test.each([
  [`/uslugi/${slug}/kety`, name],
  [`/przygotowanie/${slug}`, name],
  [`/objawy/${symptoms[0]!.slug}`, nameOf(symptoms[0]!.service)],
  [topics[0]!.path, nameOf(topics[0]!.service)],
  ['/faq', undefined],
  ['/uslugi/nic', undefined],
])('the form opened from %s offers %s', (path, service) => {
  expect(findServiceOfPage(path)).toBe(service);
});
