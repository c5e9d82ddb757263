import './style.css';
import { defineSite } from '@tarcza/static-site/server';
import { app } from './app';

export default defineSite({
  app,
  origin: 'https://szewc.example',
  loadFailed: <p role="alert">Nie udało się pobrać skryptu. Spróbuj jeszcze raz.</p>,
});
