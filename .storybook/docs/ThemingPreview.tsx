import type { CSSProperties } from 'react';
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
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { themeAttributes, useGlobals, type Globals } from '../toolbar';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import type { Schemes } from './themeInAddress';
import * as styles from './ThemingTool.css';

const call = { phone: '+48 000 000 000', labels: phoneButton };
const service = {
  title: 'Rodent control',
  text: 'Mice and rats in homes and businesses.',
  href: '#/services/deratyzacja',
  icon: <Icon name="check" />,
  badge: 'from €130',
  points: ['Treatment within 24–48 h', 'Pay afterwards'],
  headingLevel: 4,
} as const;

const createProperties = (colors: Colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [customProperty(vars.color[role as keyof Colors]), value]),
  );

/** Renders components in both schemes of a theme, with the type, space and corners of `base`, in the toolbar's direction. */
export function ThemingPreview({ theme, base }: { theme: Schemes; base: Globals['theme'] }) {
  return (
    <div className={styles.panes} dir={useGlobals().direction}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          {...themeAttributes({ theme: base, scheme })}
          aria-labelledby={`preview-${scheme}`}
          className={styles.pane}
          style={createProperties(theme[scheme]) as CSSProperties}
        >
          <Specimens scheme={scheme} />
        </section>
      ))}
    </div>
  );
}

/** Renders components on a surface, with text and buttons on each ground. */
function Specimens({ scheme }: { scheme: keyof Schemes }) {
  return (
    <>
      <h3 id={`preview-${scheme}`} className={styles.subtitle}>
        Scheme: {scheme}
      </h3>
      <p style={{ margin: 0 }}>
        The treatment takes 24–48 h.{' '}
        <a href="#/services" className={styles.link}>
          See all services
        </a>
      </p>
      <p className={styles.quiet}>The price depends on the area.</p>
      <div className={styles.branded}>
        <span>Emergency?</span>
        <PhoneButton {...call} tone="brand" />
      </div>
      <div className={styles.sunken}>
        <PhoneButton {...call} />
        <PhoneButton {...call} tone="urgent" />
        <PhoneButton {...call} tone="quiet" />
      </div>
      {(['plain', 'urgent'] as const).map((tone) => (
        <ServiceCard key={tone} {...service} tone={tone} />
      ))}
      <CityTileGroup label={`Towns, ${scheme}`}>
        <CityTile name="Kraków" headingLevel={4} links={[{ href: '#/krakow', label: 'Rodent control' }]} />
      </CityTileGroup>
      <FaqGroup
        title="Questions"
        headingLevel={4}
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
        headingLevel={4}
        labels={{ ...contactForm, form: `Form, ${scheme}` }}
      />
    </>
  );
}
