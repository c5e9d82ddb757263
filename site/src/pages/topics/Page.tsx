import { Breadcrumbs, Section, ServiceCard } from '@tarcza/ui';
import { Cover } from '../../components/Cover';
import { SymptomChoices } from '../../components/SymptomChoices';
import { comparisons } from '../../content/pests/comparisons';
import { terms } from '../../content/offers/terms';
import { topics } from '../../content/topics/topics';
import { lowestPrices } from '../../content/texts/commonSentences';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import { topicsPage, type PestCard } from './content';
import { PageIntro } from '../../components/PageIntro';
import * as styles from './page.css';

const cards = topics.map((topic): PestCard & { isPest: boolean } => {
  const { label, text, path, comparison, service, priceOf } = topic;
  const drawing = comparison ? comparisons[comparison] : topic.picture;
  return {
    label,
    text,
    href: path,
    scene: topic.scene ?? (drawing ? `${drawing.name}-karta` : service),
    price: priceOf ? typesetText(`od ${terms.price[priceOf]} zł z VAT`) : topic.quoted,
    isPest: topic.parent === 'pests',
  };
});
const [bedBugs, ...otherPests] = [
  topicsPage.bedBugs,
  ...cards.filter(({ isPest }) => isPest),
  topicsPage.martens,
] as const;
const others = cards.filter(({ isPest }) => !isPest);

export default function TopicsPage() {
  const { title, breadcrumb, lead, symptoms, callToAction } = topicsPage;
  return (
    <>
      <Breadcrumbs trail={[{ label: breadcrumb }]} />
      <div className={page.parts}>
        <PageIntro
          title={title}
          lead={lead}
          call={callToAction.call}
          contact={callToAction.contact}
          note={typesetText(lowestPrices)}
        />
        <section className={page.stack.small} aria-labelledby="szkodniki">
          <h2 id="szkodniki" className={page.hidden}>
            {topicsPage.pests}
          </h2>
          <ul className={`${page.cardGrid} ${styles.drawings}`}>
            <li className={styles.whole}>
              <Card {...bedBugs} priority />
            </li>
            <Cards of={otherPests} />
          </ul>
        </section>
        <section className={page.stack.small} aria-labelledby="inne">
          <h2 id="inne" className={page.title3}>
            {topicsPage.others}
          </h2>
          <ul className={page.cardGrid}>
            <Cards of={others} />
          </ul>
        </section>
      </div>
      <Section title={symptoms.heading} lead={symptoms.intro} tone="sunken">
        <SymptomChoices />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}

function Cards({ of }: { of: readonly PestCard[] }) {
  return of.map((card, index) => (
    <li key={card.href} className={cardPlace(index, of.length)}>
      <Card {...card} />
    </li>
  ));
}

interface CardProps extends PestCard {
  /** It stands in the first screen. */
  priority?: boolean;
}

function Card({ label, text: about, href, scene, price, priority }: CardProps) {
  return (
    <ServiceCard
      title={label}
      text={about}
      href={href}
      picture={<Cover scene={scene} sizes="24rem" priority={priority} />}
      foot={price}
    />
  );
}
