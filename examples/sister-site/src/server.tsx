import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
import { addresses, languages } from './addresses';
import { app } from './app';
import { firm } from './content/firm';
import { wordsIn } from './content/words';

export default defineSite({
  app,
  addresses: Object.values(addresses).flatMap((paths) => languages.map((language) => paths[language])),
  unlistedAddresses: ['/404'],
  origin: firm.origin,
  language: 'pl',
  loadFailed(language) {
    const { labels, loadFailed } = wordsIn(language);
    return (
      <div role="alert">
        <Notice tone="urgent" action={<PhoneButton phone={firm.phone} labels={labels.phoneButton} />}>
          {loadFailed}
        </Notice>
      </div>
    );
  },
});
