import type { PageProps } from '@tarcza/static-site';
import { Breadcrumbs, Hero, PriceTable, Section } from '@tarcza/ui';
import { site } from '../../language.ts';

export default function PricesPage({ params }: PageProps) {
  const language = site.languageFrom(params.language);
  const { labels } = site.textsIn(language);
  const prices = site.textsOf('prices', language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: prices.title }]}
        home={site.addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero title={prices.title} lead={prices.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <PriceTable lines={prices.lines} headingLevel={2} labels={labels.priceTable} />
      </Section>
    </>
  );
}
