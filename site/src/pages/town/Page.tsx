import { fillTemplate } from '@tarcza/contact/contract';
import { Breadcrumbs, Section } from '@tarcza/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { navigation } from '../../content/texts/navigation';
import { loadTown, type FullTown } from '../../content/load';
import { enumerate } from '../../content/towns/localText';
import { findTown } from '../../content/towns/towns';
import { measureDirection } from '../../text/direction';
import { fillPlace } from '../../text/place';
import { servicePage } from '../../content/services/servicePage';
import { services } from '../../content/services/services';
import { getHeadings, townPages } from '../../content/towns/townPages';
import { CallToAction } from '../../frame/CallToAction';
import { SiteIcon } from '../../icons';
import * as page from '../../theme/page.css';
import { RouterLink, type RouteParams } from '@tarcza/static-site';
import { readTown } from '../../components/townParameter';
import { Chips } from '../../components/ChipLinks';
import { linkTowns, RegionMap } from '../../components/RegionMap';
import * as styles from './page.css';
import { PageIntro } from '../../components/PageIntro';

export type Data = { town: FullTown } | { redirect: string };

/** Null: the town is not on the list. */
export async function load({ town: parameter = '' }: RouteParams): Promise<Data | null> {
  const read = readTown(parameter);
  if (read.kind === 'misspelled') return { redirect: `/miasta/${read.slug}` };
  const town = read.kind === 'listed' ? await loadTown(read.slug) : undefined;
  return town ? { town } : null;
}

/** Everything about one town: its services, and how soon a team gets there. */
export default function TownPage({ data }: { data: Data }) {
  const { search, hash } = useLocation();
  if ('redirect' in data) return <Navigate replace to={{ pathname: data.redirect, search, hash }} />;

  const { town } = data;
  const texts = fillPlace(townPages.town, town);
  const { title } = getHeadings(town.slug);
  const { map, centre } = texts.travel;
  return (
    <>
      <Breadcrumbs trail={[{ label: navigation.breadcrumbs.towns, href: '/miasta' }, { label: town.name }]} />
      <PageIntro
        title={fillPlace(title, town)}
        lead={town.nearby ? texts.lead.nearby : texts.lead.elsewhere}
        call={texts.call}
        contact={servicePage.contact}
        note={texts.note}
        answersUrgentCalls
        hasFirstAid
      >
        <RegionMap
          label={map.label}
          alt={fillTemplate(map.alt, { where: describePlace(town, centre) })}
          here={town.slug}
          priority
        />
      </PageIntro>
      <Section title={texts.services.heading} tone="sunken">
        <ul className={styles.services}>
          {services.map(({ slug, name, kind, price }) => (
            <li key={slug} className={styles.service}>
              <SiteIcon name={kind} />
              <h3>
                <RouterLink className={styles.link} href={`/uslugi/${slug}/${town.slug}`}>
                  {name}
                </RouterLink>
              </h3>
              <p className={page.quiet}>{town.commonIssues[kind]}</p>
              <p className={page.strong}>{price}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Travel town={town} texts={texts.travel} />
      <CallToAction call={texts.call} contact={servicePage.contact} {...texts.callToAction} />
    </>
  );
}

function Travel({ town, texts }: { town: FullTown; texts: (typeof townPages)['town']['travel'] }) {
  const { facts: about } = town;
  const facts = [
    ...(about ? [{ label: texts.facts, text: describeFacts(about, texts) }] : []),
    { label: texts.districts, text: `${enumerate(town.districts)}.` },
    { label: texts.neighbours, text: <Chips links={linkTowns(town.slug)} /> },
  ];
  return (
    <Section title={texts.heading}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label} className={page.stack.tight}>
            <dt className={page.strong}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Returns the facts about a town in one line. */
const describeFacts = (
  { characteristics, population, postcodes, landmarks }: NonNullable<FullTown['facts']>,
  texts: (typeof townPages)['town']['travel'],
) =>
  `${characteristics}, ${population}. ${texts.postcodes} ${postcodes}. ${texts.landmarks} ${enumerate(landmarks)}.`;

/** Returns "na wschód od Krakowa". */
function describePlace({ slug, position }: FullTown, centre: string): string {
  const krakow = findTown('krakow');
  if (!krakow || slug === krakow.slug) return centre;
  return `${measureDirection(krakow.position, position)} od ${krakow.genitive}`;
}
