import { useState } from 'react';
import { themeContrasts } from '../../packages/ui/src/theme/checkTheme.js';
import { toHex } from '../../packages/ui/src/theme/color.js';
import { deriveTheme } from '../../packages/ui/src/theme/deriveTheme.js';
import { describeTheme } from '../../packages/ui/src/tokens/describeTheme.js';
import { themes } from '../themes.css';
import { uses } from './ColourRoles';
import { ColourField, RoleFields, type Role, type Scheme } from './RoleFields';
import { fromAddress, toAddress, type Schemes } from './themeInAddress';
import { Code } from './ThemingCode';
import { ThemingPreview } from './ThemingPreview';
import * as styles from './ThemingTool.css';

/** The colours of a brand. The other colours of the neutral theme suit most brands. */
const brandRoles: readonly Role[] = ['brand', 'link', 'action', 'actionHover', 'focus'];
const otherRoles = (Object.keys(uses) as Role[]).filter((role) => !brandRoles.includes(role));

export interface ThemingToolProps {
  /** The theme of the toolbar: the first colours, and the type, space and corners. */
  base: keyof typeof themes;
  /** An encoded theme from `onChange`. */
  theme?: string;
  /** Called with the theme, encoded for an address. */
  onChange: (theme: string) => void;
  /** Called to show the theme on all pages. */
  onUse: () => void;
}

/** Renders fields for colours, components in them, the contrast of every pair, and the theme as code. */
export function ThemingTool({ base, theme, onChange, onUse }: ThemingToolProps) {
  const { light, dark, shape } = themes[base];
  const [work, setWork] = useState(fromAddress(theme) ?? { light, dark });
  const contrasts = themeContrasts(work);
  const { good, lines } = describeTheme(work, contrasts);

  const update = (next: Schemes) => {
    setWork(next);
    onChange(toAddress(next));
  };
  const change = (scheme: Scheme, role: Role, value: string) =>
    update({ ...work, [scheme]: { ...work[scheme], [role]: value } });
  const renderFields = (roles: readonly Role[]) =>
    roles.map((role) => (
      <RoleFields
        key={role}
        role={role}
        theme={work}
        contrasts={contrasts.filter(
          ({ token, on }) => token === role || (on === role && !role.startsWith('surface')),
        )}
        onChange={change}
      />
    ));

  return (
    <div className={styles.tool} lang="en" dir="ltr">
      <header className={styles.head}>
        <h1 className={styles.title}>Theme tool</h1>
        <p role="status" className={styles.verdict} data-failed={!good || undefined}>
          {good
            ? lines
            : `✖ ${lines.length} of ${contrasts.length} pairs of colours have too little contrast`}
        </p>
      </header>
      <section className={styles.column} aria-labelledby="colours">
        <button type="button" className={styles.button} onClick={() => update({ light, dark })}>
          Reset to the theme of the toolbar
        </button>
        <button type="button" className={styles.button} onClick={onUse} disabled={base === 'mine'}>
          Show my theme on all pages
        </button>
        <p className={styles.quiet}>
          The address contains your theme: share it. <em>My theme</em> in the toolbar shows it on every
          component, pattern and docs page.
        </p>
        <ul className={styles.failures}>{!good && lines.map((line) => <li key={line}>{line}</li>)}</ul>
        <OneColour first={work.light.action} onDerive={update} />
        <h2 id="colours" className={styles.subtitle}>
          Five colours of a brand
        </h2>
        {renderFields(brandRoles)}
        <h2 className={styles.subtitle}>All others</h2>
        {renderFields(otherRoles)}
      </section>
      <section className={styles.column} aria-labelledby="components">
        <h2 id="components" className={styles.subtitle}>
          Components
        </h2>
        <p className={styles.quiet}>
          Links, PhoneButton, ServiceCard, CityTile, FaqGroup and ContactForm: they use every colour but the
          backdrop of GalleryViewer. My theme shows all other components.
        </p>
        <ThemingPreview theme={work} base={base} />
        <h2 className={styles.subtitle}>The code</h2>
        <Code theme={{ ...work, shape }} />
      </section>
    </div>
  );
}

/** Derives a whole theme from one colour. */
function OneColour({ first, onDerive }: { first: string; onDerive: (theme: Schemes) => void }) {
  const [color, setColor] = useState(first);
  const [note, setNote] = useState('');
  return (
    <>
      <h2 className={styles.subtitle}>A theme from one colour</h2>
      <ColourField
        label="Colour of your brand"
        value={color}
        onChange={(value) => {
          const theme = deriveTheme(toHex(value).slice(0, '#rrggbb'.length));
          setColor(value);
          setNote(theme.note);
          onDerive(theme);
        }}
      />
      <p role="status" className={styles.quiet}>
        {note}
      </p>
    </>
  );
}
