import { useId, useState } from 'react';
import type { ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { readColor } from '../../packages/ui/src/theme/readColor.js';
import type { Colors, Tokens } from '../../packages/ui/src/theme/tokens.js';
import { figure, uses } from './ColourRoles';
import { customProperty } from './customProperty';
import { hex } from './hex';
import * as styles from './ThemingTool.css';

export type Role = keyof Colors;
export type Scheme = 'light' | 'dark';

export const schemeLabels: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

interface RoleFieldsProps {
  role: Role;
  theme: Pick<Tokens, Scheme>;
  /** Those of this role, in both schemes; of a surface, on which half the roles stand, none. */
  contrasts: readonly ThemeContrast[];
  onChange: (scheme: Scheme, role: Role, value: string) => void;
}

/** One role: its colour by day and by night, each with what it is measured against. */
export function RoleFields({ role, theme, contrasts, onChange }: RoleFieldsProps) {
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
        value={opaque(value)}
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
const opaque = (css: string) => hex(css).slice(0, '#rrggbb'.length);

function withOpacityOf(before: string, chosen: string) {
  const [red = 0, green = 0, blue = 0] = readColor(chosen) ?? [];
  const opacity = readColor(before)?.[3] ?? 1;
  if (opacity === 1) return chosen;
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${Math.round(opacity * 100)}%)`;
}

const byte = (share: number) => Math.round(share * 255);
