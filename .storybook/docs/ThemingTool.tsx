import { useEffect, useId, useState, type Dispatch, type SetStateAction } from 'react';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { readColor } from '../../packages/ui/src/theme/readColor.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { themeToCss, themeToTypeScript } from '../../packages/ui/src/tokens/themeToCode.js';
import { themes } from '../themes.css';
import { figure, uses } from './ColourRoles';
import { customProperty } from './customProperty';
import { ThemingPreview } from './ThemingPreview';
import * as styles from './ThemingTool.css';

type Role = keyof Colors;
type Scheme = 'light' | 'dark';
type Start = keyof typeof themes;

const schemeLabels: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

/** What a firm is known by; the rest of the neutral theme goes with most of them. */
const brandRoles: readonly Role[] = ['brand', 'link', 'action', 'actionHover', 'focus'];
const otherRoles = (Object.keys(uses) as Role[]).filter((role) => !brandRoles.includes(role));

/** The theme at work. */
interface Work extends Pick<Tokens, Scheme> {
  start: Start;
}

const begin = (start: Start): Work => ({ start, light: themes[start].light, dark: themes[start].dark });

export interface ThemingToolProps {
  /**
   * The theme to begin with.
   * @default 'brandless'
   */
  start?: Start;
  /**
   * Keeps the work while the browser's tab is open, under this name.
   * @default nothing is kept
   */
  keepAs?: string;
}

/** Colours to change, all components in them, and the contrast of every pair; the result to be copied as code. */
export function ThemingTool({ start = 'brandless', keepAs }: ThemingToolProps) {
  const [work, setWork] = useKept<Work>(keepAs, () => begin(start));
  const contrasts = themeContrasts(work);

  const change = (scheme: Scheme, role: Role, value: string) =>
    setWork((before) => ({ ...before, [scheme]: { ...before[scheme], [role]: value } }));
  const roles = (these: readonly Role[]) =>
    these.map((role) => (
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
    <div className={styles.tool} lang="en">
      <header className={styles.head}>
        <h1 className={styles.title}>Theme tool</h1>
        <button type="button" className={styles.button} onClick={() => setWork(begin('brandless'))}>
          Start from the neutral theme
        </button>
        <button type="button" className={styles.button} onClick={() => setWork(begin('site'))}>
          Start from the site’s theme
        </button>
        <CopyButtons theme={work} />
      </header>
      <section className={styles.colours} aria-labelledby="colours">
        <Verdict contrasts={contrasts} />
        <h2 id="colours" className={styles.subtitle}>
          Five colours make a brand
        </h2>
        {roles(brandRoles)}
        <h2 className={styles.subtitle}>All others</h2>
        {roles(otherRoles)}
        <Paste onRead={(read) => setWork(({ start: shape }) => ({ start: shape, ...read }))} />
      </section>
      <section className={styles.results} aria-labelledby="components">
        <div>
          <h2 id="components" className={styles.subtitle}>
            All components
          </h2>
          <ThemingPreview theme={work} shapeOf={work.start} />
        </div>
        <Code theme={work} />
      </section>
    </div>
  );
}

/** State that outlives the page in the tab's storage, if it has a name. */
function useKept<Value>(name: string | undefined, initial: () => Value) {
  const key = name && `tarcza-${name}`;
  const [value, setValue]: [Value, Dispatch<SetStateAction<Value>>] = useState(() => {
    const kept = key && sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Value) : initial();
  });
  useEffect(() => {
    if (key) sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return [value, setValue] as const;
}

/** How many pairs are too low, and which. Only the number is announced: colours change with every move of the hand. */
function Verdict({ contrasts }: { contrasts: readonly ThemeContrast[] }) {
  const low = contrasts.filter(({ enough }) => !enough);
  return (
    <div className={styles.verdict} data-failed={low.length > 0 || undefined}>
      <p role="status" className={styles.count}>
        {low.length === 0
          ? `✓ All ${contrasts.length} pairs of colours can be told apart.`
          : `✗ ${low.length} of ${contrasts.length} pairs of colours are too close.`}
      </p>
      {low.length > 0 && (
        <ul className={styles.failures}>
          {low.map(({ scheme, token, on, ratio, needed }) => (
            <li key={`${scheme} ${token} ${on}`}>
              {schemeLabels[scheme]}: {token} on {on} has {figure(ratio)} and needs {needed}:1
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RoleFieldsProps {
  role: Role;
  theme: Pick<Tokens, Scheme>;
  /** Those of this role, in both schemes; of a surface, on which half the roles stand, none. */
  contrasts: readonly ThemeContrast[];
  onChange: (scheme: Scheme, role: Role, value: string) => void;
}

/** One role: its colour by day and by night, each with what it is measured against. */
function RoleFields({ role, theme, contrasts, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.role}>
      <legend className={styles.legend}>{customProperty(vars.color[role])}</legend>
      <p className={styles.quiet}>{uses[role]}</p>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme}>
            <ColourField
              label={schemeLabels[scheme]}
              value={theme[scheme][role]}
              onChange={(value) => onChange(scheme, role, value)}
            />
            <Figures role={role} contrasts={contrasts.filter((pair) => pair.scheme === scheme)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What a role stands on, or what stands on it, with the contrast. */
function Figures({ role, contrasts }: Pick<RoleFieldsProps, 'role' | 'contrasts'>) {
  if (contrasts.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {contrasts.map(({ token, on, ratio, needed, enough }) => (
        <li key={`${token} ${on}`} className={enough ? undefined : styles.failed}>
          {enough ? '✓' : '✗'} {figure(ratio)} {token === role ? `on ${on}` : `under ${token}`}
          {!enough && `, needs ${needed}:1`}
        </li>
      ))}
    </ul>
  );
}

interface ColourFieldProps {
  label: string;
  value: string;
  /** Called with colours alone, never with a text that is on its way to become one. */
  onChange: (value: string) => void;
}

/** A colour from the browser's palette, or written in any way that can be measured. */
function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const unclear = draft !== undefined && !readColor(draft);

  function write(text: string) {
    setDraft(text);
    if (readColor(text)) onChange(text.trim());
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.wholeLine}>
        {label}
      </label>
      <input
        type="color"
        aria-label={`${label}, palette`}
        className={styles.palette}
        value={toHex(value)}
        onChange={({ target }) => {
          setDraft(undefined);
          onChange(withOpacityOf(value, target.value));
        }}
      />
      <input
        id={id}
        type="text"
        className={styles.code}
        value={draft ?? value}
        spellCheck={false}
        aria-invalid={unclear || undefined}
        aria-describedby={unclear ? `${id}-hint` : undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {unclear && (
        <small id={`${id}-hint`} className={styles.wholeLine}>
          Not a colour yet: #rrggbb, rgb(), hsl() or oklch().
        </small>
      )}
    </div>
  );
}

/** The palette knows no opacity and no other notation. */
function toHex(css: string) {
  const [red = 0, green = 0, blue = 0] = readColor(css) ?? [];
  return `#${[red, green, blue].map((share) => byte(share).toString(16).padStart(2, '0')).join('')}`;
}

function withOpacityOf(before: string, hex: string) {
  const [red = 0, green = 0, blue = 0] = readColor(hex) ?? [];
  const opacity = readColor(before)?.[3] ?? 1;
  if (opacity === 1) return hex;
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${Math.round(opacity * 100)}%)`;
}

const byte = (share: number) => Math.round(share * 255);

const languages = {
  CSS: (theme: Pick<Tokens, Scheme>) => themeToCss(theme, brandless),
  TypeScript: (theme: Pick<Tokens, Scheme>) => themeToTypeScript(theme, brandless),
};
type Language = keyof typeof languages;
const languageNames = Object.keys(languages) as Language[];

/** Takes the theme along through the clipboard. */
function CopyButtons({ theme }: { theme: Pick<Tokens, Scheme> }) {
  const [said, setSaid] = useState('');

  async function copy(language: Language) {
    try {
      await navigator.clipboard.writeText(languages[language](theme));
      setSaid(`The ${language} is in the clipboard.`);
    } catch {
      setSaid('The browser keeps the clipboard shut. The code is at the end of the page, to be selected.');
    }
  }

  return (
    <>
      {languageNames.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.mainButton}
          onClick={() => void copy(language)}
        >
          Copy as {language}
        </button>
      ))}
      <span role="status">{said}</span>
    </>
  );
}

/** The same code to read. */
function Code({ theme }: { theme: Pick<Tokens, Scheme> }) {
  return (
    <div>
      <h2 className={styles.subtitle}>The code</h2>
      {languageNames.map((language) => (
        <details key={language} className={styles.disclosure}>
          <summary className={styles.summary}>{language}</summary>
          <pre className={styles.listing}>
            <code>{languages[language](theme)}</code>
          </pre>
        </details>
      ))}
    </div>
  );
}

interface PasteProps {
  onRead: (theme: Pick<Tokens, Scheme>) => void;
}

/** Goes on with a theme that is written already. */
function Paste({ onRead }: PasteProps) {
  const [css, setCss] = useState('');
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>Go on with a theme of your own</summary>
      <label>
        Its CSS; what it leaves out is neutral
        <textarea
          className={styles.pasted}
          spellCheck={false}
          value={css}
          onChange={({ target }) => setCss(target.value)}
        />
      </label>
      <button type="button" className={styles.button} onClick={() => onRead(themeFromCss(css))}>
        Read the colours
      </button>
    </details>
  );
}
