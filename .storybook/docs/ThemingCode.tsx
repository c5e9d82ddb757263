import { useState } from 'react';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { themeToCss, themeToTypeScript } from '../../packages/ui/src/tokens/themeToCode.js';
import type { Scheme } from './RoleFields';
import * as styles from './ThemingTool.css';

const languages = {
  CSS: (theme: Pick<Tokens, Scheme>) => themeToCss(theme, brandless),
  TypeScript: (theme: Pick<Tokens, Scheme>) => themeToTypeScript(theme, brandless),
};
type Language = keyof typeof languages;
const languageNames = Object.keys(languages) as Language[];

/** Takes the theme along through the clipboard. */
export function CopyButtons({ theme }: { theme: Pick<Tokens, Scheme> }) {
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
export function Code({ theme }: { theme: Pick<Tokens, Scheme> }) {
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
export function Paste({ onRead }: PasteProps) {
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
