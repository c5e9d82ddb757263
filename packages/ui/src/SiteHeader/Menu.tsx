import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { SiteHeaderLabels } from '../labels.js';
import { Link } from '../Link/Link.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { currentMarks, type MenuItem } from './currentMarks.js';
import * as bar from './links.css.js';
import * as menuStyles from './menu.css.js';

interface ItemsProps {
  items: readonly MenuItem[];
  path?: string | undefined;
  home?: string | undefined;
}

/** Renders the links of a menu. */
function Items({ items, path, home = '/' }: ItemsProps) {
  const marks = currentMarks(items, path, home);
  return (
    <ul className={menuStyles.items}>
      {items.map(({ label, href, language }, index) => (
        <li key={index} className={language && menuStyles.otherLanguage}>
          <Link
            className={menuStyles.item}
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={marks[index]}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders the links in the bar, as many as fit its line. */
export function BarLinks({ items, label, ...props }: ItemsProps & { label: string }) {
  const inBar = items.filter(({ language, onlyInPopover }) => !language && !onlyInPopover);
  return (
    <nav className={bar.links} aria-label={label}>
      <Items {...props} items={inBar} />
    </nav>
  );
}

interface MenuProps extends ItemsProps {
  id: string;
  labels: SiteHeaderLabels;
  phone: string | undefined;
  beforeCall?: ReactNode;
}

/** Renders the menu, a popover. */
export function Menu({ id, items, path, home, labels, phone, beforeCall }: MenuProps) {
  const menu = useRef<HTMLElement>(null);

  // On cleanup, when the path changes. A menu that is open before hydration stays open.
  useEffect(() => () => menu.current?.hidePopover?.(), [path]);

  useEffect(() => {
    const listening = new AbortController();
    const close = () => menu.current?.hidePopover?.();
    for (const target of [window, document])
      target.addEventListener('closeMenus', close, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // A link to the current address changes no path.
  function onClick({ target, currentTarget }: ReactMouseEvent<HTMLElement>) {
    if ((target as Element).closest('a')) currentTarget.hidePopover?.();
  }

  return (
    // Only clicks that bubble from its links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={menu}
      id={id}
      className={menuStyles.menu}
      popover="auto"
      aria-label={labels.menu}
      onClick={onClick}
    >
      <Items items={items} path={path} home={home} />
      {phone && (
        <div className={menuStyles.callInMenu}>
          {beforeCall}
          <PhoneButton phone={phone} size="wide" labels={labels} />
        </div>
      )}
    </nav>
  );
}
