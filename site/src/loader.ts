// The only script of a page until the visitor acts: what may happen before, components declare by `data-act`.
import '@tarcza/first-act/loader-ahead';
import { keepTyped, noteTyped, reveal } from '@tarcza/static-site/page';

addEventListener('DOMContentLoaded', () => {
  reveal();
  keepTyped();
});
addEventListener('pagehide', noteTyped);
