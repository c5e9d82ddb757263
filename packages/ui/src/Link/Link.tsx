'use client';
import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';

/** What every link of the package asks of the component that draws it. */
export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** On a link to the page at hand. */
  'aria-current'?: 'page' | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /**
   * The router's link. It receives `href`, `children`, `className`, `aria-current` and `ref`, and renders an `<a>`.
   * @default a plain `<a>`
   */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Hands the application's link to every component of the package below it. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link drawn by whatever LinkProvider handed in. */
export function Link(props: LinkProps) {
  const Drawn = useContext(LinkContext);
  return <Drawn {...props} />;
}
