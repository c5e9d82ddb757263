import { Breadcrumbs, Section, ServiceCard } from '@tarcza/ui';
import { Cover } from '../../components/Cover';
import { SymptomChoices } from '../../components/SymptomChoices';
import { comparisons } from '../../content/pests/comparisons';
import { terms } from '../../content/offers/terms';
import { topics } from '../../content/topics/topics';
import { lowestPrices } from '../../content/texts/commonSentences';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
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
const pests = [topicsPage.bedBugs, ...cards.filter(({ isPest }) => isPest), topicsPage.martens];
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
            <Cards of={pests} priority />
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

/** `priority` is for cards that begin in the first screen. */
function Cards({ of, priority = false }: { of: readonly PestCard[]; priority?: boolean }) {
  return of.map((card, index) => (
    <li key={card.href}>
      <Card {...card} priority={priority && index === 0} />
    </li>
  ));
}

function Card({ label, text: about, href, scene, price, priority }: PestCard & { priority: boolean }) {
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
