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
import { Link } from '../Link/Link.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { usePhoneNumber } from '../PhoneButton/PhoneProvider.js';
import { visuallyHidden } from '../theme/base.css.js';
import { menuBreakpoint } from './menuBreakpoint.js';
import * as styles from './SiteHeader.css.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const envelope = 'M3.5 5h17v14h-17Zm.5 1 8 7 8-7';

export interface SiteHeaderProps {
  /** Name of the firm: text of the link that leads home. */
  name: string;
  /** A picture in place of the name, with an empty `alt`: screen readers read `name`. It replaces `mark`, too. */
  logo?: ReactNode;
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
  /** What the firm promises, in a few words each, in the strip above. A narrow header shows the first one only. */
  claims?: readonly ReactNode[];
  /** The number to call, as PhoneButton takes it, or several: all in the strip, the first one also in the bar. */
  phone?: string | readonly string[];
  /** Where to write, in the strip; phones leave it out. */
  email?: string;
  /** Wording of the package, to be overridden. */
  labels?: Partial<SiteHeaderLabels>;
  /** The header. */
  ref?: Ref<HTMLElement>;
}

export interface SiteHeaderLabels {
  /** The link that leads past the header. @default 'Przejdź do treści' */
  skip: string;
  /** What screen readers hear after the name of the firm. @default 'strona główna' */
  home: string;
  /** Name of the menu. @default 'Menu główne' */
  menu: string;
  /** The button while the menu is closed. @default 'Otwórz menu' */
  open: string;
  /** The button while the menu is open. @default 'Zamknij menu' */
  close: string;
  /** Words before the number on the button. @default 'Zadzwoń' */
  call: string;
}

/**
 * Renders the top of every page: a skip link, a strip with contacts, and a bar with the menu. Where the bar's contents do
 * not fit on one line, the menu is a popover, which the browser opens and closes without scripting.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, mark, home = '/', mainId = 'main', labels, ref } = props;
  const menuId = useId();
  const [phone] = phonesOf(props);
  const call = labels?.call ?? 'Zadzwoń';
  const breakpoint = menuBreakpoint({
    name,
    hasLogo: Boolean(logo),
    hasMark: Boolean(mark),
    items: props.items.map(({ label }) => label),
    call: phone && `${call} ${phone}`,
  });
  return (
    <header ref={ref} className={styles.header}>
      <a className={styles.skip} href={`#${mainId}`}>
        {labels?.skip ?? 'Przejdź do treści'}
      </a>
      <Strip {...props} />
      <div className={styles.bar}>
        <div className={`${styles.barRow} ${styles.menuInBar[breakpoint]}`}>
          <Link className={styles.name} href={home}>
            {logo ?? mark}
            <span className={logo ? visuallyHidden : undefined}>{name}</span>
            <span className={visuallyHidden}>{` – ${labels?.home ?? 'strona główna'}`}</span>
          </Link>
          <Menu {...props} id={menuId} />
          {phone && (
            <span className={styles.call}>
              <PhoneButton phone={phone}>{call}</PhoneButton>
            </span>
          )}
          <button type="button" className={styles.button} popoverTarget={menuId}>
            <span className={styles.whileClosed}>
              <Drawing path={bars} />
              <span className={visuallyHidden}>{labels?.open ?? 'Otwórz menu'}</span>
            </span>
            <span className={styles.whileOpen}>
              <Drawing path={cross} />
              <span className={visuallyHidden}>{labels?.close ?? 'Zamknij menu'}</span>
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}

const phonesOf = ({ phone = [] }: SiteHeaderProps) => [phone].flat().filter(Boolean);

function Strip(props: SiteHeaderProps) {
  const { claims = [], email } = props;
  const phones = phonesOf(props);
  if (claims.length === 0 && phones.length === 0 && !email) return null;
  return (
    <div className={styles.strip}>
      <div className={styles.stripRow}>
        <p className={styles.claims}>
          {claims.map((claim, index) => (
            <span key={index} className={styles.claim}>
              {claim}
            </span>
          ))}
        </p>
        <p className={styles.contacts}>
          {email && (
            <a className={styles.contact.email} href={`mailto:${email}`}>
              <Drawing path={envelope} className={styles.contactIcon} />
              <bdi>{email}</bdi>
            </a>
          )}
          {phones.map((phone, index) => (
            <StripPhone key={index} phone={phone} />
          ))}
        </p>
      </div>
    </div>
  );
}

function StripPhone({ phone }: { phone: string }) {
  const { href, text } = usePhoneNumber(phone);
  const number = <bdi dir="ltr">{text}</bdi>;
  if (!href) return <span className={styles.contact.phone}>{number}</span>;
  return (
    <a className={styles.contact.phone} href={href}>
      <Drawing path={receiver} className={styles.contactIcon} />
      {number}
    </a>
  );
}

function Menu({ id, items, path, home = '/', labels }: SiteHeaderProps & { id: string }) {
  const menu = useRef<HTMLElement>(null);
  const marks = currentMarks(items, path, home);

  useEffect(() => {
    const close = () => menu.current?.hidePopover?.();
    addEventListener('closeMenus', close);
    // On cleanup, when the path changes. A menu that is open before hydration stays open.
    return () => {
      close();
      removeEventListener('closeMenus', close);
    };
  }, [path]);

  // A link to the current page changes no path.
  function onClick({ target, currentTarget }: ReactMouseEvent<HTMLElement>) {
    if ((target as Element).closest('a')) currentTarget.hidePopover?.();
  }

  return (
    // Only clicks that bubble from its links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={menu}
      id={id}
      className={styles.menu}
      popover="auto"
      aria-label={labels?.menu ?? 'Menu główne'}
      onClick={onClick}
    >
      <ul className={styles.items}>
        {items.map(({ label, href, language }, index) => (
          <li key={index}>
            <Link
              className={styles.item}
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
    </nav>
  );
}

/** Returns `aria-current` of each item: `page` for the page itself, or else `true` for the smallest part of the site around it. */
function currentMarks(items: SiteHeaderProps['items'], path: string | undefined, home: string) {
  if (path === undefined) return [];
  const page = splitAddress(path);
  const links = items.map(({ href, language }) => ({ ...splitAddress(href), language }));
  const toPage = links.filter((link) => link.path === page.path && !link.fragment);
  const exact = toPage.filter(({ query }) => query === page.query);
  const plain = toPage.filter(({ query }) => query === '');
  const ofPage = [exact, plain, toPage.length === 1 ? toPage : []].find((found) => found.length > 0);
  if (ofPage) return links.map((link) => (ofPage.includes(link) ? ('page' as const) : undefined));

  const roots = ['/', splitAddress(home).path];
  const isAround = ({ path: part, fragment, language }: (typeof links)[number]) =>
    !language && !fragment && !roots.includes(part) && page.path.startsWith(`${part}/`);
  const longest = Math.max(...links.filter(isAround).map((link) => link.path.length));
  return links.map((link) =>
    isAround(link) && link.path.length === longest ? ('true' as const) : undefined,
  );
}

/** Splits an address. The path is decoded, without what hosts ignore at its end: `/us%C5%82ugi/` equals `/usługi`. */
function splitAddress(address: string) {
  const [, path = '', query = '', fragment = ''] = /^(.[^?#]*)?(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Compared as written: it is not valid percent-encoding.
  }
  const normal = decoded.normalize('NFC').replace(/(\/index\.html|\.html)?\/*$/, '') || '/';
  return { path: normal, query: query === '?' ? '' : query, fragment };
}
