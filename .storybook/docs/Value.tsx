import { useState } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';

/** A value to take along: pressed, it lies in the clipboard. */
export function Value({ children }: { children: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setSaid('copied');
    } catch {
      setSaid('select it to copy');
    }
  }

  return (
    <>
      <button
        type="button"
        title="Copy"
        aria-label={`Copy ${children}`}
        onClick={() => void copy()}
        style={{
          minHeight: 24,
          padding: '0 2px',
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'copy',
        }}
      >
        <code>{children}</code>
      </button>
      <small role="status" className={said ? undefined : visuallyHidden}>
        {said}
      </small>
    </>
  );
}
