import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { app } from './app';
import { firm } from './firm';
import { words } from './words';

export default defineSite({
  app,
  addresses: ['/', words.prices.address, words.contact.address],
  unlistedAddresses: ['/404'],
  origin: firm.origin,
  language: firm.language,
  loadFailed: (
    <p role="alert">
      {words.loadFailed} <a href={`tel:${firm.phone.replace(/[^+\d]/g, '')}`}>{firm.phone}</a>
    </p>
  ),
});
