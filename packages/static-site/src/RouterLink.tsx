import { use, useTransition, type ComponentPropsWithRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppContext, findLanguage, type SiteApp } from './App.tsx';
import { findRoute, normalizeAddress } from './address.ts';

export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of a page of this site. The browser handles any other address. */
  href: string;
}

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/**
 * Renders an `<a>` that navigates without a reload, prefetches, and has `aria-busy` while the page loads. `preventDefault()` in
 * `onClick` stops it. The browser follows a link to another language.
 */
export function RouterLink(props: RouterLinkProps) {
  const { href, children, onClick, onPointerEnter, onFocus, onTouchStart, ...rest } = props;
  const app = use(AppContext);
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const link = event.currentTarget;
    if (event.defaultPrevented || isModified(event) || !isPageLink(link, app)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    startTransition(() => void navigate(pathname + search + hash, { replace: link.href === location.href }));
  }

  const withPrefetch =
    <Event extends LinkEvent>(own: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      own?.(event);
      const link = event.currentTarget;
      if (isPageLink(link, app)) app.pages.prefetch(link.pathname);
    };

  return (
    <a
      {...rest}
      href={href}
      aria-busy={isPending || rest['aria-busy']}
      onClick={handleClick}
      onPointerEnter={withPrefetch(onPointerEnter)}
      onFocus={withPrefetch(onFocus)}
      onTouchStart={withPrefetch(onTouchStart)}
    >
      {children}
    </a>
  );
}

type LinkContext = Pick<SiteApp, 'pages' | 'language'>;

/** Returns whether a link leads to a page of this site, in this window and in the language of this document. */
function isPageLink(link: HTMLAnchorElement, app: LinkContext | undefined): app is LinkContext {
  const { origin, pathname, target } = link;
  const isMarked = link.matches('[href^="#"],[download],[rel~=external]') || !/^(_self)?$/i.test(target);
  // The router resolves `//contact` as a host.
  const mayBeFile = /\/\/|\.(?!html$)[^./]+$/.test(pathname);
  if (isMarked || mayBeFile || origin !== location.origin) return false;
  if (!app || (findRoute(app.pages.routes, normalizeAddress(pathname))?.path ?? '*') === '*') return false;
  return findLanguage(app, pathname) === findLanguage(app, location.pathname);
}

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
