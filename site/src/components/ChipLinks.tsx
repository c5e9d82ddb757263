import { RouterLink } from '@tarcza/static-site';
import type { NavigationItem } from '../content/everyPage';
import * as page from '../theme/page.css';
import * as styles from './ChipLinks.css';

export interface ChipLinksProps {
  heading: string;
  links: readonly NavigationItem[];
}

/** Renders short links in a row, below a heading of level 3. */
export function ChipLinks({ heading, links }: ChipLinksProps) {
  return (
    <div className={styles.links}>
      <h3 className={page.title4}>{heading}</h3>
      <ul className={page.chips}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <RouterLink className={page.chip} href={href}>
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
