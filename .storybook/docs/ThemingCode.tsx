import { useState } from 'react';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { changedColorsToCss } from '../../packages/ui/src/tokens/themeToCss.js';
import { TokenFiles } from './TokenFiles';

/** Renders the theme as CSS and as design tokens. */
export function Code({ theme }: { theme: Tokens }) {
  const [status, setStatus] = useState('');
  const code = changedColorsToCss(theme);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser denies access to the clipboard. Select the code below.'),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy as CSS
      </button>{' '}
      <span role="status">{status}</span>
      <pre>
        <code>{code}</code>
      </pre>
      <p>Design tokens: a file for each mode of Figma or Tokens Studio, and tokens.json with all of them.</p>
      <TokenFiles theme={theme} />
    </>
  );
}
