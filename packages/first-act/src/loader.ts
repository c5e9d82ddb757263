/**
 * The only script of a page until the visitor acts: it fetches the application on the first sign that it is
 * needed, and loses nothing that was done before it came. A classic script in the head, so that it listens before
 * anything can be seen, let alone pressed. What it may do by itself the page declares: see README.md.
 */
import './act.ts';

export type { Start } from './act.ts';
