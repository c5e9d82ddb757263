// The only script of a page until the visitor acts.
import '@tarcza/first-act/loader';
