import type { Ref } from 'react';
import { Link } from '../Link/Link.js';
import * as styles from './Breadcrumbs.css.js';
import type { Crumb } from './breadcrumbsData.js';

export interface BreadcrumbsProps {
  /** From the page below home down to the page at hand, which needs no address. */
  trail: readonly Crumb[];
  /**
   * Address of the home page.
   * @default '/'
   */
  home?: string;
  /** Wording of the package, to be overridden. */
  labels?: Partial<BreadcrumbsLabels>;
  /** The navigation. */
  ref?: Ref<HTMLElement>;
}

export interface BreadcrumbsLabels {
  /** Name of the navigation. @default 'Ścieżka nawigacji' */
  trail: string;
  /** The first step. @default 'Start' */
  home: string;
}

/** Where a page lies in its site. */
export function Breadcrumbs({ trail, home = '/', labels, ref }: BreadcrumbsProps) {
  const steps = [{ label: labels?.home ?? 'Start', href: home }, ...trail];
  return (
    <nav ref={ref} aria-label={labels?.trail ?? 'Ścieżka nawigacji'} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {steps.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            {href ? (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
