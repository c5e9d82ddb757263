import { ActionLink, Breadcrumbs, LazyImage, LinkList, PhoneButton, Section } from '@tarcza/ui';
import type { RouteParams } from '@tarcza/static-site';
import { company } from '../../content/company';
import { comparisons, plates } from '../../content/plates';
import { findService } from '../../content/services';
import { findChecklist } from '../../content/checklists';
import { topicsOfSymptom } from '../../content/topics';
import { loadSymptom, symptoms, symptomsPage, type FullSymptom } from '../../content/symptoms';
import { CallToAction } from '../../frame/CallToAction';
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

/** A symptom: urgency, what to do at once, cause, checks, price and what to do until the technician arrives. */
export default function SymptomPage({ data: symptom }: { data: FullSymptom }) {
  const { slug, title, drawing, now, cause, plates: culprits, comparison, sure, urgency, until } = symptom;
  const [first, ...others] = [
    ...culprits.map((name) => plates[name]),
    ...(comparison ? [comparisons[comparison]] : []),
  ];
  return (
    <>
      <Breadcrumbs trail={[{ label: title }]} />
      <div className={styles.page}>
        <header className={styles.top}>
          <h1 className={page.title1}>{title}</h1>
          <div className={styles.cases}>
            <SeverityScale {...urgency} />
            {urgency.other && <SeverityScale {...urgency.other} />}
          </div>
          <p className={styles.now}>{now}</p>
        </header>
        <div className={`${page.cover} ${styles.drawing}`}>
          <LazyImage {...picture(drawing)} alt="" sizes="26rem" priority />
        </div>
        <section className={styles.cause}>
          <h2 className={page.title3}>{cause.heading}</h2>
          <p className={page.lead}>{cause.text}</p>
        </section>
        <Facts {...symptom} />
        <div className={styles.words}>
          {first && <Plates plates={[first]} look="column" />}
          <Points {...sure} />
          {others.length > 0 && <Plates plates={others} look="column" />}
          <Points {...until} />
        </div>
      </div>
      <Section title={symptomsPage.others} tone="sunken">
        <SymptomChoices except={slug} />
      </Section>
      <CallToAction look="line" apart {...symptomsPage.callToAction} />
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

/** The phone button, times of arrival and price. */
function Facts({ slug: symptom, service: slug, urgency, price }: FullSymptom) {
  const { levels, arrival } = symptomsPage.urgency;
  const cases = [urgency, ...(urgency.other ? [urgency.other] : [])];
  return (
    <div className={styles.facts}>
      <PhoneButton phone={company.phone} size="wide">
        {symptomsPage.call}
      </PhoneButton>
      <section className={styles.fact}>
        <h2 className={page.title4}>{arrival}</h2>
        <p>{[...cases.map(({ level }) => levels[level].arrival), urgency.text].join(' ')}</p>
      </section>
      <section className={styles.fact}>
        <h2 className={page.title4}>{symptomsPage.price}</h2>
        <p>{price}</p>
      </section>
      <div className={styles.ways}>
        <ActionLink href="/kontakt">{symptomsPage.contact}</ActionLink>
        <LinkList links={linksOf(symptom, slug)} />
      </div>
    </div>
  );
}

const linksOf = (symptom: string, service: string) => [
  { href: `/uslugi/${service}`, label: `${symptomsPage.service} ${findService(service)?.name}` },
  ...topicsOfSymptom(symptom).map(({ path, label }) => ({ href: path, label })),
  ...(findChecklist(service) ? [{ href: `/przygotowanie/${service}`, label: symptomsPage.checklist }] : []),
];
