import { RouterLink } from '@tarcza/static-site';
import type { NavigationItem } from '../content/texts/navigation';
import * as page from '../theme/page.css';
import * as styles from './ChipLinks.css';

export interface ChipLinksProps {
  heading: string;
  links: readonly NavigationItem[];
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/** Renders short links in a row, below a heading. */
export function ChipLinks({ heading, links, headingLevel = 3 }: ChipLinksProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.links}>
      <Heading className={headingLevel === 2 ? page.title3 : page.title4}>{heading}</Heading>
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
