'use client';
import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';

/** What every link of the package asks of the component that draws it. */
export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** On a link to the page at hand. */
  'aria-current'?: 'page' | undefined;
  /** On a link to a page in another language: that language, of its words and of the page. */
  lang?: string | undefined;
  hrefLang?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /**
   * The router's link. It receives `href`, `children`, `className`, `aria-current`, `lang`, `hrefLang` and `ref`, and renders an
   * `<a>`.
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
