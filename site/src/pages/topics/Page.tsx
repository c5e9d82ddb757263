import { Breadcrumbs, Section, ServiceCard } from '@tarcza/ui';
import { Cover } from '../../components/Cover';
import { SymptomChoices } from '../../components/SymptomChoices';
import * as styles from '../../components/Text.css';
import { findService } from '../../content/services';
import { topics, type Topic } from '../../content/topics';
import { CallToAction } from '../../frame/CallToAction';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import { topicsPage } from './content';

const pests = topics.filter(({ parent }) => parent === 'pests');
const others = topics.filter(({ parent }) => parent !== 'pests');

export default function TopicsPage() {
  const { title, breadcrumb, lead, symptoms, callToAction } = topicsPage;
  return (
    <>
      <Breadcrumbs trail={[{ label: breadcrumb }]} />
      <div className={styles.withCards}>
        <div className={`${styles.section} ${page.textColumn}`}>
          <h1 className={page.title1}>{title}</h1>
          <p className={page.lead}>{lead}</p>
        </div>
        <Cards heading={topicsPage.pests} id="szkodniki" of={pests} first />
        <Cards heading={topicsPage.others} id="inne" of={others} />
      </div>
      <Section title={symptoms.heading} lead={symptoms.intro} tone="sunken">
        <SymptomChoices />
      </Section>
      <CallToAction apart {...callToAction} />
    </>
  );
}

interface CardsProps {
  heading: string;
  id: string;
  of: readonly Topic[];
  /** Whether they stand in the first screen. */
  first?: boolean;
}

function Cards({ heading, id, of, first = false }: CardsProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={page.title3}>
        {heading}
      </h2>
      <ul className={page.cardGrid}>
        {of.map(({ slug, label, text, path, service, scene }, index) => (
          <li key={slug} className={cardPlace(index, of.length)}>
            <ServiceCard
              title={label}
              text={text}
              href={path}
              picture={
                <Cover of={findService(service)?.icon} scene={scene} priority={first && index === 0} />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
