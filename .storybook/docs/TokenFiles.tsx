import { useState } from 'react';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import type { Tokens } from '../../packages/ui/src/theme/tokens.js';
import { writeTokens } from '../../packages/ui/src/tokens/designTokens.js';

/** Returns the files of a theme: one for each mode of a design tool, and the resolver document of all. */
function createFiles(theme: Tokens): Readonly<Record<string, object | undefined>> {
  const document = writeTokens(theme);
  const { light, dark } = document.modifiers.scheme.contexts;
  const { phone, desktop } = document.modifiers.window.contexts;
  return {
    'light.tokens.json': light[0],
    'dark.tokens.json': dark[0],
    'phone.tokens.json': phone[0],
    'desktop.tokens.json': desktop[0],
    'shape.tokens.json': document.sets.shape.sources[0],
    'tokens.json': document,
  };
}

/** Renders links that download a theme as design tokens. */
export function TokenFiles({ theme = brandless }: { theme?: Tokens }) {
  const [saved, setSaved] = useState('');
  return (
    <>
      <ul>
        {Object.entries(createFiles(theme)).map(([name, content]) => (
          <li key={name}>
            <a
              href={`data:application/json,${encodeURIComponent(JSON.stringify(content, undefined, 2))}`}
              download={name}
              style={{ color: vars.color.link }}
              onClick={() => setSaved(`${name} is in your downloads.`)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status">{saved}</p>
    </>
  );
}
