export { keepTyped, noteTyped } from './keepTyped.ts';
export { reveal } from './reveal.ts';
