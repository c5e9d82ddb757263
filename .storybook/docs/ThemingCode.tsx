import { useId, useState } from 'react';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { describeUnknownNames } from '../../packages/ui/src/tokens/describeUnknownNames.js';
import { themeFromCss } from '../../packages/ui/src/tokens/themeFromCss.js';
import { changedColorsToCss, changedRoles } from '../../packages/ui/src/tokens/themeToCss.js';
import { readTokens, writeTokens } from '../../packages/ui/src/tokens/tokenFile.js';
import { describeInvalidColors, onlyColors, type Schemes } from './themeInAddress';
import * as styles from './ThemingTool.css';
import { TokenFileItems, tokenFilesOf } from './TokenFiles';

const fileNames = { CSS: 'brand.css', TypeScript: 'theme.css.ts', 'Design tokens': 'tokens.json' };
const formats = {
  CSS: changedColorsToCss,
  TypeScript: themeToTypeScript,
  'Design tokens': (theme: Tokens) => `${JSON.stringify(writeTokens(theme), undefined, 2)}\n`,
};
type Format = keyof typeof formats;

/** Renders the theme as code, in each format. */
export const Code = ({ theme }: { theme: Tokens }) =>
  (Object.keys(formats) as Format[]).map((format) => <Listing key={format} format={format} theme={theme} />);

function Listing({ format, theme }: { format: Format; theme: Tokens }) {
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState('');
  const code = isOpen ? formats[format](theme) : '';
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser denies access to the clipboard. Select the code below.'),
    );
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{format}</summary>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        Copy as {format}
      </button>{' '}
      <a
        className={styles.link}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(code)}`}
        download={fileNames[format]}
      >
        Download {fileNames[format]}
      </a>{' '}
      <span role="status">{status}</span>
      {isOpen && format === 'Design tokens' && (
        <>
          <p>For Figma and Tokens Studio, a file for each mode:</p>
          <ul>
            <TokenFileItems files={tokenFilesOf(writeTokens(theme))} />
          </ul>
        </>
      )}
      <pre className={styles.listing}>
        <code>{code}</code>
      </pre>
    </details>
  );
}

/** Reads a theme from CSS or design tokens. */
export function Paste({ onRead }: { onRead: (theme: Schemes) => void }) {
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const id = useId();

  function read() {
    try {
      const theme = themeIn(code);
      onRead(onlyColors(theme));
      setErrors([...(isJson(code) ? [] : describeUnknownNames(code)), ...describeInvalidColors(theme)]);
    } catch (cause) {
      setErrors([`It cannot be read: ${(cause as Error).message}`]);
    }
  }

  return (
    <details>
      <summary className={styles.summary}>Read a theme</summary>
      <label>
        CSS or design tokens (JSON). Colours that are missing are those of the neutral theme.
        <textarea
          className={styles.code}
          rows={8}
          spellCheck={false}
          value={code}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={id}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <div id={id} role="alert">
        <ul className={styles.failures}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </div>
      <button type="button" className={styles.button} onClick={read}>
        Read the colours
      </button>
    </details>
  );
}

const isJson = (code: string) => code.trimStart().startsWith('{');

function themeIn(code: string): Tokens {
  if (!isJson(code)) return themeFromCss(code);
  return readTokens(JSON.parse(code), (file) => {
    throw new Error(`it refers to the file ${file}. Write its tokens into this one.`);
  });
}

/** Returns the colours of a theme as TypeScript, for a `.css.ts` file of vanilla-extract. */
function themeToTypeScript(theme: Tokens): string {
  const roles = changedRoles(theme);
  const scheme = (name: keyof Schemes) => {
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
