'use client';
import type { FocusEvent as ReactFocusEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { cross, SvgIcon, receiver } from '../icons/icons.js';
import { mergeDefaults } from '../formatLabel.js';
import type { SiteHeaderLabels } from '../labels.js';
import { siteHeader } from '../labels/pl.js';
import { Link } from '../Link/Link.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { phoneNumber, type PhoneNumber } from '../PhoneButton/phoneNumber.js';
import { usePhoneSettings } from '../PhoneButton/PhoneProvider.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import type { MenuItem } from './currentMarks.js';
import * as links from './links.css.js';
import { BarLinks, Menu } from './Menu.js';
import * as styles from './SiteHeader.css.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const envelope = 'M3.5 5h17v14h-17Zm.5 1 8 7 8-7';

export interface SiteHeaderProps extends RootProps {
  /** Name of the company: text of the link to the home page. */
  name: string;
  /** Picture in place of name and `mark`, with an empty `alt`: screen readers read `name`. */
  logo?: ReactNode;
  /**
   * Items of the menu. `language` is for a link to this page in another language, which stands in the strip and at the
   * end of the opened menu: `{ label: 'English', href: '/en/prices', language: 'en' }`. An item with `onlyInPopover` is not
   * shown in the bar, which shows the first items, as many as fit. `otherPages` are paths of the same part of the site that do not
   * begin with `href`.
   */
  items: readonly MenuItem[];
  /** Icon before the name. */
  mark?: ReactNode;
  /**
   * Address of the current page, without its origin. The item of this page, or of the part of the site around it, has
   * `aria-current`. The opened menu closes when it changes.
   */
  path?: string | undefined;
  /**
   * Address of the home page.
   * @default '/'
   */
  home?: string | undefined;
  /**
   * Id of the page's main element: target of the skip link.
   * @default 'main'
   */
  mainId?: string | undefined;
  /** Short claims in the strip. A narrow header shows the first one only. */
  claims?: readonly ReactNode[] | undefined;
  /** One number, as in PhoneButton, or several: all in the strip, the first one also in the bar. */
  phone?: string | readonly string[] | undefined;
  /** E-mail address in the strip. A narrow header hides it. */
  email?: string | undefined;
  /**
   * Content before the call button of the opened menu, such as a link.
   * @default nothing
   */
  beforeCall?: ReactNode;
  /** Overrides texts of the package. */
  labels?: Partial<SiteHeaderLabels> | undefined;
  /** The header. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Renders the top of every page: skip link, contacts, menu. The bar shows the links that fit one line; all are in a popover,
 * which the browser opens and closes without scripting. An event `closeMenus` on window or document closes it.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, mark, home = '/', mainId = 'main', phone: given = [], ref } = props;
  const labels = mergeDefaults(siteHeader, props.labels);
  const menuId = useId();
  const phones = [given].flat().filter(Boolean);
  const [phone] = phones;
  const settings = { ...usePhoneSettings(), extension: labels.extension };
  const numbers = phones.map((each) => phoneNumber(each, settings));
  return (
    <header {...rootProps(props)} ref={ref} className={styles.header} onBlur={closeMenuBehindFocus}>
      <a className={styles.skip} href={`#${mainId}`}>
        {labels.skip}
      </a>
      <Strip {...props} numbers={numbers} />
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <Link className={styles.name} href={home}>
            {logo ?? mark}
            <span translate="no" className={logo ? visuallyHidden : undefined}>
              {name}
            </span>
            <span className={visuallyHidden}>{` – ${labels.home}`}</span>
          </Link>
          <div className={links.oneLine}>
            <div className={links.lines}>
              <BarLinks items={props.items} path={props.path} home={home} label={labels.menu} />
              <button type="button" className={`${styles.button} ${links.toggle}`} popoverTarget={menuId}>
                <span className={styles.whileClosed}>
                  <SvgIcon path={bars} />
                </span>
                <span className={styles.whileOpen}>
                  <SvgIcon path={cross} />
                </span>
                <span className={visuallyHidden}>{labels.menu}</span>
              </button>
            </div>
          </div>
          {phone && (
            <span className={links.call}>
              <PhoneButton phone={phone} tone="quiet" labels={labels} />
            </span>
          )}
          <Menu {...props} id={menuId} labels={labels} phone={phone} />
        </div>
      </div>
    </header>
  );
}

/** Closes the menu once the focus is in the page, which the menu would cover. */
function closeMenuBehindFocus({ currentTarget, relatedTarget }: ReactFocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
}

function Strip({ items, claims = [], numbers, email }: SiteHeaderProps & { numbers: PhoneNumber[] }) {
  const languages = items.filter(({ language }) => language);
  if (claims.length + numbers.length + languages.length === 0 && !email) return null;
  return (
    <div className={styles.strip}>
      <div className={styles.stripRow}>
        {claims.length > 0 && (
          <p className={styles.claims}>
            {claims.map((claim, index) => (
              <span key={index} className={styles.claim}>
                {claim}
              </span>
            ))}
          </p>
        )}
        <p className={styles.contacts}>
          {email && (
            <a className={styles.contact.email} href={`mailto:${email}`}>
              <SvgIcon path={envelope} className={styles.contactIcon} />
              <bdi translate="no">{email}</bdi>
            </a>
          )}
          {numbers.map((number, index) => (
            <StripPhone key={index} {...number} />
          ))}
          {languages.map(({ label, href, language }) => (
            <Link key={href} className={styles.language} href={href} lang={language} hrefLang={language}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

function StripPhone({ href, text }: PhoneNumber) {
  const number = (
    <bdi dir="ltr" translate="no">
      {text}
    </bdi>
  );
  if (!href) return <span className={styles.contact.phone}>{number}</span>;
  return (
    <a className={styles.contact.phone} href={href}>
      <SvgIcon path={receiver} className={styles.contactIcon} />
      {number}
    </a>
  );
}
