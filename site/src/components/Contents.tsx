import { fragment } from '../content/fragment';
import * as styles from './Contents.css';

/** The headings of a long text, each a link to its `fragment`: beside it where there is room, and then in sight. */
export function Contents({ title, headings }: { title: string; headings: readonly string[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="spis">
      <h2 id="spis" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {headings.map((heading) => (
          <li key={heading}>
            <a className={styles.link} href={`#${fragment(heading)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
