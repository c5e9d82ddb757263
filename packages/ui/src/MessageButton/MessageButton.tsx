'use client';
import type { ReactNode, Ref } from 'react';
import type { MessageButtonLabels } from '../labels.js';
import { messageButton } from '../labels/pl.js';
import { usePhoneNumber, usePhoneSettings } from '../PhoneButton/PhoneProvider.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './MessageButton.css.js';

export interface MessageButtonProps extends RootProps {
  /** What the link opens. */
  app: 'whatsapp' | 'sms';
  /** One complete number that receives messages, as PhoneButton takes it, without an extension. */
  phone: string;
  /**
   * Text of the message, for the visitor to finish.
   * @default ''
   */
  text?: string | undefined;
  /**
   * What the link says.
   * @default labels.whatsapp or labels.sms
   */
  children?: ReactNode;
  /** Overrides texts of the package. */
  labels?: Partial<MessageButtonLabels> | undefined;
  /** The link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Renders a link that opens WhatsApp or a text message. A number that cannot receive messages throws in
 * development, and renders nothing in production.
 */
export function MessageButton(props: MessageButtonProps) {
  const { app, phone, text = '', labels, children = labels?.[app] ?? messageButton[app], ref } = props;
  const { href: tel = '' } = usePhoneNumber(phone);
  const [, number] = /^tel:(\+\d+)$/.exec(tel) ?? [];
  const { strict } = usePhoneSettings();
  if (!number) {
    if (process.env.NODE_ENV === 'production' && !strict) return null;
    throw new Error(`"${phone}" cannot receive a message. Write one number without an extension.`);
  }
  return (
    <a {...rootProps(props)} ref={ref} href={addressOf[app](number, text)} className={styles.button}>
      {children}
    </a>
  );
}

const addressOf = {
  whatsapp: (number: string, text: string) =>
    `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`,
  // iOS reads the text after "&", Android after "?".
  sms: (number: string, text: string) => `sms:${number}${text && `?&body=${encodeURIComponent(text)}`}`,
};
