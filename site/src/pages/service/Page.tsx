import { Navigate, useLocation } from 'react-router-dom';
import { findTown, unlistedSlug } from '../../content/towns/towns';
import { loadTown, loadService } from '../../content/load';
import type { LocalText } from '../../content/towns/localText';
import type { RouteParams } from '@tarcza/static-site';
import { readTown } from '../../components/townParameter';
import type { ServiceAtPlaceProps } from './ServiceAtPlace';

export interface Data extends ServiceAtPlaceProps {
  /** Absent where there is nothing local to say. */
  localText?: LocalText | undefined;
  /** Where the page lies whose address was spelled otherwise. */
  redirect?: string;
  /** The component of the page. Each is a chunk of its own, so that a page fetches only what it shows. */
  components: Partial<typeof import('./ServiceInTown') & typeof import('./ServiceAtPlace')>;
}

/** Null: there is no such service. */
export async function load({ service: slug = '', town: parameter }: RouteParams): Promise<Data | null> {
  const read = parameter === undefined ? undefined : readTown(parameter);
  const listed = read?.kind === 'listed';
  const [service, town, local] = await Promise.all([
    loadService(slug),
    listed ? loadTown(read.slug) : undefined,
    listed ? import('../../content/towns/localText') : undefined,
  ]);
  if (!service) return null;

  const localText = town && local?.localText(town, service);
  const components = localText ? await import('./ServiceInTown') : await import('./ServiceAtPlace');
  switch (read?.kind) {
    case 'unlisted':
      return { service, components, unlistedTown: read.name.charAt(0).toUpperCase() + read.name.slice(1) };
    case 'misspelled':
      // The host answers as for an unlisted town, so that is what is rendered before the redirect.
      return { service, components, unlistedTown: unlistedSlug, redirect: `/uslugi/${slug}/${read.slug}` };
    default:
      return { service, components, town, localText };
  }
}

export const files = ({ service, town = '' }: RouteParams) => [
  `src/content/services/pages/${service}.ts`,
  ...(findTown(town)
    ? [
        `src/content/towns/pages/${town}.ts`,
        'src/content/towns/localText.ts',
        'src/pages/service/ServiceInTown.tsx',
      ]
    : ['src/pages/service/ServiceAtPlace.tsx']),
];

export default function ServicePage({ data }: { data: Data }) {
  const { redirect, localText, components, ...content } = data;
  const { service, town } = content;
  const { ServiceInTown, ServiceAtPlace } = components;
  return (
    <>
      {redirect && <Redirect to={redirect} />}
      {ServiceInTown && town && localText && <ServiceInTown service={service} town={town} text={localText} />}
      {ServiceAtPlace && <ServiceAtPlace {...content} />}
    </>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}
