import './styles';
import { validateFields } from '@tarcza/contact/fields';
import { defineSite } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
import { app, Phones } from './app';
import { articlesIn } from './articles';
import { fields } from './fields';
import { firm } from './firm';
import { allLanguages, wordsIn } from './language';

validateFields(fields);

export default defineSite({
  app,
  origin: firm.origin,
  addresses: allLanguages.flatMap((language) => articlesIn(language).map(({ address }) => address)),
  // Old addresses and their pages, such as '/price-list.html': '/prices'.
  redirects: {},
  loadFailed(language) {
    const { labels, loadFailed } = wordsIn(language);
    return (
      <Phones>
        <div role="alert">
          <Notice tone="urgent" action={<PhoneButton phone={firm.phone} labels={labels.phoneButton} />}>
            {loadFailed}
          </Notice>
        </div>
      </Phones>
    );
  },
});
