import { use, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagesContext } from './App.tsx';

export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of a page of this site, or any other address, which is left to the browser. */
  href: string;
}

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/**
 * Renders a link that shows another page of the site without a reload, and that loads the page as soon as the pointer or
 * the focus reaches it. Takes everything that `<a>` takes; `preventDefault()` in `onClick` stops the navigation.
 */
export function RouterLink({ onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: RouterLinkProps) {
  const pages = use(PagesContext);
  const navigate = useNavigate();

  /** Whether the address is a page of this site, and neither a part of the same page nor possibly a file. */
  function leadsToPage({ origin, pathname }: HTMLAnchorElement) {
    if (rest.href.startsWith('#') || origin !== location.origin || /\.(?!html$)[^./]+$/.test(pathname))
      return false;
    return pages?.has(pathname) ?? false;
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const link = event.currentTarget;
    if (event.defaultPrevented || opensElsewhere(event) || !leadsToPage(link)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = link;
    void navigate(pathname + search + hash, { replace: href === location.href });
  }

  function prefetch({ currentTarget: link }: LinkEvent) {
    if (leadsToPage(link)) pages?.prefetch(link.pathname);
  }

  return (
    <a
      {...rest}
      onClick={follow}
      onPointerEnter={inTurn(onPointerEnter, prefetch)}
      onFocus={inTurn(onFocus, prefetch)}
      onTouchStart={inTurn(onTouchStart, prefetch)}
    />
  );
}

/** Calls the caller's handler first. */
function inTurn<Event extends LinkEvent>(
  first: ((event: Event) => void) | undefined,
  second: (event: Event) => void,
) {
  return (event: Event) => {
    first?.(event);
    second(event);
  };
}

/** Whether the browser opens a new tab or window, or downloads the file. */
function opensElsewhere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  const hasOtherTarget = target !== '' && target.toLowerCase() !== '_self';
  return (
    button !== 0 ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    hasOtherTarget ||
    currentTarget.hasAttribute('download')
  );
}
