import type { Ref } from 'react';
import { mergeDefaults } from '../formatLabel.js';
import type { BreadcrumbsLabels } from '../labels.js';
import { breadcrumbs } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './Breadcrumbs.css.js';

/** One step of the trail. */
export interface Crumb {
  /** Short name of the page. */
  label: string;
  /** Address of the page. Omit it for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps {
  /** Pages from the one below the home page to the current one. */
  trail: readonly Crumb[];
  /**
   * Address of the home page.
   * @default '/'
   */
  home?: string | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<BreadcrumbsLabels> | undefined;
  /** The navigation. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders the path from the home page to the current page. */
export function Breadcrumbs({ trail, home = '/', labels, ref, ...rest }: BreadcrumbsProps) {
  const texts = mergeDefaults(breadcrumbs, labels);
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
