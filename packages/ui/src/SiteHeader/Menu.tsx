import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { SiteHeaderLabels } from '../labels.js';
import { Link } from '../Link/Link.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import type { PhoneNumber } from '../PhoneButton/phoneNumber.js';
import { currentMarks, type MenuItem } from './currentMarks.js';
import * as fit from './fit.css.js';
import * as menuStyles from './menu.css.js';

/** Renders an invisible copy of the items and the call button of the bar, as wide as they are. */
export function MenuWidth({ items, number }: Pick<MenuProps, 'items'> & { number: PhoneNumber | undefined }) {
  const inBar = items.filter(({ language, onlyInPopover }) => !language && !onlyInPopover);
  return (
    <div className={fit.menuWidth} aria-hidden="true">
      {inBar.map(({ label }, index) => (
        <span key={index} className={menuStyles.item} data-label={label} />
      ))}
      {number && <span className={fit.callWidth} data-label={number.text} />}
    </div>
  );
}

interface MenuProps {
  items: readonly MenuItem[];
  path?: string | undefined;
  home?: string | undefined;
  id: string;
  labels: SiteHeaderLabels;
  phone: string | undefined;
  beforeCall?: ReactNode;
}

/** Renders the menu: a part of the bar, or a popover. */
export function Menu({ id, items, path, home = '/', labels, phone, beforeCall }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  const marks = currentMarks(items, path, home);

  // On cleanup, when the path changes. A menu that is open before hydration stays open.
  useEffect(() => () => menu.current?.hidePopover?.(), [path]);

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
      <ul className={menuStyles.items}>
        {items.map(({ label, href, language, onlyInPopover }, index) => (
          <li
            key={index}
            className={
              (language && menuStyles.otherLanguage) ||
              (onlyInPopover && menuStyles.onlyInPopover) ||
              undefined
            }
          >
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
      {phone && (
        <div className={menuStyles.callInMenu}>
          {beforeCall}
          <PhoneButton phone={phone} size="wide" labels={labels} />
        </div>
      )}
    </nav>
  );
}
