import { urgentHours } from '../../components/urgentHours';
import { Breadcrumbs, Section } from '@tarcza/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { findCity } from '../../content/towns/cities';
import { navigation } from '../../content/texts/navigation';
import { loadCity, type FullCity } from '../../content/load';
import { enumerate } from '../../content/towns/localText';
import { fillPlace } from '../../text/place';
import { servicePage } from '../../content/services/servicePage';
import { services } from '../../content/services/services';
import { townHeadings, townPages } from '../../content/towns/townPages';
import { CallToAction } from '../../frame/CallToAction';
import { Icon } from '../../icons';
import * as page from '../../theme/page.css';
import { RouterLink, type RouteParams } from '@tarcza/static-site';
import { readCity } from '../../components/cityParameter';
import { TownMap } from '../../components/TownMap';
import * as styles from './page.css';
import { ContactActions } from '../../components/Office';

export type Data = { city: FullCity } | { redirect: string };

/** Null: the town is not on the list. */
export async function load({ city: parameter = '' }: RouteParams): Promise<Data | null> {
  const read = readCity(parameter);
  if (read.kind === 'misspelled') return { redirect: `/miasta/${read.slug}` };
  const city = read.kind === 'listed' ? await loadCity(read.slug) : undefined;
  return city ? { city } : null;
}

/** What `load` imports of an address that has a page of its own. */
export function files({ city = '' }: RouteParams): readonly string[] {
  return findCity(city) ? [`src/content/towns/pages/${city}.ts`] : [];
}

/** Everything about one town: its services, and how soon a team gets there. */
export default function TownPage({ data }: { data: Data }) {
  const { search, hash } = useLocation();
  if ('redirect' in data) return <Navigate replace to={{ pathname: data.redirect, search, hash }} />;

  const { city } = data;
  const texts = fillPlace(townPages.town, city);
  const { title } = townHeadings(city.slug);
  return (
    <>
      <Breadcrumbs trail={[{ label: navigation.breadcrumbs.towns, href: '/miasta' }, { label: city.name }]} />
      <div className={styles.top}>
        <div className={page.stack.small}>
          <h1 className={page.title1}>{fillPlace(title, city)}</h1>
          <p className={page.lead}>{city.nearby ? texts.lead.nearby : texts.lead.elsewhere}</p>
          <div className={`${page.actions} ${page.firstCall}`}>
            <ContactActions
              call={texts.call}
              contact={servicePage.contact}
              note={texts.note}
              {...urgentHours}
            />
          </div>
        </div>
        <TownMap city={city} priority />
      </div>
      <Section title={texts.services.heading} tone="sunken">
        <ul className={styles.services}>
          {services.map(({ slug, name, icon, price }) => (
            <li key={slug} className={styles.service}>
              <Icon name={icon} />
              <h3>
                <RouterLink className={styles.link} href={`/uslugi/${slug}/${city.slug}`}>
                  {name}
                </RouterLink>
              </h3>
              <p className={page.quiet}>{city.commonIssues[icon]}</p>
              <p className={page.strong}>{price}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Travel city={city} texts={texts.travel} />
      <CallToAction look="line" call={texts.call} contact={servicePage.contact} {...texts.callToAction} />
    </>
  );
}

function Travel({ city, texts }: { city: FullCity; texts: (typeof townPages)['town']['travel'] }) {
  const facts = [
    { label: texts.transport, text: city.transport },
    { label: texts.districts, text: `${enumerate(city.districts)}.` },
  ];
  return (
    <Section title={texts.heading}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={page.strong}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
