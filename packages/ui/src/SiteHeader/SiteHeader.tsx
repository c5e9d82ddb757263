'use client';
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { close as cross, Drawing, phone as receiver } from '../icons/icons.js';
import { mergeLabels } from '../labels.js';
import { siteHeader } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { phoneNumber } from '../PhoneButton/phoneNumber.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './SiteHeader.css.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const envelope = 'M3.5 5h17v14h-17Zm.5 1 8 7 8-7';

export interface SiteHeaderProps extends RootProps {
  /** Name of the firm; it leads home. */
  name: string;
  /**
   * The menu, in its order. `language` is for a link to this page in another one, which is named in it:
   * `{ label: 'English', href: '/en/prices', language: 'en' }`.
   */
  items: readonly { label: string; href: string; language?: string }[];
  /** A drawing before the name. */
  mark?: ReactNode;
  /**
   * Address of the page at hand, without its origin. The item that leads there, or to the part of the site that it
   * lies in, is marked.
   */
  path?: string;
  /**
   * Address of the home page.
   * @default '/'
   */
  home?: string;
  /**
   * Id of the page's main element, which the skip link leads to.
   * @default 'main'
   */
  mainId?: string;
  /** What the firm promises, in a few words each, in the strip above. On phones the first alone. */
  claims?: readonly string[];
  /** The number to call, as PhoneButton takes it: in the strip, and beside the menu where there is room. */
  phone?: string;
  /** Where to write, in the strip; phones leave it out. */
  email?: string;
  /** Wording of the package, to be overridden. */
  labels?: Partial<SiteHeaderLabels>;
  /** The header. */
  ref?: Ref<HTMLElement>;
}

export interface SiteHeaderLabels {
  /** The link that leads past the header. */
  skip: string;
  /** What screen readers hear after the name of the firm. */
  home: string;
  /** Name of the menu. */
  menu: string;
  /** The button while the menu is closed. */
  open: string;
  /** The button while the menu is open. */
  close: string;
  /** Words before the number on the button. */
  call: string;
}

/**
 * The top of every page: a way past it, how to reach the firm, and the menu, which on phones is a popover: it opens,
 * and closes on Esc and on a click elsewhere, before and without scripting.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, mark, home = '/', mainId = 'main', phone, ref } = props;
  const labels = mergeLabels(siteHeader, props.labels);
  const menuId = useId();
  return (
    <header {...rootProps(props)} ref={ref} className={styles.header}>
      <a className={styles.skip} href={`#${mainId}`}>
        {labels.skip}
      </a>
      <Strip {...props} />
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <Link className={styles.name} href={home}>
            {mark}
            {name}
            <span className={visuallyHidden}> – {labels.home}</span>
          </Link>
          <Menu {...props} id={menuId} />
          {phone && (
            <span className={styles.call}>
              <PhoneButton phone={phone}>{labels.call}</PhoneButton>
            </span>
          )}
          <button type="button" className={styles.button} popoverTarget={menuId}>
            <span className={styles.whileClosed}>
              <Drawing path={bars} />
              <span className={visuallyHidden}>{labels.open}</span>
            </span>
            <span className={styles.whileOpen}>
              <Drawing path={cross} />
              <span className={visuallyHidden}>{labels.close}</span>
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}

function Strip({ claims = [], phone, email }: SiteHeaderProps) {
  if (claims.length === 0 && !phone && !email) return null;
  const number = phone && phoneNumber(phone);
  return (
    <div className={styles.strip}>
      <div className={styles.stripRow}>
        <p className={styles.claims}>
          {claims.map((claim) => (
            <span key={claim} className={styles.claim}>
              {claim}
            </span>
          ))}
        </p>
        <p className={styles.contacts}>
          {email && (
            <a className={styles.contact.email} href={`mailto:${email}`}>
              <Drawing path={envelope} className={styles.contactIcon} />
              {email}
            </a>
          )}
          {number && (
            <a className={styles.contact.phone} href={number.href}>
              <Drawing path={receiver} className={styles.contactIcon} />
              {number.text}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

function Menu({ id, items, path, home = '/', labels }: SiteHeaderProps & { id: string }) {
  const menu = useRef<HTMLElement>(null);
  const current = currentItem(items, path, home);

  // The next page begins with a closed menu, and so does whatever on the page dispatches `closeMenus`.
  useEffect(() => {
    const close = () => menu.current?.hidePopover?.();
    addEventListener('closeMenus', close);
    // With the page that it was opened on: a menu that was open before React came stays so.
    return () => {
      close();
      removeEventListener('closeMenus', close);
    };
  }, [path]);

  // A link to the page at hand changes no path.
  function followed({ target, currentTarget }: ReactMouseEvent<HTMLElement>) {
    if ((target as Element).closest('a')) currentTarget.hidePopover?.();
  }

  return (
    // Only what bubbles from its links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={menu}
      id={id}
      className={styles.menu}
      popover="auto"
      aria-label={labels?.menu ?? siteHeader.menu}
      onClick={followed}
    >
      <ul className={styles.items}>
        {items.map(({ label, href, language }, place) => (
          <li key={place}>
            <Link
              className={styles.item}
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={normalPath(href) === current?.path ? current.value : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Finds the item of the page itself, or else of the smallest part of the site that the page lies in. */
function currentItem(items: SiteHeaderProps['items'], path: string | undefined, home: string) {
  if (path === undefined) return undefined;
  const page = normalPath(path.replace(/(?<=.)[?#].*/, ''));
  const parts = items
    .filter(({ language }) => !language)
    .map(({ href }) => normalPath(href))
    .filter((part) => part !== '/' && part !== normalPath(home) && page.startsWith(`${part}/`));
  const [part] = parts.sort((a, b) => b.length - a.length);
  if (items.some(({ href }) => normalPath(href) === page)) return { path: page, value: 'page' as const };
  return part === undefined ? undefined : { path: part, value: 'true' as const };
}

/** Decodes a path and removes what hosts ignore at its end, so that `/us%C5%82ugi/` equals `/usługi`. */
function normalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Compared as written: it is not valid percent-encoding.
  }
  return decoded.normalize('NFC').replace(/(\/index\.html|\.html)?\/*$/, '') || '/';
}
