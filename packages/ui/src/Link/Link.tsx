'use client';
import { createContext, useContext, type ComponentType, type ReactNode, type Ref } from 'react';

/** What every link of the package asks of the component that draws it. */
export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** `page` on a link to the current page, `true` on one to the part of the site that the page lies in. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** On a link to a page in another language: that language, of its words and of the page. */
  lang?: string | undefined;
  hrefLang?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Hands a link to whatever is drawn below it; LinkProvider sees to it that it can be handed. */
export function LinkContextProvider({
  link,
  children,
}: {
  link: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link drawn by whatever LinkProvider handed in. */
export function Link(props: LinkProps) {
  const Drawn = useContext(LinkContext);
  return <Drawn {...props} />;
}
