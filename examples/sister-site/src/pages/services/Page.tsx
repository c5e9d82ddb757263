import type { RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, GalleryViewer, Hero, Section, ServiceCard } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { wordsIn } from '../../content/words';

export default function ServicesPage({ params }: { params: RouteParams }) {
  const { language, labels, services } = wordsIn(params.language);
  const pictures = services.gallery.map((picture) => ({
    ...picture,
    src: `/images/${picture.id}.svg`,
    width: 960,
    height: 640,
  }));
  return (
    <>
      <Breadcrumbs
        trail={[{ label: services.title }]}
        home={addresses.home[language]}
        labels={labels.breadcrumbs}
      />
      <Hero title={services.title} lead={services.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <ul className="cards">
          {services.cards.map((card) => (
            <li key={card.title}>
              <ServiceCard {...card} href={addresses.prices[language]} headingLevel={2} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={services.galleryTitle}>
        <GalleryViewer items={pictures} labels={labels.galleryViewer} />
      </Section>
    </>
  );
}
