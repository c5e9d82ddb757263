// The only script of a page until the visitor acts. It holds the first press until the page is awake.
// First: what it answers the loader is not to hold.
import '@tarcza/static-site/page/markMissing';
import '@tarcza/first-act/loader';
