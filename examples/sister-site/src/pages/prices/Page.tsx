import type { RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Hero, PhoneButton, PriceTable, Section } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { firm } from '../../content/firm';
import { wordsIn } from '../../content/words';

export default function PricesPage({ params }: { params: RouteParams }) {
  const { language, labels, prices } = wordsIn(params.language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: prices.title }]}
        home={addresses.home[language]}
        labels={labels.breadcrumbs}
      />
      <Hero
        title={prices.title}
        lead={prices.lead}
        actions={<PhoneButton phone={firm.phone} labels={labels.phoneButton} />}
        place="belowBreadcrumbs"
      />
      <Section tone="sunken">
        <PriceTable lines={prices.lines} headingLevel={2} labels={labels.priceTable} />
      </Section>
    </>
  );
}
