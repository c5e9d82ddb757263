/** What each component's page consists of. */
export { Example } from './Example';
export { Do, Dont, Pairs } from './Pairs';
export { Pictures } from './Pictures';
export { Reference } from './Reference';
export { States } from './States';
