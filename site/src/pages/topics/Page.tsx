import { Breadcrumbs, Hero, Section, ServiceCard } from '@tarcza/ui';
import { ChipLinks } from '../../components/ChipLinks';
import { ContactActions } from '../../components/ContactActions';
import { Cover } from '../../components/Cover';
import { SymptomChoices } from '../../components/SymptomChoices';
import { comparisons } from '../../content/pests/comparisons';
import { terms } from '../../content/offers/terms';
import { topics } from '../../content/topics/topics';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { scene as stageScene, stage } from '../../theme/stage.css';
import { topicsPage } from './content';
import * as styles from './page.css';

const cards = topics
  .filter(({ parent }) => parent === 'pests')
  .map(({ label, size, text, path, comparison, picture, scene, priceOf }) => {
    const drawing = comparison ? comparisons[comparison] : picture;
    return {
      label,
      size,
      text,
      href: path,
      scene: scene ?? `${drawing?.name}-karta`,
      price: priceOf && typesetText(`od ${terms.price[priceOf]} zł z VAT`),
    };
  });
const pests = [topicsPage.bedBugs, ...cards, topicsPage.martens];
const others = topics
  .filter(({ parent }) => parent !== 'pests')
  .map(({ label, path }) => ({ label, href: path }));

export default function TopicsPage() {
  const { title, breadcrumb, lead, symptoms, callToAction } = topicsPage;
  return (
    <>
      <div className={stage}>
        <Breadcrumbs trail={[{ label: breadcrumb }]} />
        <Hero
          place="belowBreadcrumbs"
          title={title}
          lead={lead}
          actions={<ContactActions {...callToAction} />}
        />
        <div className={`${stageScene} ${styles.lens}`}>
          <Cover scene="galeria-pluskwy-slady#strip" priority />
        </div>
      </div>
      <Section title={topicsPage.pests} tone="sunken">
        <ul className={`${page.cardGrid} ${styles.drawings}`}>
          {pests.map(({ label, size, text, href, scene, price }) => (
            <li key={href}>
              <ServiceCard
                title={label}
                text={text}
                href={href}
                badge={size}
                picture={<Cover scene={scene} />}
                foot={price}
              />
            </li>
          ))}
        </ul>
        <ChipLinks heading={topicsPage.others} links={others} />
      </Section>
      <Section title={symptoms.heading} lead={symptoms.intro}>
        <SymptomChoices />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
