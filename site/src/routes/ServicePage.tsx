import { Navigate, useLocation } from 'react-router-dom';
import { findCity, unlistedSlug } from '../content/cities';
import { loadCity, loadService, type FullService } from '../content/load';
import type { LocalText } from '../content/localText';
import { findService } from '../content/services';
import type { RouteParams } from '@tarcza/static-site';
import { readCity } from './cityParameter';
import NotFoundPage from './NotFoundPage';
import { ServiceAtPlace, type ServiceAtPlaceProps } from './ServiceAtPlace';
import { ServiceInTown } from './ServiceInTown';

/** Null: there is no such service. */
export type Data = PageData | null;

interface PageData extends ServiceAtPlaceProps {
  /** Absent where there is nothing local to say. */
  localText?: LocalText | undefined;
  /** Where the page lies whose address was spelled otherwise. */
  redirect?: string;
}

export async function load({ service: slug = '', city: parameter }: RouteParams): Promise<Data> {
  const read = parameter === undefined ? undefined : readCity(parameter);
  const listed = read?.kind === 'listed';
  const [service, city, local] = await Promise.all([
    loadService(slug),
    listed ? loadCity(read.slug) : undefined,
    listed ? import('../content/localText') : undefined,
  ]);
  if (!service) return null;

  switch (read?.kind) {
    case 'unlisted':
      return { service, unlistedCity: capitalised(service, read.name) };
    case 'misspelled':
      // The host answers as for an unlisted town, so that is what is drawn before the visitor is led on.
      return { service, unlistedCity: unlistedSlug, redirect: `/uslugi/${slug}/${read.slug}` };
    default:
      return { service, city, localText: city && local?.localText(city, service) };
  }
}

/** What `load` imports of an address that has a page of its own. */
export function files({ service, city }: RouteParams): readonly string[] {
  return [
    ...(findService(service ?? '') ? [`src/content/services/${service}.ts`] : []),
    ...(findCity(city ?? '') ? [`src/content/cities/${city}.ts`, 'src/content/localText.ts'] : []),
  ];
}

export default function ServicePage({ data }: { data: Data }) {
  if (!data) return <NotFoundPage />;
  const { redirect, localText, ...content } = data;
  const { service, city } = content;
  return (
    <>
      {redirect && <Redirect to={redirect} />}
      {city && localText ? (
        <ServiceInTown service={service} city={city} text={localText} />
      ) : (
        <ServiceAtPlace {...content} />
      )}
    </>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

/** On the bed-bug and marten pages a town begins with a capital; elsewhere it stays as it was typed. */
function capitalised({ icon }: FullService, name: string): string {
  return icon === 'bedbug' || icon === 'marten' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
