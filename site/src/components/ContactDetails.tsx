import { RouterLink } from '@tarcza/static-site';
import { MessageButton, phoneNumber } from '@tarcza/ui';
import type { messageButton } from '@tarcza/ui/labels/en';
import type { ReactNode } from 'react';
import { company } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import { findLanguage } from '../content/texts/languages';
import { useSpecialHours } from '../hours/specialHours';
import { SiteIcon, type SiteIconName } from '../icons';
import * as page from '../theme/page.css';
import { Unbroken } from './Unbroken';
import * as styles from './ContactDetails.css';

const phone = phoneNumber(company.phone);

export interface ContactDetailsProps {
  names: Record<'phone' | 'email' | 'messages' | 'hours' | 'company', string>;
  /** Where technicians drive: a link to the towns. */
  area?: { name: string; text: string };
  /** When e-mails are answered. */
  emailNote?: string;
  /** Beginning of a message in an app. */
  message: string;
  messageLabels?: typeof messageButton;
  /** @default 'pl' */
  language?: string;
}

/** Renders how to reach the company, and when. */
export function ContactDetails({
  names,
  area,
  emailNote,
  message,
  messageLabels,
  language = 'pl',
}: ContactDetailsProps) {
  const { hours, emergency, describeSpecialHours } = findLanguage(language).footer;
  const specialHours = useSpecialHours();
  return (
    <dl className={styles.cards}>
      <Detail icon="phone" name={names.phone}>
        <a href={phone.href} className={page.linkAlone}>
          <span translate="no">{phone.text}</span>
        </a>
      </Detail>
      <Detail icon="mail" name={names.email}>
        <a href={`mailto:${company.email}`} className={page.linkAlone}>
          <span translate="no">{company.email}</span>
        </a>
        {emailNote && <span>{emailNote}</span>}
      </Detail>
      {company.messages.length > 0 && (
        <Detail icon="phone" name={names.messages}>
          <span className={page.actions}>
            {company.messages.map((to) => (
              <MessageButton
                key={to.app}
                {...to}
                text={`${message} `}
                {...(messageLabels && { labels: messageLabels })}
              />
            ))}
          </span>
        </Detail>
      )}
      {area && (
        <Detail icon="truck" name={area.name}>
          <RouterLink className={page.linkAlone} href="/miasta">
            {area.text}
          </RouterLink>
        </Detail>
      )}
      <Detail icon="clock" name={names.hours}>
        {hours.map(({ label, hours: open }) => (
          <span key={label}>
            {label}: {open}
          </span>
        ))}
        {specialHours.map((days) => (
          <strong key={days.from}>{describeSpecialHours(days)}</strong>
        ))}
        <span>{emergency}</span>
      </Detail>
      <Detail icon="shield" name={names.company} lang="pl">
        <span translate="no">{company.legalName}</span>
        <Unbroken parts={companyLines.address} />
        <Unbroken parts={companyLines.registered} />
      </Detail>
    </dl>
  );
}

interface DetailProps {
  name: string;
  icon?: SiteIconName;
  lang?: string;
  children: ReactNode;
}

const Detail = ({ name, icon, lang, children }: DetailProps) => (
  <div>
    <dt>
      {icon && <SiteIcon name={icon} />} {name}
    </dt>
    <dd lang={lang}>{children}</dd>
  </div>
);
