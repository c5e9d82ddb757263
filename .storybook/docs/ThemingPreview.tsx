import {
  CityTile,
  CityTileGroup,
  ContactForm,
  FaqGroup,
  Icon,
  PhoneButton,
  ServiceCard,
} from '../../packages/ui/src/index.js';
import { contactForm, phoneButton } from '../../packages/ui/src/labels/en.js';
import type { Schemes } from './themeInAddress';

const call = { phone: '+48 000 000 000', labels: phoneButton };
const service = {
  title: 'Rodent control',
  text: 'Mice and rats in homes and businesses.',
  href: '#/services/deratyzacja',
  icon: <Icon name="check" />,
  badge: 'from €130',
  points: ['Treatment within 24–48 h', 'Pay afterwards'],
  headingLevel: 3,
} as const;

/** Renders components on a surface, with text and buttons on each ground. */
export function Specimens({ scheme }: { scheme: keyof Schemes }) {
  return (
    <>
      <h2 id={`preview-${scheme}`}>Scheme: {scheme}</h2>
      <p>
        The treatment takes 24–48 h. <a href="#/services">See all services</a>
      </p>
      <p className="quiet">The price depends on the area.</p>
      <div className="band branded">
        <span>Emergency?</span>
        <PhoneButton {...call} tone="brand" />
      </div>
      <div className="band sunken">
        <PhoneButton {...call} />
        <PhoneButton {...call} tone="urgent" />
        <PhoneButton {...call} tone="quiet" />
      </div>
      {(['plain', 'urgent'] as const).map((tone) => (
        <ServiceCard key={tone} {...service} tone={tone} />
      ))}
      <CityTileGroup label={`Towns, ${scheme}`}>
        <CityTile name="Kraków" headingLevel={3} links={[{ href: '#/krakow', label: 'Rodent control' }]} />
      </CityTileGroup>
      <FaqGroup
        title="Questions"
        headingLevel={3}
        defaultOpen={`${scheme}-visits`}
        items={[
          { id: `${scheme}-visits`, question: 'How many visits does it take?', answer: 'Usually 2–3.' },
        ]}
      />
      <ContactForm
        services={['Rodent control']}
        onSubmit={() => Promise.resolve()}
        phone={call.phone}
        note="Fields marked * are required."
        headingLevel={3}
        labels={{ ...contactForm, form: `Form, ${scheme}` }}
      />
    </>
  );
}
