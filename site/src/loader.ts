// The only script of a page before the first interaction.
import '@tarcza/first-act/loader';
import { addPageListeners } from '@tarcza/ui/page-listeners';
import { defineOfficeText, showOffice } from './hours/showOffice';
import { restoreTicks, saveTick } from './ticks';

function update() {
  showOffice();
  restoreTicks();
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}

addPageListeners();
update();
defineOfficeText();
setInterval(update, 60_000);
addEventListener('change', saveTick);
// Parsed, ticked in another tab, or shown: from a prerendering, the browser's cache or another tab.
for (const type of ['DOMContentLoaded', 'storage', 'visibilitychange']) addEventListener(type, update);
