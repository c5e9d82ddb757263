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

/** Renders a text whose beginning stands out: up to `end`. */
export const Led = ({ end, children }: { end: RegExp; children: string }) => {
  const [first = ''] = children.split(end, 1);
  return (
    <>
      <strong>{first}</strong>
      {children.slice(first.length)}
    </>
  );
};

/** Renders a warning, whose first sentence stands out. */
export const Warning = ({ children }: { children: string }) => (
  <p className={page.warning}>
    <Marked mark="urgent">
      <Led end={/(?<=\.)/}>{children}</Led>
    </Marked>
  </p>
);
