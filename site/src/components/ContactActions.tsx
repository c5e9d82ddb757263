import { RouterLink } from '@tarcza/static-site';
import { ActionLink, PhoneButton, type PhoneButtonProps } from '@tarcza/ui';
import { company } from '../content/company/company';
import { commonSentences } from '../content/texts/commonSentences';
import { findLanguage } from '../content/texts/languages';
import { firstAidPage } from '../content/texts/navigation';
import { typesetText } from '../text/typeset';
import { OfficeHours, OfficeText } from './OfficeHours';
import * as styles from './OfficeHours.css';

export interface WriteLinkProps {
  /** @default 'action' */
  tone?: 'action' | 'quiet';
  /** @default 'pl' */
  language?: string;
  /** @default 'Napisz teraz', in the language */
  children?: string;
}

/** Renders a link to the form, which says from when messages are answered: "odpowiemy od 8:00". */
export function WriteLink({
  tone = 'action',
  language = 'pl',
  children,
  ...attributes
}: WriteLinkProps & { 'data-while'?: 'closed' }) {
  const { office, form } = findLanguage(language);
  return (
    <ActionLink href={form} tone={tone} {...attributes}>
      <span>
        {children ?? office.write}
        <OfficeText open="" closed={`${office.reply} {day}${office.from}\u00a0{time}`} />
      </span>
    </ActionLink>
  );
}

/** Renders the label of a call button. Outside opening hours it says that calls are for urgent cases. */
export function CallLabel({ children, language = 'pl' }: { children?: string; language?: string }) {
  const { office, call } = findLanguage(language);
  return (
    <>
      <span data-while="closed">{office.callIfUrgent}</span>
      <span data-while="open">{children ?? call}</span>
    </>
  );
}

export interface CallOrWriteProps extends WriteLinkProps {
  /** @default 'large' */
  size?: PhoneButtonProps['size'];
  /** Label of the call button during opening hours. */
  children?: string;
}

/** Renders a call button. Outside opening hours a link to the form stands before it. */
export const CallOrWrite = ({
  children,
  size = 'large',
  tone = 'action',
  language = 'pl',
}: CallOrWriteProps) => (
  <>
    <WriteLink tone={tone} language={language} data-while="closed" />
    <PhoneButton phone={company.phone} size={size} tone={tone}>
      <CallLabel language={language}>{children}</CallLabel>
    </PhoneButton>
  </>
);

export interface ContactActionsProps {
  /** Label of the phone button. */
  call: string;
  /** Label of the link to the form during opening hours. */
  contact: string;
  /** Whether the line of hours says that urgent calls are answered at any hour. @default isUrgent */
  answersUrgentCalls?: boolean;
  /** Hours to show if the loader has not run. @default those of urgent calls, if these are answered */
  hours?: string;
  /** A line before the hours, such as what it costs. */
  note?: string | undefined;
  /** What would be urgent, where nothing on the page is. Shown outside opening hours. */
  urgentElsewhere?: string | undefined;
  /** Whether a link to the first aid follows. @default false */
  hasFirstAid?: boolean;
  /** Whether calling is first at any hour. @default false */
  isUrgent?: boolean;
  /** @default 'pl' */
  language?: string;
}

/** Renders the two ways to contact the company. Outside opening hours writing is first, unless the case is urgent. */
export function ContactActions({
  call,
  contact,
  isUrgent = false,
  answersUrgentCalls = isUrgent,
  hours = answersUrgentCalls ? typesetText(commonSentences.phoneLine) : undefined,
  note,
  urgentElsewhere,
  hasFirstAid = false,
  language = 'pl',
}: ContactActionsProps) {
  return (
    <>
      {isUrgent ? (
        <PhoneButton phone={company.phone} size="large" data-urgent>
          {call}
        </PhoneButton>
      ) : (
        <CallOrWrite language={language}>{call}</CallOrWrite>
      )}
      <ActionLink href={findLanguage(language).form} data-while="open">
        {contact}
      </ActionLink>
      <span className={styles.hours}>
        {note && <span className={styles.note}>{note}</span>}
        <OfficeHours answersUrgentCalls={answersUrgentCalls} language={language}>
          {hours}
        </OfficeHours>
        {urgentElsewhere && (
          <span className={styles.note} data-while="closed">
            {urgentElsewhere}
          </span>
        )}
        {hasFirstAid && ' '}
        {hasFirstAid && <RouterLink href={firstAidPage.href}>{firstAidPage.link}</RouterLink>}
      </span>
    </>
  );
}
