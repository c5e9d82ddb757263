import { createElement, type ReactNode } from 'react';
import { findLanguage } from '../content/texts/languages';
import { officeTag } from '../hours/officeTag';
import * as styles from './OfficeHours.css';

/** Renders an element into which the loader writes the text of the current state (hours/showOffice.ts). */
export const OfficeText = (props: { open: string; closing?: string; closed: string; className?: string }) =>
  createElement(
    officeTag,
    {
      className: props.className,
      'data-open': props.open,
      'data-closing': props.closing,
      'data-closed': props.closed,
      suppressHydrationWarning: true,
    },
    '',
  );

export interface OfficeHoursProps {
  /** Hours of the week, shown if the loader has not run. */
  children: ReactNode;
  /** Whether urgent calls are answered at any hour. @default false */
  answersUrgentCalls?: boolean;
  /** @default 'pl' */
  language?: string;
}

/** Renders whether the office is open, and until when: "Otwarte do 20:00". */
export function OfficeHours({ children, answersUrgentCalls = false, language = 'pl' }: OfficeHoursProps) {
  const { open, closing, closed, at, urgent } = findLanguage(language).office;
  const suffix = answersUrgentCalls ? urgent : '';
  return (
    <>
      <OfficeText
        className={styles.status}
        open={`${open} {time}${suffix}`}
        closing={`${closing} {time}${suffix}`}
        closed={`${closed} {day}${at}\u00a0{time}${suffix}`}
      />
      <span className={styles.week}>{children}</span>
    </>
  );
}
