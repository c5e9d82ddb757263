import { Breadcrumbs, Section } from '@tarcza/ui';
import { findTown } from '../../content/towns/towns';
import { navigation } from '../../content/texts/navigation';
import { fillPlace, region } from '../../text/place';
import { servicePage } from '../../content/services/servicePage';
import { townPages } from '../../content/towns/townPages';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import { AreaMap } from '../../components/RegionMap';
import { PageIntro } from '../../components/PageIntro';
import * as styles from './page.css';

const { list, town } = townPages;
const callToAction = fillPlace(servicePage.callToAction, region);

/** The towns on the list, each with a line about it, and a map. */
export default function TownsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: navigation.breadcrumbs.towns }]} />
      <PageIntro
        title={list.title}
        lead={list.lead}
        call={callToAction.call}
        contact={servicePage.contact}
        note={town.note}
        answersUrgentCalls
        hasFirstAid
      >
        <AreaMap {...list.map} priority />
      </PageIntro>
      <Section title={list.heading} tone="sunken">
        <div className={page.stack.large}>
          {list.groups.map(({ heading, towns }) => (
            <section key={heading} className={styles.group}>
              <h3 className={page.title3}>{heading}</h3>
              <ul className={styles.towns}>
                {towns.map(({ slug, line }) => (
                  <li key={slug} className={styles.town} data-card="">
                    <RouterLink className={styles.link} href={`/miasta/${slug}`}>
                      {findTown(slug)?.name}
                    </RouterLink>
                    <p className={`${page.quiet} ${page.small}`}>{line}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
