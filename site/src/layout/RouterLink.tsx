import type { LinkProps } from '@tarcza/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { prefetchScreen } from '../routes';

export interface RouterLinkProps extends LinkProps {
  'aria-current'?: 'page' | undefined;
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
  const follow = useLinkClickHandler(href);
  const prefetch = () => prefetchScreen(new URL(href, window.location.href).pathname);
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
