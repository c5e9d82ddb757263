import type { LinkProps } from '@tarcza/ui';
import { Link } from 'react-router-dom';
import { loadScreen } from '../routes';

/** A link that changes the page without a reload, and fetches the next page as soon as the visitor aims at it. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }

  const prefetch = () => {
    const { pathname } = new URL(href, window.location.href);
    // A page that cannot be fetched now is asked for again when the link is followed.
    loadScreen(pathname).catch(() => undefined);
  };
  return (
    <Link to={href} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest}>
      {children}
    </Link>
  );
}
