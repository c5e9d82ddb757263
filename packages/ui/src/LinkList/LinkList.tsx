import type { Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './LinkList.css.js';

export interface LinkListProps extends RootProps {
  /** Links. Each label has to make sense by itself. */
  links: readonly { href: string; label: string }[];
  /**
   * One link per line, or as many columns as fit.
   * @default 'lines'
   */
  look?: 'lines' | 'columns' | undefined;
  /** The list. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Renders a list of links with large touch targets. */
export function LinkList({ links, look = 'lines', ref, ...rest }: LinkListProps) {
  return (
    <ul {...rootProps(rest)} ref={ref} className={styles.look[look]}>
      {links.map(({ href, label }, place) => (
        // Two of them may lead to one address.
        <li key={place}>
          <Link className={styles.link} href={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
