import './styles';
import { start } from '@tarcza/static-site';
import { app } from './app';

/** Called by the loader on the visitor's first act, and again where it failed. */
export default () => start(app);
