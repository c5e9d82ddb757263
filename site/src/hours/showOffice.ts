// Part of the loader: it must stay small.
import { findOffice, findSky, type Office } from './officeHours';
import { officeTag } from './officeTag';
import { formatDay, formatTime } from './schedule';

const { documentElement } = document;
let office: Office | undefined;

/**
 * Writes into an element the text of its attribute `data-open`, `data-closing` or `data-closed`, by the state of the office.
 * In it {time} is the hour at which the state ends, and {day} the day of opening, if it is neither today nor tomorrow.
 */
function fill(element: HTMLElement) {
  const [state, time, day] = office!;
  element.textContent = (element.dataset[state] ?? element.dataset['open'])!
    .replace('{time}', formatTime(time))
    .replace('{day}', day ? `${formatDay(day, documentElement.lang)} ` : '');
}

/**
 * Sets `data-office` of the root element: `open`, `closing` or `closed`. Without it a page shows the hours of the week.
 * `data-sky` is the time of day of the drawings. A text that a translation has replaced stays until the state changes.
 */
export function showOffice() {
  const now = Date.now();
  documentElement.dataset['sky'] = findSky(now);
  const before = office?.join();
  office = findOffice(now, OFFICE_SCHEDULE);
  if (before === office.join()) return;
  documentElement.dataset['office'] = office[0];
  document.querySelectorAll<HTMLElement>(officeTag).forEach(fill);
}

/** Fills the elements that the parser or React adds, before they are painted. */
export const defineOfficeText = () =>
  customElements.define(
    officeTag,
    class extends HTMLElement {
      connectedCallback() {
        fill(this);
      }
    },
  );
