import type { LinkProps } from '@tarcza/ui';
import { Link } from 'react-router-dom';
import { prefetchScreen } from '../routes';

/** A link that changes the page without a reload, and fetches the next page as soon as the visitor aims at it. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }

  const prefetch = () => prefetchScreen(new URL(href, window.location.href).pathname);
  return (
    <Link to={href} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest}>
      {children}
    </Link>
  );
}
