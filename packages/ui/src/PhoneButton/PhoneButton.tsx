'use client';
import type { ReactNode, Ref } from 'react';
import type { PhoneButtonLabels } from '../labels.js';
import { phoneButton } from '../labels/pl.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './PhoneButton.css.js';
import { usePhoneNumber } from './PhoneProvider.js';

export interface PhoneButtonProps extends RootProps {
  /**
   * One complete number, with an optional extension (`ext. 12`). Without a country code it belongs to the country of
   * PhoneProvider. A number that cannot be dialled throws in development, and is plain text in production.
   */
  phone: string;
  /**
   * Content before the number.
   * @default labels.call
   */
  children?: ReactNode;
  /**
   * How prominent the button is. `quiet` has no fill; `brand` is for an area in the brand's colour.
   * @default 'action'
   */
  tone?: 'action' | 'urgent' | 'quiet' | 'brand' | undefined;
  /**
   * `large` is for the main button of a page; `wide` fills the width of its container.
   * @default 'regular'
   */
  size?: 'regular' | 'large' | 'wide' | undefined;
  /**
   * Shows the number to screen readers only.
   * @default false
   */
  hideNumber?: boolean | undefined;
  /** Overrides texts of the package. */
  labels?: Partial<PhoneButtonLabels> | undefined;
  /** The link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders a link that dials. Its accessible name contains the number, visible or not. */
export function PhoneButton({
  phone,
  labels,
  children = labels?.call ?? phoneButton.call,
  tone = 'action',
  size = 'regular',
  hideNumber,
  ref,
  ...rest
}: PhoneButtonProps) {
  const { href, text } = usePhoneNumber(phone, labels?.extension);
  return (
    // Without an address the element is plain text.
    <a
      {...rootProps(rest)}
      ref={ref}
      href={href}
      className={href && `${styles.tone[tone]} ${styles.size[size]}`}
    >
      <span>{children}</span>{' '}
      <span translate="no" className={hideNumber && href ? visuallyHidden : styles.number}>
        {/* Spaces that break: the number moves to the next line as a whole, and breaks only if it is too wide. An extension
            stays with its word. */}
        {text.replaceAll(/(?<=\d)\u00a0/g, ' ')}
      </span>
    </a>
  );
}
