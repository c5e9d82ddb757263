import { Navigate, useLocation } from 'react-router-dom';
import { unlistedSlug } from '../../content/towns/towns';
import { loadTown, loadService, type FullTown } from '../../content/load';
import { importFile, type RouteParams } from '@tarcza/static-site';
import { readTown } from '../../components/townParameter';
import type { ServiceAtPlaceProps } from './ServiceAtPlace';

export interface Data extends ServiceAtPlaceProps {
  town?: FullTown | undefined;
  /** Where the page lies whose address was spelled otherwise. */
  redirect?: string;
  /** The component of the page. Each is a chunk of its own, so that a page fetches only what it shows. */
  components: Partial<typeof import('./ServiceInTown') & typeof import('./ServiceAtPlace')>;
}

const files = import.meta.glob<Data['components']>('./pages/service/Service{AtPlace,InTown}.tsx', {
  base: '../../',
});

/** Null: there is no such service. */
export async function load({ service: slug = '', town: parameter }: RouteParams): Promise<Data | null> {
  const read = parameter === undefined ? undefined : readTown(parameter);
  const [service, town] = await Promise.all([
    loadService(slug),
    read?.kind === 'listed' ? loadTown(read.slug) : undefined,
  ]);
  if (!service) return null;

  const name = town?.local[service.kind] ? 'ServiceInTown' : 'ServiceAtPlace';
  const content = { service, components: await importFile(files, `./pages/service/${name}.tsx`) };
  switch (read?.kind) {
    case 'unlisted':
      return { ...content, unlistedTown: read.name.charAt(0).toUpperCase() + read.name.slice(1) };
    case 'misspelled':
      // The host answers as for an unlisted town, so that is what is rendered before the redirect.
      return { ...content, unlistedTown: unlistedSlug, redirect: `/uslugi/${slug}/${read.slug}` };
    default:
      return { ...content, town };
  }
}

export default function ServicePage({ data }: { data: Data }) {
  const { redirect, components, ...content } = data;
  const { service, town } = content;
  const { ServiceInTown, ServiceAtPlace } = components;
  return (
    <>
      {redirect && <Redirect to={redirect} />}
      {ServiceInTown && town && <ServiceInTown service={service} town={town} />}
      {ServiceAtPlace && <ServiceAtPlace {...content} />}
    </>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}
