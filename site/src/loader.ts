// The only script of a page before the first interaction.
import '@tarcza/first-act/loader';
import { addPageListeners } from '@tarcza/ui/page-listeners';
import { fillNewTexts, showOffice } from './hours/showOffice';
import { restoreTicks } from './ticks';

addPageListeners();
showOffice();
fillNewTexts();
setInterval(showOffice, 60_000);
// Also when a prerendered page is activated, or a page comes back from the browser's cache.
addEventListener('visibilitychange', showOffice);
addEventListener('DOMContentLoaded', restoreTicks);
// Of a loader that a host has delayed.
restoreTicks();
// Of a prerendered page, which may have been ticked in another tab.
document.addEventListener('prerenderingchange', restoreTicks);
