// The only script of a page until the visitor acts.
import '@tarcza/first-act/loader';
import { keepTyped, noteTyped } from '@tarcza/static-site/page';

addEventListener('DOMContentLoaded', keepTyped);
addEventListener('pagehide', noteTyped);
