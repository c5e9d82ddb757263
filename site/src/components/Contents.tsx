import { createFragment } from '../text/createFragment';
import * as page from '../theme/page.css';
import * as styles from './Contents.css';

export interface ContentsProps {
  title: string;
  headings: readonly string[];
}

/** Renders the headings of a long text as links to their fragment, beside it where there is room. */
export const Contents = ({ title, headings }: ContentsProps) => (
  <nav className={styles.contents} aria-labelledby="spis">
    <h2 id="spis" className={page.small}>
      {title}
    </h2>
    <Links to={headings} />
  </nav>
);

/** Renders the same, folded, where `Contents` has no room. */
export const FoldedContents = ({ title, headings }: ContentsProps) => (
  <nav className={styles.folded} aria-label={title}>
    <details>
      <summary className={styles.summary}>{title}</summary>
      <Links to={headings} />
    </details>
  </nav>
);

function Links({ to }: { to: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {to.map((heading) => (
        <li key={heading}>
          <a className={page.linkAlone} href={`#${createFragment(heading)}`}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
