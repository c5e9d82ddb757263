import { PhoneButton, phoneNumber } from '@tarcza/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import { layout } from '../content/layout';
import { Icon } from './icons';
import * as styles from './Header.css';
import { RouterLink } from '@tarcza/static-site';

const { header, navigation, skipLink } = layout;
const phone = phoneNumber(company.phone);

export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skipLink} href="#tresc">
        {skipLink}
      </a>
      <Strip />
      <div className={styles.bar}>
        <div className={styles.row}>
          <RouterLink className={styles.logo} href="/">
            <Icon name="shield" />
            {company.name}
            <span className={styles.hidden}>{header.logo.replace('{name}', '')}</span>
          </RouterLink>
          <Menu />
          <span className={styles.call}>
            <PhoneButton phone={company.phone}>{header.call}</PhoneButton>
          </span>
          <button type="button" className={styles.menuButton} popoverTarget="menu">
            <span className={styles.whileClosed}>
              <Icon name="menu" />
              <span className={styles.hidden}>{header.openMenu}</span>
            </span>
            <span className={styles.whileOpen}>
              <Icon name="close" />
              <span className={styles.hidden}>{header.closeMenu}</span>
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}

/** What the company claims, and how to reach it. */
function Strip() {
  return (
    <div className={styles.strip}>
      <div className={styles.row}>
        <p className={styles.claims}>
          {header.claims.map((claim) => (
            <span key={claim}>{claim}</span>
          ))}
        </p>
        <p className={styles.contacts}>
          <a className={styles.contact} href={`mailto:${company.email}`}>
            <Icon name="mail" />
            {company.email}
          </a>
          <a className={styles.contact} href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        </p>
      </div>
    </div>
  );
}

/**
 * On phones it is a popover: it opens, and closes on Esc and on a click elsewhere, without script. With script
 * it also closes when a link is followed and when anything on the page dispatches `closeMenus`.
 */
function Menu() {
  const menu = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();

  useEffect(() => {
    const close = () => menu.current?.hidePopover?.();
    close();
    window.addEventListener('closeMenus', close);
    return () => window.removeEventListener('closeMenus', close);
  }, [key]);

  return (
    <nav ref={menu} id="menu" className={styles.menu} popover="auto" aria-label={navigation.label}>
      <ul className={styles.links}>
        {navigation.items.map(({ label, href }) => (
          <li key={href}>
            <RouterLink
              className={styles.link}
              href={href}
              aria-current={isWithin(pathname, href) ? 'page' : undefined}
            >
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether an address lies in the part of the site that an item of the menu stands for. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
