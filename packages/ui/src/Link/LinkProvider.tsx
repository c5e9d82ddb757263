// Without 'use client': it runs on the server to check what a server component passes.
import * as React from 'react';
import { LinkContextProvider, type LinkProviderProps } from './Link.js';

/** Provides the application's link to every component of the package inside. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  // React for server components has no useState. A function of a server component cannot be serialized.
  if (!('useState' in React) && typeof link === 'function' && !('$$typeof' in link))
    throw new Error(
      "LinkProvider cannot take a link from a server component. Import it from a file that begins with 'use client'.",
    );
  return <LinkContextProvider link={link}>{children}</LinkContextProvider>;
}
