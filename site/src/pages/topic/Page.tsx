import { Breadcrumbs, Figures, Hero, LazyImage, Section, Steps } from '@tarcza/ui';
import type { RouteParams } from '@tarcza/static-site';
import { CheckList } from '../../components/CheckList';
import { CroppedCover } from '../../components/Cover';
import { FirstAid } from '../../components/FirstAid';
import { Warning } from '../../components/Marked';
import { PointList } from '../../components/PointList';
import { Table } from '../../components/Table';
import { firstAid } from '../../content/services/firstAid';
import { createFragment } from '../../text/createFragment';
import { comparisons } from '../../content/pests/comparisons';
import { findTopicLinks } from '../../content/topics/related';
import { getPrices } from '../../content/offers/priceFigures';
import { commonSentences } from '../../content/texts/commonSentences';
import { onThisPage } from '../../content/texts/textPage';
import { loadTopic, topicPage, type Chapter, type FullTopic } from '../../content/topics/topics';
import { findService } from '../../content/services/services';
import { findUrgentElsewhere } from '../../content/services/urgency';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { picture } from '../../pictures';
import { Urgency } from '../../components/Urgency';
import { Items } from '../../components/Items';
import * as page from '../../theme/page.css';
import { scene, stage } from '../../theme/stage.css';
import { createTrail } from './trail';
import { ChipLinks, Chips } from '../../components/ChipLinks';
import { ContactActions } from '../../components/ContactActions';
import { strip } from '../service/ServiceTop.css';
import * as styles from './page.css';

const getPath = ({ path, pest }: RouteParams) => path ?? `/szkodniki/${pest}`;

/** Null where no topic has the address. */
export const load = async (params: RouteParams): Promise<FullTopic | null> =>
  (await loadTopic(getPath(params))) ?? null;

/** One pest or one job: how to recognise it, what to do tonight, what it costs, and whom to call. */
export default function TopicPage({ data: topic }: { data: FullTopic }) {
  const { title, lead, note, urgent, comparison, chapters, callToAction } = topic;
  const drawing = comparison ? comparisons[comparison] : topic.picture;
  const last = chapters.length % 2 === 1;
  const classes = [stage, topic.isQuiet && page.quietCall, topic.firstAid && styles.urgent];
  return (
    <>
      <div className={classes.filter(Boolean).join(' ')}>
        <Breadcrumbs
          trail={createTrail(topic).map(({ name, path }) => ({
            label: name,
            ...(path !== topic.path && { href: path }),
          }))}
        />
        <Hero
          place="belowBreadcrumbs"
          title={title}
          lead={lead}
          actions={
            <>
              <ContactActions
                call={topicPage.call}
                contact={callToAction.contact ?? topicPage.contact}
                note={note}
                hours={typesetText(urgent ? commonSentences.phoneLine : commonSentences.hoursLine)}
                urgentElsewhere={urgent ? undefined : findUrgentElsewhere(findService(topic.service)!.kind)}
                answersUrgentCalls={urgent !== undefined}
                isUrgent={urgent === 'most'}
              />
              <Jumps {...topic} />
            </>
          }
        />
        {drawing && (
          <div className={`${scene} ${topic.parent === 'pests' ? styles.comparison : ''}`}>
            <LazyImage
              {...picture(drawing.name)}
              alt={drawing.alt}
              sizes="(min-width: 60rem) 50vw, 100vw"
              priority
            />
          </div>
        )}
      </div>
      {topic.firstAid && (
        <div className={styles.belowTop}>
          <FirstAid {...firstAid[topic.firstAid]} />
        </div>
      )}
      {chapters.map((chapter, index) => (
        <Section
          key={chapter.heading}
          {...(chapter.short && { id: createFragment(chapter.short) })}
          title={chapter.heading}
          lead={chapter.intro}
          tone={index % 2 === 0 ? 'sunken' : 'plain'}
        >
          {chapter.warning && <Warning>{chapter.warning}</Warning>}
          <ChapterBody {...chapter} />
        </Section>
      ))}
      <Section id="cena" title={topic.price.heading} tone={last ? 'plain' : 'sunken'}>
        <Ordering {...topic} />
      </Section>
      <CallToAction
        call={topicPage.call}
        contact={topicPage.contact}
        {...callToAction}
        isQuiet={topic.isQuiet}
        answersUrgentCalls={urgent !== undefined}
      />
    </>
  );
}

/** Links to the chapters of a long page. */
function Jumps({ chapters, price }: FullTopic) {
  const links = [
    ...chapters.map(({ short = '' }) => ({ label: short, href: `#${createFragment(short)}` })),
    { label: price.short, href: '#cena' },
  ].filter(({ label }) => label);
  return (
    links.length > 0 && (
      <nav className={styles.jumps} aria-label={onThisPage}>
        <Chips links={links} />
      </nav>
    )
  );
}

/** What it costs, when to call, and what to read next. */
function Ordering(topic: FullTopic) {
  const { price, calling, parent, service } = topic;
  const { figures, lowest } = getPrices(service);
  return (
    <div className={styles.ordering}>
      <div className={page.stack.small}>
        {parent === 'pests' && (
          <div className={strip}>
            <Figures figures={[...figures, topicPage.visit]} size="medium" />
            {lowest && <p className={`${page.quiet} ${page.small}`}>{lowest}</p>}
          </div>
        )}
        {price.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <section className={page.box} aria-labelledby="telefon">
          <h2 id="telefon" className={page.title3}>
            {topicPage.calling}
          </h2>
          {calling.map((time) => (
            <Urgency key={time.level} {...time} />
          ))}
        </section>
      </div>
      <ChipLinks heading={topicPage.more} headingLevel={2} links={findTopicLinks(topic)} />
    </div>
  );
}

function ChapterBody(chapter: Chapter) {
  const text = <ChapterText {...chapter} />;
  if (!chapter.scene || chapter.kind === 'points') return text;
  return (
    <div className={styles.pictured}>
      <CroppedCover scene={chapter.scene} />
      <div className={page.stack.medium}>{text}</div>
    </div>
  );
}

function ChapterText(chapter: Chapter) {
  switch (chapter.kind) {
    case 'table':
      return (
        <>
          <Table label={chapter.heading} {...chapter} />
          {chapter.note && <p className={page.textColumn}>{chapter.note}</p>}
        </>
      );
    case 'points':
      return <PointList {...chapter} />;
    case 'steps':
      return <Steps steps={chapter.steps} />;
    case 'lists':
    case 'marked':
      return (
        <div className={page.halves}>
          {chapter.lists.map(({ heading, items }, index) => (
            <section key={heading} className={page.stack.small}>
              <h3 className={page.title4}>{heading}</h3>
              {chapter.kind === 'lists' ? (
                <Items items={items} />
              ) : (
                <CheckList items={items} mark={index === 0 ? 'check' : 'cross'} />
              )}
            </section>
          ))}
        </div>
      );
  }
}
