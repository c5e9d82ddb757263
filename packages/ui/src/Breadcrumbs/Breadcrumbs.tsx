import type { Ref } from 'react';
import { mergeLabels } from '../labels.js';
import { breadcrumbs } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './Breadcrumbs.css.js';
import type { Crumb } from './breadcrumbsData.js';

export interface BreadcrumbsProps extends RootProps {
  /** From the page below home down to the current page, which needs no address. */
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
  /** Name of the navigation. */
  trail: string;
  /** The first step. */
  home: string;
}

/** Where a page lies in its site. */
export function Breadcrumbs({ trail, home = '/', labels, ref, ...rest }: BreadcrumbsProps) {
  const texts = mergeLabels(breadcrumbs, labels);
  const steps = [{ label: texts.home, href: home }, ...trail];
  return (
    <nav {...rootProps(rest, { 'aria-label': texts.trail })} ref={ref} className={styles.breadcrumbs}>
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
