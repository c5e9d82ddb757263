import './styles.ts';
import { start } from '@tarcza/static-site';
import { app } from './app.tsx';

export default () => start(app);
