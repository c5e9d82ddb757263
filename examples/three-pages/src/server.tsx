import './style.css';
import { defineSite } from '@tarcza/static-site/server';
import { app } from './app';

export default defineSite({
  app,
  addresses: ['/', '/cennik'],
  unlistedAddresses: ['/404'],
  origin: 'https://szewc.example',
  language: 'pl',
  loadFailed: <p role="alert">Nie udało się pobrać skryptu. Spróbuj jeszcze raz.</p>,
});
