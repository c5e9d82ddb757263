import { useState, type CSSProperties } from 'react';
import {
  CityTile,
  CityTileGroup,
  ContactForm,
  FaqGroup,
  GalleryViewer,
  Icon,
  LazyImage,
  PhoneButton,
  ServiceCard,
} from '../../packages/ui/src/index.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themeAttributes, type Globals } from '../toolbar';
import { customProperty } from './customProperty';
import * as styles from './ThemingTool.css';

type Scheme = 'light' | 'dark';

const schemeNames = { light: 'light', dark: 'dark' } as const;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="#dfe7e2" d="M0 0h1200v800H0z"/><path fill="#fff" d="M250 700V420l350-260 350 260v280z"/><path fill="#8a5a35" d="M530 480h140v220H530z"/></svg>',
)}`;
const size = { width: 1200, height: 800 };
const alt = 'Drawing: a white house.';
const phone = '+48 000 000 000';
const service = {
  title: 'Rodent control',
  text: 'Mice and rats in homes and businesses.',
  href: '#/services/deratyzacja',
  icon: <Icon name="check" />,
  badge: 'from 550 zł',
  points: ['Treatment within 24–48 h', 'Pay afterwards'],
  headingLevel: 4,
} as const;

const customProperties = (colors: Colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [customProperty(vars.color[role as keyof Colors]), value]),
  );

interface PreviewProps {
  theme: Pick<Tokens, Scheme>;
  /** The theme of font, space and corners. */
  shapeOf: Globals['theme'];
}

/** Renders components in both schemes of a theme, side by side. */
export function ThemingPreview({ theme, shapeOf }: PreviewProps) {
  const [used, setUsed] = useState<Scheme>('light');
  const viewer = Object.entries({ ...customProperties(theme[used]), 'color-scheme': used });
  return (
    <div className={styles.panes}>
      {/* The viewer of the gallery is rendered at the end of the body. */}
      <style>{`body > [role=dialog] {${viewer.map(([name, value]) => `${name}:${value}`).join(';')}}`}</style>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          {...themeAttributes({ theme: shapeOf, scheme })}
          aria-labelledby={`preview-${scheme}`}
          lang="pl"
          className={styles.pane}
          style={customProperties(theme[scheme]) as CSSProperties}
          onClickCapture={() => setUsed(scheme)}
        >
          <Specimens scheme={scheme} />
        </section>
      ))}
    </div>
  );
}

/** Renders components on a surface, with text and buttons on each ground. */
function Specimens({ scheme }: { scheme: Scheme }) {
  const name = schemeNames[scheme];
  return (
    <>
      <h3 id={`preview-${scheme}`} className={styles.paneTitle}>
        Scheme: {name}
      </h3>
      <p className={styles.paragraph}>
        The treatment takes 24–48 h.{' '}
        <a href="#/services" className={styles.link}>
          See all services
        </a>
      </p>
      <p className={styles.quietParagraph}>The price depends on the area.</p>
      <div className={styles.branded}>
        <span>Emergency?</span>
        <PhoneButton phone={phone} tone="brand" />
      </div>
      <div className={styles.sunken}>
        <PhoneButton phone={phone} />
        <PhoneButton phone={phone} tone="urgent" />
        <PhoneButton phone={phone} tone="quiet" />
      </div>
      {(['plain', 'urgent'] as const).map((tone) => (
        <ServiceCard key={tone} {...service} tone={tone} />
      ))}
      <CityTileGroup label={`Towns, ${name}`}>
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
      <GalleryViewer
        sizes="20rem"
        items={[{ id: 'dom', title: 'House after the treatment', alt, src: picture, ...size }]}
      />
      <LazyImage src="data:image/png;base64,AAAA" alt={alt} {...size} />
      <ContactForm
        services={['Rodent control']}
        onSubmit={() => Promise.resolve()}
        phone={phone}
        note="Fields marked * are required."
        headingLevel={4}
        labels={{ form: `Form, ${name}` }}
      />
    </>
  );
}
