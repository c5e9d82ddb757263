import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { themeContrasts, type ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themes } from '../themes.css';
import { figure, uses } from './ColourRoles';
import { RoleFields, schemeLabels, type Role, type Scheme } from './RoleFields';
import { Code, CopyButtons, Paste } from './ThemingCode';
import { ThemingPreview } from './ThemingPreview';
import * as styles from './ThemingTool.css';

type Start = keyof typeof themes;

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
