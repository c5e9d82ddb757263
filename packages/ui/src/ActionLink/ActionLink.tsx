import type { ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.js';
import * as styles from './ActionLink.css.js';

export interface ActionLinkProps {
  /** Where it leads: a page, a fragment, `mailto:` or `tel:`. */
  href: string;
  /** What happens next, in a few words: "Napisz do nas". */
  children: ReactNode;
  /**
   * `action` is for the one thing to do next, `quiet` for what stands beside it.
   * @default 'quiet'
   */
  tone?: 'quiet' | 'action';
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, since following it is the next step. */
export function ActionLink({ href, children, tone = 'quiet', ref }: ActionLinkProps) {
  return (
    <Link ref={ref} href={href} className={styles.tone[tone]}>
      {children}
    </Link>
  );
}
