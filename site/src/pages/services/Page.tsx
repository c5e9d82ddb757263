import { Breadcrumbs, CityTile, CityTileGroup, Section, ServiceCard } from '@tarcza/ui';
import { towns } from '../../content/towns/towns';
import { overview } from './content';
import { lowestPrices } from '../../content/texts/commonSentences';
import { services } from '../../content/services/services';
import { townPages } from '../../content/towns/townPages';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { navigation } from '../../content/texts/navigation';
import * as page from '../../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import { ChipLinks } from '../../components/ChipLinks';
import { Cover } from '../../components/Cover';
import { PageIntro } from '../../components/PageIntro';

export default function ServicesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: navigation.breadcrumbs.services }]} />
      <div className={page.parts}>
        <PageIntro
          scene="o-nas"
          title={overview.title}
          lead={overview.lead}
          {...overview.callToAction}
          note={typesetText(lowestPrices)}
          answersUrgentCalls
          hasFirstAid
        />
        <ul className={page.cardGrid} aria-label={overview.services.heading}>
          {services.map(({ slug, name, description, kind, price }, index) => (
            <li key={slug}>
              <ServiceCard
                title={name}
                headingLevel={2}
                text={description}
                href={`/uslugi/${slug}`}
                picture={<Cover of={kind} priority={index === 0} />}
                foot={price}
              />
            </li>
          ))}
        </ul>
        <ChipLinks {...overview.others} headingLevel={2} />
      </div>
      <Section tone="sunken" title={overview.towns.heading} lead={overview.towns.intro}>
        <CityTileGroup label={overview.towns.heading}>
          {towns.map((town) => (
            <CityTile
              key={town.slug}
              name={town.name}
              links={services.map(({ slug, name }) => ({
                href: `/uslugi/${slug}/${town.slug}`,
                label: `${name} ${town.locative}`,
              }))}
            />
          ))}
        </CityTileGroup>
        <RouterLink className={page.linkAlone} href="/miasta">
          {townPages.links.list}
        </RouterLink>
      </Section>

      <CallToAction {...overview.callToAction} />
    </>
  );
}
