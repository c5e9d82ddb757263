// The only script of a page before the first interaction.
import '@tarcza/first-act/loader';
import { reveal } from '@tarcza/static-site/page';
import { restoreTicks } from './ticks';

addEventListener('DOMContentLoaded', () => {
  reveal();
  restoreTicks(document.querySelector<HTMLElement>('[data-ticks]'));
});
