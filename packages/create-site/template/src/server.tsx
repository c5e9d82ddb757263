import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
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
    <div role="alert">
      <Notice tone="urgent" action={<PhoneButton phone={firm.phone} labels={words.labels.phoneButton} />}>
        {words.loadFailed}
      </Notice>
    </div>
  ),
});
