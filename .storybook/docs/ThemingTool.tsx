import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { themes } from '../themes.css';
import { figure, uses } from './ColourRoles';
import { RoleFields, schemeLabels, type Role, type Scheme } from './RoleFields';
import { begin, fromAddress, toAddress, type Work } from './themeInAddress';
import { Code, CopyButtons, Paste } from './ThemingCode';
import { ThemingPreview } from './ThemingPreview';
import * as styles from './ThemingTool.css';

/** What a firm is known by; the rest of the neutral theme goes with most of them. */
const brandRoles: readonly Role[] = ['brand', 'link', 'action', 'actionHover', 'focus'];
const starts = { brandless: 'neutral theme', site: 'site’s theme' };
const otherRoles = (Object.keys(uses) as Role[]).filter((role) => !brandRoles.includes(role));

export interface ThemingToolProps {
  /**
   * The theme to begin with.
   * @default 'brandless'
   */
  start?: Work['start'];
  /**
   * Keeps the work while the browser's tab is open, under this name.
   * @default nothing is kept
   */
  keepAs?: string;
  /**
   * A theme as `onChange` gave it, to go on with.
   * @default the one that is kept, or `start`
   */
  theme?: string;
  /** Hears of the theme once it has been the same for a moment, as a text that an address can hold. */
  onChange?: (theme: string | undefined) => void;
}

/** Colours to change, all components in them, and the contrast of every pair; the result to be copied as code. */
export function ThemingTool({ start = 'brandless', keepAs, theme, onChange }: ThemingToolProps) {
  const [work, setWork] = useKept<Work>(keepAs, () => begin(start), fromAddress(theme));
  useTold(toAddress(work), onChange);
  const whole = { light: work.light, dark: work.dark, shape: themes[work.start].shape };
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
        <Verdict contrasts={contrasts} />
      </header>
      <section className={styles.colours} aria-labelledby="colours">
        <div className={styles.buttons}>
          Start from
          {Object.entries(starts).map(([from, name]) => (
            <button
              key={from}
              type="button"
              className={styles.button}
              aria-label={`Start from the ${name}`}
              onClick={() => setWork(begin(from as Work['start']))}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={styles.buttons}>
          <CopyButtons theme={whole} />
          {onChange && <p className={styles.quiet}>The address of this page holds your theme: share it.</p>}
        </div>
        <Failures contrasts={contrasts} />
        <h2 id="colours" className={styles.subtitle}>
          Five colours make a brand
        </h2>
        {roles(brandRoles)}
        <h2 className={styles.subtitle}>All others</h2>
        {roles(otherRoles)}
        <Paste onRead={({ light, dark }) => setWork((before) => ({ ...before, light, dark }))} />
      </section>
      <section className={styles.results} aria-labelledby="components">
        <div>
          <h2 id="components" className={styles.subtitle}>
            All components
          </h2>
          <ThemingPreview theme={work} shapeOf={work.start} />
        </div>
        <Code theme={whole} />
      </section>
    </div>
  );
}

/** Tells of a value when it has stayed for a moment: a palette changes it with every move of the hand. */
function useTold<Value>(value: Value, tell: ((value: Value) => void) | undefined) {
  const told = useRef({ value, tell });
  useEffect(() => {
    told.current.tell = tell;
  });
  useEffect(() => {
    if (value === told.current.value) return;
    const timer = setTimeout(() => {
      told.current.value = value;
      told.current.tell?.(value);
    }, 300);
    return () => clearTimeout(timer);
  }, [value]);
}

/** State that outlives the page in the tab's storage, if it has a name; a value that is given comes before it. */
function useKept<Value>(name: string | undefined, initial: () => Value, given?: Value) {
  const key = name && `tarcza-${name}`;
  const [value, setValue]: [Value, Dispatch<SetStateAction<Value>>] = useState(() => {
    if (given) return given;
    const kept = key && sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Value) : initial();
  });
  useEffect(() => {
    if (key) sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return [value, setValue] as const;
}

interface Measured {
  contrasts: readonly ThemeContrast[];
}

/** How many pairs are too low. The number is what is announced: colours change with every move of the hand. */
function Verdict({ contrasts }: Measured) {
  const low = contrasts.filter(({ enough }) => !enough).length;
  return (
    <p role="status" className={styles.verdict} data-failed={low > 0 || undefined}>
      {low === 0
        ? `✓ All ${contrasts.length} pairs of colours can be told apart.`
        : `✗ ${low} of ${contrasts.length} pairs of colours are too close.`}
    </p>
  );
}

/** Which pairs are too low, and by how much. */
function Failures({ contrasts }: Measured) {
  const low = contrasts.filter(({ enough }) => !enough);
  if (low.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {low.map(({ scheme, token, on, ratio, needed }) => (
        <li key={`${scheme} ${token} ${on}`}>
          {schemeLabels[scheme]}: {token} on {on} has {figure(ratio)} and needs {needed}:1
        </li>
      ))}
    </ul>
  );
}
