import { findCity, type City, type CityProfile } from './cities';
import { findService, type Service, type ServiceWords } from './services';

/** Everything about a service. */
export type FullService = Service & ServiceWords;

/** Everything about a town. */
export type FullCity = City & CityProfile;

// Each file becomes a chunk of its own, so that a page fetches no other service's or town's words.
const serviceFiles = import.meta.glob<ServiceWords>('./services/*.ts', { import: 'default' });
const cityFiles = import.meta.glob<CityProfile>('./cities/*.ts', { import: 'default' });

/** The service with the words of its pages; undefined where the list of services lacks it. */
export async function loadService(slug: string): Promise<FullService | undefined> {
  const service = findService(slug);
  return service && { ...service, ...(await contentOf(serviceFiles, `./services/${slug}.ts`)) };
}

/** The town with its profile; undefined where the list of towns lacks it. */
export async function loadCity(slug: string): Promise<FullCity | undefined> {
  const city = findCity(slug);
  return city && { ...city, ...(await contentOf(cityFiles, `./cities/${slug}.ts`)) };
}

function contentOf<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  const load = files[path];
  if (!load)
    throw new Error(`${path} is missing from site/src/content. Write it, or take its slug off the list.`);
  return load();
}
