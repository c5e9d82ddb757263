import { importFile } from '@tarcza/static-site';
import { findTown, type Town, type TownProfile } from './towns/towns';
import { findService, type Service, type ServiceTexts } from './services/services';

/** Everything about a service. */
export type FullService = Service & ServiceTexts;

/** Everything about a town. */
export type FullTown = Town & TownProfile;

const serviceFiles = import.meta.glob<ServiceTexts>('./content/services/pages/*.ts', {
  base: '../',
  import: 'default',
});
const townFiles = import.meta.glob<TownProfile>('./content/towns/pages/*.ts', {
  base: '../',
  import: 'default',
});

/** Returns the service with the texts of its pages; undefined if the list does not have it. */
export async function loadService(slug: string): Promise<FullService | undefined> {
  const service = findService(slug);
  return (
    service && { ...service, ...(await importFile(serviceFiles, `./content/services/pages/${slug}.ts`)) }
  );
}

/** Returns the town with its profile; undefined if the list does not have it. */
export async function loadTown(slug: string): Promise<FullTown | undefined> {
  const town = findTown(slug);
  return town && { ...town, ...(await importFile(townFiles, `./content/towns/pages/${slug}.ts`)) };
}
