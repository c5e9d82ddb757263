import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './ActionLink.css.js';

export interface ActionLinkProps extends RootProps {
  /** Where it leads: a page, a fragment, `mailto:` or `tel:`. */
  href: string;
  /** What happens next, in a few words: "Napisz do nas". */
  children: ReactNode;
  /**
   * `action` is for the main step of a page, `quiet` for others next to it.
   * @default 'quiet'
   */
  tone?: 'quiet' | 'action';
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the next step of a page. */
export function ActionLink({ href, children, tone = 'quiet', ref, ...rest }: ActionLinkProps) {
  return (
    <Link {...rootProps(rest)} ref={ref} href={href} className={styles.tone[tone]}>
      {children}
    </Link>
  );
}
