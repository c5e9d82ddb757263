import { RouterLink } from '@tarcza/static-site';
import { FaqGroup, Section } from '@tarcza/ui';
import type { FullService, FullTown } from '../../content/load';
import { localPage, localText } from '../../content/towns/localText';
import { fillPlace, region } from '../../text/place';
import { serviceLinks } from '../../content/services/serviceLinks';
import { servicePage } from '../../content/services/servicePage';
import { services } from '../../content/services/services';
import { townPages } from '../../content/towns/townPages';
import { CroppedCover } from '../../components/Cover';
import { ChipLinks } from '../../components/ChipLinks';
import { point } from '../../components/PointList.css';
import { Items } from '../../components/Items';
import { PestDrawings } from '../../components/PestDrawings';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import * as row from '../towns/page.css';
import * as styles from './ServiceInTown.css';
import { anchors } from './serviceAnchors';
import { ServiceTop } from './ServiceTop';

export interface ServiceInTownProps {
  service: FullService;
  /** With a text on this service. */
  town: FullTown;
}

/** Renders a service in one town: the local texts, the steps in short form, three questions, and links to the rest. */
export function ServiceInTown({ service, town }: ServiceInTownProps) {
  const text = localText(town, service);
  const texts = fillPlace(servicePage, town);
  const local = fillPlace(localPage, town);
  const { signs, process, headings, faq } = fillPlace(service, town);
  const { heading, inTowns, drawings, picture } = signs;
  return (
    <>
      <ServiceTop
        service={service}
        place={town}
        placeName={town.name}
        texts={texts}
        lead={text.intro}
        facts={fillPlace(service.facts, town)}
        note={text.urgent}
        danger={text.danger}
      />
      <Section title={heading} tone="sunken">
        <div className={styles.beside}>
          <PestDrawings drawings={drawings?.slice(0, 1)} look="column" />
          {!drawings && picture && <CroppedCover scene={picture} />}
          <ul className={styles.signs}>
            {inTowns.map(({ title, text: sign, href }) => (
              <li key={title} className={row.town}>
                <h3>
                  <RouterLink className={row.link} href={href}>
                    {title}
                  </RouterLink>
                </h3>
                <p className={page.quiet}>{sign}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title={local.headings[service.kind]}>
        <div className={page.cardGrid}>
          <Part heading={local.buildings} paragraphs={[text.buildings]} />
          <Part heading={local.visit} paragraphs={[text.visit, text.timeline]} />
          <Part heading={local.advice} paragraphs={[text.warning, text.advice, text.usualArrival]} />
        </div>
      </Section>
      <Section tone="sunken">
        <div className={page.halves}>
          <div className={page.stack.small}>
            <h2 className={page.title2}>{process.heading}</h2>
            <Items items={process.steps.map(({ title }) => title)} ordered />
          </div>
          <FaqGroup
            title={headings.faq}
            items={faq.slice(0, 3).map((item, index) => ({ ...item, id: `pytanie-${index + 1}` }))}
          />
        </div>
        <div className={page.halves}>
          <ChipLinks
            headingLevel={2}
            heading={local.more.heading}
            links={[...listChapters(service, local.more.faq), ...findOrderLinks(service)]}
          />
          <ChipLinks
            headingLevel={2}
            heading={local.others.heading}
            links={[
              ...services
                .filter(({ slug }) => slug !== service.slug)
                .map(({ slug, name }) => ({ href: `/uslugi/${slug}/${town.slug}`, label: name })),
              { href: `/miasta/${town.slug}`, label: townPages.links.town },
            ]}
          />
        </div>
      </Section>
      <CallToAction {...texts.callToAction} text={text.areas} />
    </>
  );
}

function Part({ heading, paragraphs }: { heading: string; paragraphs: readonly (string | undefined)[] }) {
  return (
    <div className={point}>
      <h3 className={page.title4}>{heading}</h3>
      {paragraphs.map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
    </div>
  );
}

/** Returns the links to price, guarantee and preparation. */
const findOrderLinks = ({ slug }: FullService) =>
  (serviceLinks[slug] ?? []).filter(({ href }) => /^\/(cennik|gwarancja|przygotowanie)/.test(href));

/** Returns links to chapters of the service's own page. */
const listChapters = (service: FullService, faqHeading: string) => [
  { href: `/uslugi/${service.slug}#${anchors.methods}`, label: fillPlace(service.methods.heading, region) },
  { href: `/uslugi/${service.slug}#${anchors.faq}`, label: faqHeading },
];
