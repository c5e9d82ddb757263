import { use, type AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ScreensContext } from './App.tsx';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads: an address of this site begins with a slash, all others are left to the browser. */
  href: string;
}

/** A link that changes the page without a reload, and fetches the next page as soon as the visitor aims at it. */
export function RouterLink({ children, ...rest }: RouterLinkProps) {
  return rest.href.startsWith('/') ? (
    <InnerLink {...rest}>{children}</InnerLink>
  ) : (
    <a {...rest}>{children}</a>
  );
}

/** React Router's own Link brings along what frameworks prefetch with, in every page's first scripts. */
function InnerLink({ href, children, ...rest }: RouterLinkProps) {
  const screens = use(ScreensContext);
  const follow = useLinkClickHandler(href);
  const prefetch = () => screens?.prefetch(new URL(href, location.href).pathname);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
