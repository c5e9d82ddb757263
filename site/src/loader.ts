// The only script of a page until the visitor acts: what may happen before, components declare by `data-act`.
// First: what it answers the loader is not to hold.
import '@tarcza/static-site/page/markMissing';
import '@tarcza/first-act/loader-ahead';
import { keepTyped, noteTyped, reveal } from '@tarcza/static-site/page';

addEventListener('DOMContentLoaded', () => {
  reveal();
  keepTyped();
});
addEventListener('pagehide', noteTyped);
