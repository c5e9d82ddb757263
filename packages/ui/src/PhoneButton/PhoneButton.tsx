import type { Ref } from 'react';
import { phoneButton } from '../labels/pl.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './PhoneButton.css.js';
import { phoneNumber } from './phoneNumber.js';

export interface PhoneButtonProps extends RootProps {
  /**
   * The number, written in any way. Poland's +48 is added unless another country's code begins it or it is a short one
   * (112); an extension (`wew. 12`, `;ext=12`) is dialled after it.
   */
  phone: string;
  /**
   * Words before the number.
   * @default labels.call
   */
  children?: string;
  /**
   * How loudly it speaks. `quiet` has no fill; `brand` stands on an area in the brand's colour.
   * @default 'action'
   */
  tone?: 'action' | 'urgent' | 'quiet' | 'brand';
  /**
   * `large` is for the first thing on a page, `wide` fills the line it stands in.
   * @default 'regular'
   */
  size?: 'regular' | 'large' | 'wide';
  /**
   * Leaves the number to screen readers, where there is no room for it.
   * @default false
   */
  hideNumber?: boolean;
  /** Wording of the package, to be overridden. */
  labels?: Partial<PhoneButtonLabels>;
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
}

export interface PhoneButtonLabels {
  /** Before the number. */
  call: string;
  /** Before an extension that `phone` gives as `;ext=12`. */
  extension: string;
}

/** A link that dials. Its accessible name says the number, shown or not. */
export function PhoneButton({
  phone,
  labels,
  children = labels?.call ?? phoneButton.call,
  tone = 'action',
  size = 'regular',
  hideNumber = false,
  ref,
  ...rest
}: PhoneButtonProps) {
  const { href, text } = phoneNumber(phone, labels?.extension ?? phoneButton.extension);
  return (
    <a {...rootProps(rest)} ref={ref} href={href} className={`${styles.tone[tone]} ${styles.size[size]}`}>
      {children}{' '}
      {/* It is a box of its own, which moves to the next line whole: only where it is wider than the button do groups part. */}
      <span className={hideNumber ? visuallyHidden : styles.number}>{text.replaceAll('\u00a0', ' ')}</span>
    </a>
  );
}
