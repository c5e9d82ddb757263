import { GalleryViewer, Section, ServiceCard } from '@tarcza/ui';
import { contactForm, galleryViewer } from '@tarcza/ui/labels/en';
import { OrderForm } from '../OrderForm';

const items = [
  { id: 'cowl', title: 'A new cowl', src: '/komin.svg', alt: 'A chimney on a roof.', width: 96, height: 64 },
];

/** In English, by words that are strings with placeholders: a server component may give them to a client one. */
export default function Page() {
  return (
    <Section>
      <h1>A chimney sweep in Poznań</h1>
      <ServiceCard title="Yearly inspection" text="We check draught and tightness." href="/en/inspection" />
      <GalleryViewer items={items} labels={galleryViewer} />
      <OrderForm services={['Yearly inspection']} labels={contactForm} />
    </Section>
  );
}
