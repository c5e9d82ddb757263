// Without 'use client': it has to run on the server to see what a server component gives it.
import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LinkContextProvider, type LinkProps } from './Link.js';

export interface LinkProviderProps {
  /**
   * The router's link. It receives `href`, `children`, `className`, `aria-current`, `lang`, `hrefLang` and `ref`, and
   * renders an `<a>`. In a server component it comes from a file that begins with 'use client'.
   * @default a plain `<a>`
   */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Hands the application's link to every component of the package below it. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  // Server components have no state; and a function of theirs cannot cross to the browser, where links are drawn.
  if (!('useState' in React) && typeof link === 'function' && !('$$typeof' in link))
    throw new Error(
      "LinkProvider cannot take a link of the server's: a function does not cross to the browser. Draw it in a file of yours that begins with 'use client', and hand that one in.",
    );
  return <LinkContextProvider link={link}>{children}</LinkContextProvider>;
}
