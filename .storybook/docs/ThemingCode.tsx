import { useId, useState } from 'react';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { changedColorsToCss, changedRoles } from '../../packages/ui/src/tokens/themeToCss.js';
import { readTokens, writeTokens } from '../../packages/ui/src/tokens/tokenFile.js';
import type { Scheme } from './RoleFields';
import * as styles from './ThemingTool.css';

const languages = {
  CSS: (theme: Tokens) => changedColorsToCss(theme, brandless),
  TypeScript: themeToTypeScript,
  'design tokens': (theme: Tokens) => `${JSON.stringify(writeTokens(theme), undefined, 2)}\n`,
};
type Language = keyof typeof languages;
const languageNames = Object.keys(languages) as Language[];

/** Takes the theme along through the clipboard, or as a file for design tools. */
export function CopyButtons({ theme }: { theme: Tokens }) {
  const [said, setSaid] = useState('');

  async function copy(language: Language) {
    try {
      await navigator.clipboard.writeText(languages[language](theme));
      setSaid(`Copied as ${language}.`);
    } catch {
      setSaid('The browser keeps the clipboard shut. The code is at the end of the page, to be selected.');
    }
  }

  return (
    <>
      Copy as
      {languageNames.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.mainButton}
          aria-label={`Copy as ${language}`}
          onClick={() => void copy(language)}
        >
          {language}
        </button>
      ))}
      <span role="status">{said}</span>
    </>
  );
}

/** The same code to read. */
export function Code({ theme }: { theme: Tokens }) {
  return (
    <div>
      <h2 className={styles.subtitle}>The code</h2>
      {languageNames.map((language) => (
        <Listing key={language} language={language} theme={theme} />
      ))}
    </div>
  );
}

/** Written once it is asked for: the tokens are a thousand lines. */
function Listing({ language, theme }: { language: Language; theme: Tokens }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{language[0]?.toUpperCase() + language.slice(1)}</summary>
      {open && (
        <pre className={styles.listing}>
          <code>{languages[language](theme)}</code>
        </pre>
      )}
    </details>
  );
}

interface PasteProps {
  onRead: (theme: Pick<Tokens, Scheme>) => void;
}

/** Goes on with a theme that is written already. */
export function Paste({ onRead }: PasteProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const id = useId();

  function read() {
    try {
      onRead(themeIn(code));
      setWrong('');
    } catch (error) {
      setWrong(`It cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>Go on with a theme of your own</summary>
      <label>
        Its CSS, or its design tokens (JSON of the W3C’s format); what it leaves out is neutral
        <textarea
          className={styles.pasted}
          spellCheck={false}
          value={code}
          aria-invalid={wrong !== '' || undefined}
          aria-describedby={id}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <p id={id} role="alert" className={styles.failed}>
        {wrong}
      </p>
      <label>
        Or a file of either kind
        <input
          type="file"
          accept=".css,.json"
          className={styles.file}
          onChange={({ target }) => void target.files?.[0]?.text().then(setCode)}
        />
      </label>
      <button type="button" className={styles.button} onClick={read}>
        Read the colours
      </button>
    </details>
  );
}

function themeIn(code: string): Tokens {
  if (!code.trimStart().startsWith('{')) return themeFromCss(code);
  return readTokens(JSON.parse(code), (file) => {
    throw new Error(`it refers to ${file}, a file that is not here; write its tokens into this one`);
  });
}

/** Returns the colours of a theme as TypeScript, for a `.css.ts` file of vanilla-extract. */
function themeToTypeScript(theme: Tokens): string {
  const roles = changedRoles(theme, brandless);
  const scheme = (name: Scheme) => {
    const own = roles.map((role) => `    ${role}: '${theme[name][role]}',\n`).join('');
    return `  ${name}: {\n    ...brandless.${name},\n${own}  },\n`;
  };
  return `import { brandless, defaultShape, type Tokens } from '@tarcza/ui/theme';
import { themeRules } from '@tarcza/ui/vanilla-extract';

export const theme: Tokens = {
${scheme('light')}${scheme('dark')}  shape: defaultShape,
};

themeRules(':root', theme);
`;
}
