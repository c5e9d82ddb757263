import './styles';
import { start } from '@tarcza/static-site';
import { app } from './app';

export default () => start(app);
