import { ActionLink, PhoneButton } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company/company';
import { findLanguage } from '../content/texts/languages';
import * as styles from './Office.css';

export interface OfficeStatusProps {
  /** Whether urgent calls are answered at any hour. @default false */
  answersUrgentCalls?: boolean;
  /** @default 'pl' */
  language?: string;
}

/** Renders a text for each state of the office; the loader shows that of the hour (hours/showOffice.ts). */
export const OfficeText = (props: { open: string; closing?: string; closed: string; className?: string }) => (
  <span
    className={props.className}
    data-open={props.open}
    data-closing={props.closing}
    data-closed={props.closed}
    suppressHydrationWarning
  >
    {''}
  </span>
);

/** Says whether the office is open, and until when: "Otwarte do 20:00". Empty where the loader has not run. */
export function OfficeStatus({ answersUrgentCalls = false, language = 'pl' }: OfficeStatusProps) {
  const { open, closing, closed, at, urgent } = findLanguage(language).office;
  const suffix = answersUrgentCalls ? urgent : '';
  return (
    <OfficeText
      className={styles.status}
      open={`${open} {time}${suffix}`}
      closing={`${closing} {time}${suffix}`}
      closed={`${closed} {day}${at}\u00a0{time}${suffix}`}
    />
  );
}

/** Says whether the office is open. Without the loader it renders the hours of the week, its children. */
export function OfficeHours({ children, ...status }: OfficeStatusProps & { children: ReactNode }) {
  return (
    <>
      <OfficeStatus {...status} />
      <span className={styles.week}>{children}</span>
    </>
  );
}

/** Says from when messages are answered: "odpowiemy od 8:00". Empty where it is not known. */
function OfficeReply({ language }: { language: string }) {
  const { reply, from } = findLanguage(language).office;
  return <OfficeText open="" closed={`${reply} {day}${from}\u00a0{time}`} />;
}

export interface WriteLinkProps {
  /** @default 'quiet' */
  tone?: 'action' | 'quiet';
  /** @default 'pl' */
  language?: string;
}

/** Outside opening hours, a link to the form that stands before a call button. */
export const WriteWhileClosed = (props: WriteLinkProps) => <WriteLink {...props} data-while="closed" />;

/** Renders a link to the form, which says from when messages are answered. */
export function WriteLink({
  tone = 'quiet',
  language = 'pl',
  ...attributes
}: WriteLinkProps & { 'data-while'?: 'closed' }) {
  const { office, form } = findLanguage(language);
  return (
    <ActionLink href={form} tone={tone} {...attributes}>
      <span>
        {office.write}
        <OfficeReply language={language} />
      </span>
    </ActionLink>
  );
}

export interface ContactActionsProps {
  /** Label of the phone button. */
  call: string;
  /** Label of the link to the form during opening hours. */
  contact: string;
  /** The hours of the week, where the loader has not run. */
  hours?: string;
  /** Whether urgent calls are answered at any hour. @default false */
  answersUrgentCalls?: boolean;
  /** A line before the hours, such as what it costs. */
  note?: string | undefined;
  /** A link after the hours. */
  more?: ReactNode;
  /** The case cannot wait: calling stays first at any hour. @default false */
  isUrgent?: boolean;
  /** @default 'pl' */
  language?: string;
}

/** Renders the two ways to contact the company. Outside opening hours writing is first, unless the case is urgent. */
export function ContactActions({
  call,
  contact,
  hours,
  answersUrgentCalls = false,
  note,
  more,
  isUrgent = false,
  language = 'pl',
}: ContactActionsProps) {
  const { office, form, labels } = findLanguage(language);
  return (
    <>
      {!isUrgent && <WriteWhileClosed tone="action" language={language} />}
      <PhoneButton
        phone={company.phone}
        size="large"
        data-urgent={isUrgent || undefined}
        {...(labels && { labels: labels.phoneButton })}
      >
        {!isUrgent && <span data-while="closed">{office.callIfUrgent}</span>}
        <span data-while="open">{call}</span>
      </PhoneButton>
      <ActionLink href={form} data-while="open">
        {contact}
      </ActionLink>
      <span className={styles.hours}>
        {note && <span className={styles.note}>{note}</span>}
        <OfficeHours answersUrgentCalls={answersUrgentCalls} language={language}>
          {hours}
        </OfficeHours>
        {more && ' '}
        {more}
      </span>
    </>
  );
}
