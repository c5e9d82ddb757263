// Part of the loader: it must stay small.
import { findOffice, toPolishTime } from './officeHours';
import { formatDay, formatTime } from './schedule';

const { dataset } = document.documentElement;

/**
 * Writes into elements the text of their attribute `data-open`, `data-closing` or `data-closed`: of the state that the
 * root's `data-office` says. In it {time} is the hour at which the state ends, and {day} the day of opening, if it is neither
 * today nor tomorrow.
 */
function fill(elements: Iterable<HTMLElement>) {
  const [state = '', time, day] = (dataset['office'] ?? '').split(' ');
  for (const element of elements)
    element.textContent = (element.dataset[state] ?? element.dataset['open'] ?? '')
      .replace('{time}', formatTime(Number(time)))
      .replace('{day}', day ? `${formatDay(Number(day))} ` : '');
}

/**
 * Sets `data-office` of the root element, for example "open 20" or "closed 8": the state and the hour at which it ends.
 * Without it a page shows the hours of the week. `data-sky` is the time of day of the drawings.
 * A text that a translation has replaced stays until the state changes.
 */
export function showOffice() {
  const now = Date.now();
  const hour = toPolishTime(now) % 24;
  dataset['sky'] = hour < 6 || hour >= 20 ? 'night' : hour < 17 ? 'day' : 'dusk';
  const office = findOffice(now, OFFICE_SCHEDULE).join(' ');
  if (office === dataset['office']) return;
  dataset['office'] = office;
  fill(document.querySelectorAll<HTMLElement>('[data-closed]'));
}

/** Fills the elements that the parser or React adds, before they are painted. */
export function fillNewTexts() {
  const fillEmpty = () => fill(document.querySelectorAll<HTMLElement>('[data-closed]:empty'));
  new MutationObserver(fillEmpty).observe(document, { childList: true, subtree: true });
}
