import { Breadcrumbs, Hero, PriceTable, Section } from '@tarcza/ui';
import { words } from '../../words';

const { labels, prices } = words;

export default function PricesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: prices.title }]} labels={labels.breadcrumbs} />
      <Hero title={prices.title} lead={prices.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <PriceTable lines={prices.lines} headingLevel={2} labels={labels.priceTable} />
      </Section>
    </>
  );
}
