import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { themes } from '../themes.css';
import { figure, uses } from './ColourRoles';
import { RoleFields, schemeLabels, type Role, type Scheme } from './RoleFields';
import { begin, fromAddress, toAddress, type Work } from './themeInAddress';
import { Code, CopyButtons, Paste } from './ThemingCode';
import { ThemingPreview } from './ThemingPreview';
import * as styles from './ThemingTool.css';

/** The colours of a brand. The other colours of the neutral theme suit most brands. */
const brandRoles: readonly Role[] = ['brand', 'link', 'action', 'actionHover', 'focus'];
const starts = { brandless: 'neutral theme', site: 'site’s theme' };
const otherRoles = (Object.keys(uses) as Role[]).filter((role) => !brandRoles.includes(role));

export interface ThemingToolProps {
  /** @default 'brandless' */
  start?: Work['start'];
  /** The key in sessionStorage. Without it nothing is stored. */
  keepAs?: string;
  /** An encoded theme from `onChange`. @default the stored one, or `start` */
  theme?: string;
  /** Called with the theme, encoded for an address, once it has not changed for 300 ms. */
  onChange?: (theme: string | undefined) => void;
}

/** Renders fields for colours, all components in them, the contrast of every pair, and the theme as code. */
export function ThemingTool({ start = 'brandless', keepAs, theme, onChange }: ThemingToolProps) {
  const [work, setWork] = useKept<Work>(keepAs, () => begin(start), fromAddress(theme));
  useSettled(toAddress(work), onChange);
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

/** Calls back with a value once it has not changed for 300 ms. */
function useSettled<Value>(value: Value, onSettled: ((value: Value) => void) | undefined) {
  const reported = useRef(value);
  const report = useEffectEvent(() => {
    reported.current = value;
    onSettled?.(value);
  });
  useEffect(() => {
    if (value === reported.current) return;
    const timer = setTimeout(() => report(), 300);
    return () => clearTimeout(timer);
  }, [value]);
}

/** State in sessionStorage, if it has a name. A given value has priority over the stored one. */
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

/** Announces how many pairs have too little contrast. */
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

/** Lists the pairs with too little contrast. */
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
