import { serviceOptions } from '../../../contactFields';
import { findService } from './services';
import { symptoms } from '../symptoms/symptoms';
import { topics } from '../topics/topics';

/** Returns the option of the form's field `service` that fits a page. */
export function findServiceOfPage(path: string): string | undefined {
  const [, folder, slug = ''] = path.split('/');
  const name = findService(findServiceSlug(path, folder, slug) ?? '')?.name;
  return serviceOptions.find((option) => option === name);
}

function findServiceSlug(path: string, folder: string | undefined, slug: string): string | undefined {
  if (slug === 'pluskwy-landing') return 'zwalczanie-pluskiew';
  if (folder === 'uslugi' || folder === 'przygotowanie') return slug;
  const pages = [...symptoms.map((symptom) => ({ ...symptom, path: `/objawy/${symptom.slug}` })), ...topics];
  return pages.find((page) => page.path === path)?.service;
}
