import { ActionLink, Breadcrumbs, LazyImage, PhoneButton, Section } from '@tarcza/ui';
import { RouterLink, type RouteParams } from '@tarcza/static-site';
import { company } from '../../content/company';
import { comparisons, plates } from '../../content/plates';
import { findService } from '../../content/services';
import { findChecklist } from '../../content/checklists';
import { topicsOfSymptom } from '../../content/topics';
import { loadSymptom, symptoms, symptomsPage, type FullSymptom } from '../../content/symptoms';
import { picture } from '../../pictures';
import * as page from '../../theme/page.css';
import { Plates } from '../../components/Plates';
import { SeverityScale } from './SeverityScale';
import { SymptomChoices } from '../../components/SymptomChoices';
import * as styles from './page.css';

/** Null where no symptom has the slug. */
export const load = async ({ symptom = '' }: RouteParams): Promise<FullSymptom | null> =>
  (await loadSymptom(symptom)) ?? null;

/** What `load` imports of an address that has a page. */
export const files = ({ symptom }: RouteParams): readonly string[] =>
  symptoms.some(({ slug }) => slug === symptom) ? [`src/content/symptoms/${symptom}.ts`] : [];

/** A symptom: cause, checks, urgency, price and what to do until the technician arrives. */
export default function SymptomPage({ data: symptom }: { data: FullSymptom }) {
  const { slug, title, drawing, cause, plates: culprits, comparison, sure, urgency, until } = symptom;
  const pictures = [
    ...culprits.map((name) => plates[name]),
    ...(comparison ? [comparisons[comparison]] : []),
  ];
  return (
    <>
      <Breadcrumbs trail={[{ label: title }]} />
      <div className={styles.page}>
        <header className={styles.top}>
          <h1 className={page.title1}>{title}</h1>
          <SeverityScale level={urgency.level} />
          <h2 className={page.title3}>{cause.heading}</h2>
          <p className={page.lead}>{cause.text}</p>
        </header>
        <div className={styles.side}>
          <div className={`${page.cover} ${styles.drawing}`}>
            <LazyImage {...picture(drawing)} alt="" sizes="26rem" priority />
          </div>
          <Facts {...symptom} />
        </div>
        <div className={styles.words}>
          <Plates plates={pictures} />
          <Points {...sure} />
          <Points {...until} />
        </div>
      </div>
      <Section title={symptomsPage.others} tone="sunken">
        <SymptomChoices except={slug} />
      </Section>
    </>
  );
}

function Points({ heading, items }: FullSymptom['sure']) {
  return (
    <section>
      <h2 className={page.title3}>{heading}</h2>
      <ul className={styles.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Urgency, price and the phone button. */
function Facts({ slug: symptom, service: slug, urgency, price }: FullSymptom) {
  return (
    <div className={styles.facts}>
      <section className={styles.fact}>
        <h2 className={page.title4}>{symptomsPage.urgency.heading}</h2>
        <p>
          {urgency.text} {symptomsPage.urgency.levels[urgency.level].arrival}
        </p>
      </section>
      <section className={styles.fact}>
        <h2 className={page.title4}>{symptomsPage.price}</h2>
        <p>{price}</p>
      </section>
      <PhoneButton phone={company.phone} size="wide">
        {symptomsPage.call}
      </PhoneButton>
      <ActionLink href="/kontakt">{symptomsPage.contact}</ActionLink>
      <ul className={styles.links}>
        <li>
          <RouterLink className={styles.link} href={`/uslugi/${slug}`}>
            {symptomsPage.service} {findService(slug)?.name}
          </RouterLink>
        </li>
        {topicsOfSymptom(symptom).map(({ path: href, label }) => (
          <li key={href}>
            <RouterLink className={styles.link} href={href}>
              {label}
            </RouterLink>
          </li>
        ))}
        {findChecklist(slug) && (
          <li>
            <RouterLink className={styles.link} href={`/przygotowanie/${slug}`}>
              {symptomsPage.checklist}
            </RouterLink>
          </li>
        )}
      </ul>
    </div>
  );
}
