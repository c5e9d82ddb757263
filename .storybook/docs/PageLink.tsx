import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Id of the page, with `--docs` at its end. */
  page: string;
}

/** A link to another page of this Storybook, which opens it beside its toolbar, with what that says. */
export function PageLink({ page, children, ...rest }: PageLinkProps) {
  const path = `?path=/docs/${page}`;
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A page that was opened by itself has no toolbar around it.
    if (window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, path);
  }
  // This page is iframe.html; the toolbar's is the one of the folder.
  return (
    <a href={`./${path}`} target="_top" onClick={follow} {...rest}>
      {children}
    </a>
  );
}
