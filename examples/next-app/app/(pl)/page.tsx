import {
  CityTile,
  CityTileGroup,
  FaqGroup,
  GalleryViewer,
  Icon,
  LazyImage,
  PhoneButton,
  phoneNumber,
  Section,
  ServiceCard,
} from '@tarcza/ui';
import { brandless } from '@tarcza/ui/theme';
import { OrderForm } from '../OrderForm';

const phone = '000 000 000';
const picture = { src: '/komin.svg', alt: 'Komin na dachu.', width: 96, height: 64 };

/** A server component: the browser gets code for interactive parts only. */
export default function Page() {
  return (
    <main style={{ borderTop: `4px solid ${brandless.light.brand}` }}>
      <Section>
        <h1>Kominiarz w Poznaniu</h1>
        <p>
          <Icon name="phone" /> {phoneNumber(phone).text}
        </p>
        <PhoneButton phone={phone} labels={{ call: 'Umów kominiarza' }} />
        <ServiceCard
          title="Przegląd roczny"
          text="Sprawdzamy ciąg i szczelność."
          href="/przeglad"
          points={['protokół']}
        />
        <LazyImage {...picture} priority />
        <CityTileGroup label="Dzielnice Poznania">
          <CityTile name="Jeżyce" links={[{ href: '/jezyce', label: 'Przegląd na Jeżycach' }]} />
        </CityTileGroup>
        <FaqGroup
          title="Zanim zadzwonisz"
          items={[{ id: 'czas', question: 'Ile trwa wizyta?', answer: 'Około godziny.' }]}
        />
        <GalleryViewer items={[{ ...picture, id: 'komin', title: 'Nowa nasada' }]} />
        <OrderForm
          services={['Przegląd roczny']}
          labels={{ submit: 'Wyślij zamówienie', form: 'Zamówienie kominiarza' }}
        />
      </Section>
    </main>
  );
}
