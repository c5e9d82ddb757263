import './styles';
import { defineSite } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
import { app } from './app';
import { firm } from './content/firm';
import { wordsIn } from './content/words';

export default defineSite({
  app,
  origin: firm.origin,
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
