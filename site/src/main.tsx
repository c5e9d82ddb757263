import './styles';
import { start } from '@tarcza/static-site';
import { app } from './app';

/** Called by the loader on the first interaction, and again after a failure. */
export default () => start(app);
