import { layout } from '../content/layout';
import * as styles from './Breadcrumbs.css';
import { RouterLink } from '@tarcza/static-site';

export interface BreadcrumbsProps {
  /** From the page below home to the page at hand, which needs no address. */
  trail: readonly { label: string; href?: string }[];
}

/** Where the page lies in the site. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={layout.breadcrumbs.label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {[{ label: layout.breadcrumbs.home, href: '/' }, ...trail].map(({ label, href }) => (
          <li key={label} className={styles.item}>
            {href ? (
              <RouterLink className={styles.link} href={href}>
                {label}
              </RouterLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
