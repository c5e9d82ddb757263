import { useId, useState } from 'react';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import type { ThemeContrast } from '../../packages/ui/src/theme/checkTheme.js';
import { readColor, toHex } from '../../packages/ui/src/theme/color.js';
import type { Colors } from '../../packages/ui/src/theme/tokens.js';
import { formatFigure, toProperty, uses } from './ColourRoles';
import type { Schemes } from './themeInAddress';
import * as styles from './ThemingTool.css';

export type Role = keyof Colors;
export type Scheme = keyof Schemes;

interface RoleFieldsProps {
  role: Role;
  theme: Schemes;
  /** The pairs of this role, in both schemes. */
  contrasts: readonly ThemeContrast[];
  onChange: (scheme: Scheme, role: Role, value: string) => void;
}

/** Renders the fields and contrasts of a role in both schemes. */
export function RoleFields({ role, theme, contrasts, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.role}>
      <legend className={styles.legend}>{toProperty(role)}</legend>
      <p className={styles.quiet}>{uses[role]}</p>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme}>
            <ColourField
              label={scheme === 'light' ? 'Light' : 'Dark'}
              value={theme[scheme][role]}
              onChange={(value) => onChange(scheme, role, value)}
            />
            <Figures role={role} contrasts={contrasts.filter((pair) => pair.scheme === scheme)} />
          </div>
        ))}
      </div>
      <OneScheme role={role} theme={theme} />
    </fieldset>
  );
}

/** Renders a notice if a role differs from the neutral theme in one scheme only. */
function OneScheme({ role, theme }: Pick<RoleFieldsProps, 'role' | 'theme'>) {
  const isNeutral = (scheme: Scheme) => theme[scheme][role] === brandless[scheme][role];
  if (isNeutral('light') === isNeutral('dark')) return null;
  const [changed, still] = isNeutral('dark') ? (['Light', 'dark'] as const) : (['Dark', 'light'] as const);
  return (
    <p className={styles.oneScheme}>
      {changed} is changed, {still} is still the neutral {brandless[still][role]}.
    </p>
  );
}

/** Lists the contrast with each background, or with each colour on this one. */
function Figures({ role, contrasts }: Pick<RoleFieldsProps, 'role' | 'contrasts'>) {
  return (
    <ul className={styles.figures}>
      {contrasts.map(({ token, on, ratio, needed, enough }) => (
        <li key={`${token} ${on}`} className={enough ? undefined : styles.failed}>
          {enough ? '✓' : '✗'} {formatFigure(ratio)}{' '}
          {token === role ? `on ${toProperty(on)}` : `under ${toProperty(token)}`}
          {!enough && `, needs ${needed}:1`}
        </li>
      ))}
    </ul>
  );
}

interface ColourFieldProps {
  label: string;
  value: string;
  /** Called with valid colours only. */
  onChange: (value: string) => void;
}

/** Renders a text field, and the browser's palette for a colour without transparency. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isOpaque = toHex(value).length === '#rrggbb'.length;
  const isInvalid = draft !== undefined && !readColor(draft);

  function write(text: string) {
    setDraft(text);
    if (readColor(text)) onChange(text.trim());
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.wholeLine}>
        {label}
      </label>
      {isOpaque && (
        <input
          type="color"
          aria-label={`${label}, palette`}
          className={styles.palette}
          value={toHex(value)}
          onChange={({ target }) => {
            setDraft(undefined);
            onChange(target.value);
          }}
        />
      )}
      <input
        id={id}
        type="text"
        className={isOpaque ? styles.code : `${styles.code} ${styles.wholeLine}`}
        value={draft ?? value}
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-hint` : undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {isInvalid && (
        <small id={`${id}-hint`} className={styles.wholeLine}>
          Not a colour yet: #rrggbb, rgb(), hsl() or oklch().
        </small>
      )}
    </div>
  );
}
