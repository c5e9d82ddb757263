import type { PageProps } from '@tarcza/static-site';
import { Breadcrumbs, Hero, PriceTable, Section } from '@tarcza/ui';
import { addressOf, languageFrom, wordsIn, wordsOf } from '../../language';

export default function PricesPage({ params }: PageProps) {
  const language = languageFrom(params.language);
  const { labels } = wordsIn(language);
  const prices = wordsOf('prices', language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: prices.title }]}
        home={addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero title={prices.title} lead={prices.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <PriceTable lines={prices.lines} headingLevel={2} labels={labels.priceTable} />
      </Section>
    </>
  );
}
