import { use, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagesContext } from './App.tsx';
import type { Pages } from './pages.ts';

export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of a page of this site, or any other address, which is left to the browser. */
  href: string;
}

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/**
 * Renders a link that shows another page of the site without a reload, and that loads the page as soon as the pointer or
 * the focus reaches it. Takes everything that `<a>` takes; `preventDefault()` in `onClick` stops the navigation.
 */
export function RouterLink(props: RouterLinkProps) {
  const { href, children, onClick, onPointerEnter, onFocus, onTouchStart, ...rest } = props;
  const pages = use(PagesContext);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const link = event.currentTarget;
    if (event.defaultPrevented || isModified(event) || !leadsToPage(link, pages)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void navigate(pathname + search + hash, { replace: link.href === location.href });
  }

  function prefetch({ currentTarget: link }: LinkEvent) {
    if (leadsToPage(link, pages)) pages.prefetch(link.pathname);
  }

  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={callBoth(onPointerEnter, prefetch)}
      onFocus={callBoth(onFocus, prefetch)}
      onTouchStart={callBoth(onTouchStart, prefetch)}
    >
      {children}
    </a>
  );
}

/** Whether a link leads to a page of this site that is to be shown in this window. */
function leadsToPage(link: HTMLAnchorElement, pages: Pages | undefined): pages is Pages {
  const { origin, pathname, target } = link;
  const isFragment = link.getAttribute('href')?.startsWith('#');
  const mayBeFile = /\.(?!html$)[^./]+$/.test(pathname);
  const opensElsewhere = !['', '_self'].includes(target.toLowerCase()) || link.hasAttribute('download');
  if (isFragment || mayBeFile || opensElsewhere || origin !== location.origin) return false;
  return pages?.has(pathname) ?? false;
}

/** Whether the visitor asks for a new tab or window, or for a download. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const callBoth =
  <Event extends LinkEvent>(first: ((event: Event) => void) | undefined, second: (event: Event) => void) =>
  (event: Event) => {
    first?.(event);
    second(event);
  };
