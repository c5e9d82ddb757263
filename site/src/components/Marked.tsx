import type { ReactNode } from 'react';
import { SiteIcon } from '../icons';
import * as page from '../theme/page.css';

export type Mark = keyof typeof page.marked;

/** Renders a text after a mark, which says in its colour and shape what the text says in words. */
export const Marked = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
  <span className={page.marked[mark]}>
    <SiteIcon name={mark} />
    <span>{children}</span>
  </span>
);

/** Renders a warning, whose first sentence stands out. */
export function Warning({ children }: { children: string }) {
  const [first = ''] = /^[^.]*\./.exec(children) ?? [];
  return (
    <p className={page.warning}>
      <Marked mark="urgent">
        <strong>{first}</strong>
        {children.slice(first.length)}
      </Marked>
    </p>
  );
}
