import { loadFile } from './loadFile';
import { findTown, type Town, type TownProfile } from './towns/towns';
import { findService, type Service, type ServiceTexts } from './services/services';

/** Everything about a service. */
export type FullService = Service & ServiceTexts;

/** Everything about a town. */
export type FullTown = Town & TownProfile;

const serviceFiles = import.meta.glob<ServiceTexts>('./services/pages/*.ts', { import: 'default' });
const townFiles = import.meta.glob<TownProfile>('./towns/pages/*.ts', { import: 'default' });

/** Returns the service with the texts of its pages; undefined if the list does not have it. */
export async function loadService(slug: string): Promise<FullService | undefined> {
  const service = findService(slug);
  return service && { ...service, ...(await loadFile(serviceFiles, `./services/pages/${slug}.ts`)) };
}

/** Returns the town with its profile; undefined if the list does not have it. */
export async function loadTown(slug: string): Promise<FullTown | undefined> {
  const town = findTown(slug);
  return town && { ...town, ...(await loadFile(townFiles, `./towns/pages/${slug}.ts`)) };
}
