import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What lies below the first screen of a page, all of it: a visitor who follows a link sees what is above one frame sooner,
 * and this comes after it. In a page's HTML it is there from the start, and so it is for whoever goes back, or to a
 * fragment, which may lie within. The heading of the page is to stand outside.
 */
export function Below({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const atTop = useNavigationType() === NavigationType.Push && !hash;
  const there = useDeferredValue(true, !atTop);
  // Keeps what follows, such as a footer, out of the first screen meanwhile.
  return there ? children : <div style={{ minHeight: '100vh' }} />;
}
