'use client';
import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../rootProps.js';

/** What every link of the package passes to the component that renders it. */
export interface LinkProps extends RootProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Language of the link's text, on a link to a page in another language. */
  lang?: string | undefined;
  /** Language of the page that the link leads to. */
  hrefLang?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface LinkProviderProps {
  /**
   * The router's link. It renders an `<a>` with all that it receives: `href`, `children`, `className`, `lang`, `hrefLang`,
   * `ref`, `id`, `data-*` and `aria-*`. For a server component, import it from a file that begins with 'use client'.
   * @default a plain `<a>`
   */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Provides the link component on the client; LinkProvider checks it first. */
export const LinkContextProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
);

/** Renders a link with the component that LinkProvider provides. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
