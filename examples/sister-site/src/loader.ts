// The only script of a page until the visitor acts.
// First: what it answers the loader is not to hold.
import '@tarcza/static-site/page/markMissing';
import '@tarcza/first-act/loader';
import { keepTyped, noteTyped } from '@tarcza/static-site/page';

addEventListener('DOMContentLoaded', keepTyped);
addEventListener('pagehide', noteTyped);
