/** What each component's page consists of. */
export { Do, Dont, Pairs } from './Pairs';
export { Reference } from './Reference';
export { Showcase } from './Showcase';
