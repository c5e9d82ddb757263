import { loadFile } from './loadFile';
import { findCity, type City, type CityProfile } from './towns/cities';
import { findService, type Service, type ServiceTexts } from './services/services';

/** Everything about a service. */
export type FullService = Service & ServiceTexts;

/** Everything about a town. */
export type FullCity = City & CityProfile;

const serviceFiles = import.meta.glob<ServiceTexts>('./services/pages/*.ts', { import: 'default' });
const cityFiles = import.meta.glob<CityProfile>('./towns/pages/*.ts', { import: 'default' });

/** Returns the service with the texts of its pages; undefined if the list does not have it. */
export async function loadService(slug: string): Promise<FullService | undefined> {
  const service = findService(slug);
  return service && { ...service, ...(await loadFile(serviceFiles, `./services/pages/${slug}.ts`)) };
}

/** Returns the town with its profile; undefined if the list does not have it. */
export async function loadCity(slug: string): Promise<FullCity | undefined> {
  const city = findCity(slug);
  return city && { ...city, ...(await loadFile(cityFiles, `./towns/pages/${slug}.ts`)) };
}
