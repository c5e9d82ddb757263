// The only script of a page before the first interaction.
import '@tarcza/first-act/loader';
import { revealSections } from '@tarcza/static-site/page';
import { restoreTicks } from './ticks';

addEventListener('DOMContentLoaded', () => {
  revealSections();
  restoreTicks(document.querySelector<HTMLElement>('[data-ticks]'));
});
