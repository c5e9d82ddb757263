import type { ReactNode } from 'react';
import { useGlobals, themeAttributes } from '../toolbar';
import * as styles from './Pairs.css';

/** What to do and what not to, side by side, made from the components themselves. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pairs}`}>{children}</div>;
}

interface ExampleProps {
  /** Why, in a sentence. */
  why: ReactNode;
  /** The component. Ids in it are to be its own: the page has others. */
  children: ReactNode;
  /** Scales down an example that is made for a whole page. */
  zoom?: number;
}

export const Do = (example: ExampleProps) => <Example {...example} verdict="do" />;
export const Dont = (example: ExampleProps) => <Example {...example} verdict="dont" />;

const verdicts = { do: { mark: '✓', word: 'Do' }, dont: { mark: '✗', word: 'Don’t' } };

function Example({ why, children, zoom, verdict }: ExampleProps & { verdict: keyof typeof verdicts }) {
  const globals = useGlobals();
  const { mark, word } = verdicts[verdict];
  return (
    <figure className={styles.example}>
      {/* Inert: the text below describes it. */}
      <div inert aria-hidden="true" className={styles.frame[verdict]}>
        <div
          {...themeAttributes(globals)}
          lang={globals.language}
          dir={globals.direction}
          className={styles.stage}
        >
          <div className={styles.drawing} style={{ zoom }}>
            {children}
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.verdict[verdict]}>
          <span aria-hidden="true">{mark} </span>
          {word}
        </strong>{' '}
        {why}
      </figcaption>
    </figure>
  );
}
