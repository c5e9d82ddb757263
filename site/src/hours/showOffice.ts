import { findOffice } from './officeHours';

/**
 * Sets `data-office` of the root element, for example "open 20" or "closed 8": the state and the hour at which it ends. The
 * styles show what belongs to it (components/Office.css.ts). Without the attribute a page shows the hours of the week.
 */
export function showOffice() {
  document.documentElement.dataset['office'] = findOffice(Date.now(), OFFICE_SCHEDULE).join(' ');
}
