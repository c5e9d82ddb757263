import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
import { app } from './app';
import { firm } from './firm';
import { words } from './words';

export default defineSite({
  app,
  origin: firm.origin,
  loadFailed: (
    <div role="alert">
      <Notice tone="urgent" action={<PhoneButton phone={firm.phone} labels={words.labels.phoneButton} />}>
        {words.loadFailed}
      </Notice>
    </div>
  ),
});
