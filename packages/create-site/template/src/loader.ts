// The only script of a page until the visitor acts. It holds the first press until the page is awake.
import '@tarcza/first-act/loader';
