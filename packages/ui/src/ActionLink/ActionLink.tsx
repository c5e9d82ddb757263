import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './ActionLink.css.js';

export interface ActionLinkProps extends RootProps {
  /** Address of a page or a fragment, or a `mailto:` or `tel:` link. */
  href: string;
  /** Text of the link: "Napisz do nas". */
  children: ReactNode;
  /**
   * `action` is for the main step of a page, `quiet` for others next to it.
   * @default 'quiet'
   */
  tone?: 'quiet' | 'action' | undefined;
  /** The link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders a link that looks like a button. */
export function ActionLink({ href, children, tone = 'quiet', ref, ...rest }: ActionLinkProps) {
  return (
    <Link {...rootProps(rest)} ref={ref} href={href} className={styles.tone[tone]}>
      {children}
    </Link>
  );
}
