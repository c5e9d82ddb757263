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
import { worn, type Globals } from '../toolbar';
import { customProperty } from './customProperty';
import * as styles from './ThemingTool.css';

type Scheme = 'light' | 'dark';

const schemeNames = { light: 'jasny', dark: 'ciemny' } as const;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="#dfe7e2" d="M0 0h1200v800H0z"/><path fill="#fff" d="M250 700V420l350-260 350 260v280z"/><path fill="#8a5a35" d="M530 480h140v220H530z"/></svg>',
)}`;
const size = { width: 1200, height: 800 };
const alt = 'Rysunek: biały dom.';
const phone = '+48 000 000 000';
const service = {
  title: 'Deratyzacja',
  text: 'Zwalczanie myszy i szczurów w domach i firmach.',
  href: '#/uslugi/deratyzacja',
  icon: <Icon name="check" />,
  badge: 'od 550 zł',
  points: ['Zabieg w 24–48 h', 'Płatność po wykonaniu'],
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
          {...worn({ theme: shapeOf, scheme })}
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
        Schemat {name}
      </h3>
      <p className={styles.paragraph}>
        Zabieg trwa 24–48 h.{' '}
        <a href="#/uslugi" className={styles.link}>
          Zobacz wszystkie usługi
        </a>
      </p>
      <p className={styles.quietParagraph}>Cena zależy od powierzchni.</p>
      <div className={styles.branded}>
        <span>Pilny przypadek?</span>
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
      <CityTileGroup label={`Miasta, schemat ${name}`}>
        <CityTile name="Kraków" headingLevel={4} links={[{ href: '#/krakow', label: 'Deratyzacja' }]} />
      </CityTileGroup>
      <FaqGroup
        title="Pytania"
        headingLevel={4}
        defaultOpen={`${scheme}-ile`}
        items={[{ id: `${scheme}-ile`, question: 'Ile zabiegów potrzeba?', answer: 'Zwykle 2–3.' }]}
      />
      <GalleryViewer
        sizes="20rem"
        items={[{ id: 'dom', title: 'Dom po zabiegu', alt, src: picture, ...size }]}
      />
      <LazyImage src="data:image/png;base64,AAAA" alt={alt} {...size} />
      <ContactForm
        services={['Deratyzacja']}
        onSubmit={() => Promise.resolve()}
        phone={phone}
        note="Pola oznaczone * są wymagane."
        headingLevel={4}
        labels={{ form: `Formularz, schemat ${name}` }}
      />
    </>
  );
}
