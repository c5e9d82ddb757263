import { Breadcrumbs, Figures, Section } from '@tarcza/ui';
import type { RouteParams } from '@tarcza/static-site';
import { comparisons } from '../../content/pests/comparisons';
import { drawings } from '../../content/pests/drawings';
import { commonSentences } from '../../content/texts/commonSentences';
import { findService, type ServiceSlug, labelProcess } from '../../content/services/services';
import { findChecklistLinks } from '../../content/services/serviceLinks';
import { firstAid } from '../../content/services/firstAid';
import { findTopics } from '../../content/topics/topics';
import { loadSymptom, symptomsPage, type FullSymptom } from '../../content/symptoms/symptoms';
import { findUrgentElsewhere } from '../../content/services/urgency';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { Cover } from '../../components/Cover';
import { CheckList } from '../../components/CheckList';
import { Items } from '../../components/Items';
import * as page from '../../theme/page.css';
import { PestDrawings } from '../../components/PestDrawings';
import { FirstAid } from '../../components/FirstAid';
import { Warning } from '../../components/Marked';
import { SymptomChoices } from '../../components/SymptomChoices';
import { Urgency } from '../../components/Urgency';
import { isQuoted, getPrices } from '../../content/offers/priceFigures';
import { ChipLinks } from '../../components/ChipLinks';
import { ContactActions } from '../../components/ContactActions';
import * as styles from './page.css';

/** Null where no symptom has the slug. */
export const load = async ({ symptom = '' }: RouteParams): Promise<FullSymptom | null> =>
  (await loadSymptom(symptom)) ?? null;

/** A symptom: urgency, what to do at once and until the technician arrives, cause, price and checks. */
export default function SymptomPage({ data: symptom }: { data: FullSymptom }) {
  const { slug, title, cause, drawings: culprits, comparison, sure, until } = symptom;
  const shown = [...culprits.map((name) => drawings[name]), ...(comparison ? [comparisons[comparison]] : [])];
  const isAlone = shown.length === 1;
  const isUrgent = symptom.urgency.level === 'urgent';
  const aid = symptom.firstAid && <FirstAid {...firstAid[symptom.firstAid]} />;
  return (
    <>
      <Breadcrumbs trail={[{ label: title }]} />
      <div className={styles.top}>
        <h1 className={page.title1}>{title}</h1>
        <Answer {...symptom} />
      </div>
      <div className={styles.page}>
        {isUrgent && aid}
        <Until {...until} isAlone={!aid} />
        {!isUrgent && aid}
        <Facts {...symptom} />
        <div className={isAlone ? page.stack.large : `${page.halves} ${styles.across}`}>
          <section className={page.stack.small}>
            <h2 className={page.title3}>{cause.heading}</h2>
            <p>{cause.text}</p>
          </section>
          <section className={page.stack.small}>
            <h2 className={page.title3}>{sure.heading}</h2>
            <Items items={sure.items} />
          </section>
        </div>
        <div className={isAlone ? undefined : styles.across}>
          <PestDrawings drawings={shown} />
        </div>
      </div>
      <Section title={symptomsPage.others} tone="sunken">
        <SymptomChoices except={slug} />
      </Section>
      <CallToAction {...symptomsPage.callToAction} isUrgent={isUrgent} />
    </>
  );
}

/** What a visitor needs first: what it is, how urgent it is, what to do now, and the call button. */
function Answer({ drawing, likely, now, urgency, service }: FullSymptom) {
  const isUrgent = urgency.level === 'urgent' || urgency.other?.level === 'urgent';
  return (
    <div className={styles.answer}>
      <div className={styles.drawing}>
        <Cover scene={drawing} priority />
      </div>
      <h2 className={page.title3}>{likely}</h2>
      <div className={page.stack.tight}>
        <Urgency {...urgency} />
        {urgency.other && <Urgency {...urgency.other} />}
        <p>{now}</p>
      </div>
      <div className={`${page.actions} ${page.firstCall}`}>
        <ContactActions
          call={symptomsPage.call}
          contact={symptomsPage.contact}
          note={getPrices(service).line}
          urgentElsewhere={isUrgent ? undefined : findUrgentElsewhere(findService(service)!.kind)}
          isUrgent={isUrgent}
          hours={typesetText(isUrgent ? commonSentences.phoneLine : commonSentences.hoursLine)}
        />
      </div>
    </div>
  );
}

/** What to do until the technician arrives, and what not to do. */
function Until({ heading, warning, isAlone, ...lists }: FullSymptom['until'] & { isAlone: boolean }) {
  return (
    <section className={`${page.stack.medium} ${isAlone ? styles.across : ''}`}>
      <h2 className={page.title3}>{heading}</h2>
      {warning && <Warning>{warning}</Warning>}
      <div className={page.halves}>
        {(['items', 'avoid'] as const).map((kind) => (
          <div key={kind} className={page.stack.tight}>
            <h3 className={page.body}>{symptomsPage.until[kind]}</h3>
            <CheckList items={lists[kind]} mark={kind === 'items' ? 'check' : 'cross'} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Times of arrival, price and what to read next. */
function Facts({ slug: symptom, service: slug, urgency, price, elsewhere }: FullSymptom) {
  const { levels, arrival } = symptomsPage.urgency;
  const { figures, lowest } = getPrices(slug);
  const arrivals = [
    levels[urgency.level].arrival,
    ...(urgency.other ? [levels[urgency.other.level].arrival] : []),
  ];
  return (
    <div className={styles.facts}>
      <section className={page.stack.small}>
        <h2 className={page.title3}>{arrival}</h2>
        <p>{[...arrivals, urgency.text].join(' ')}</p>
      </section>
      <section className={page.stack.small}>
        <h2 className={page.title3}>{symptomsPage.price}</h2>
        {isQuoted(slug) && <p>{price}</p>}
        {figures.length > 0 && <Figures figures={figures} size="medium" />}
        {lowest && <p className={`${page.quiet} ${page.small}`}>{lowest}</p>}
        {!isQuoted(slug) && <p>{price}</p>}
      </section>
      <ChipLinks heading={symptomsPage.more} headingLevel={2} links={listLinks(symptom, slug, elsewhere)} />
    </div>
  );
}

const listLinks = (symptom: string, service: ServiceSlug, elsewhere: FullSymptom['elsewhere']) => [
  ...(elsewhere ? [{ href: `/kontakt#${firstAid[elsewhere].id}`, label: firstAid[elsewhere].heading }] : []),
  { href: `/uslugi/${service}`, label: labelProcess(service) },
  ...findTopics(symptom).map(({ path, label }) => ({ href: path, label })),
  ...findChecklistLinks(service),
];
