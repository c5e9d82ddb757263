import './styles.ts';
import { isEmail } from '@tarcza/contact/contract';
import { validateFields } from '@tarcza/contact/fields';
import { defineSite, findPlaceholders } from '@tarcza/static-site/server';
import { Notice, PhoneButton } from '@tarcza/ui';
import * as english from '@tarcza/ui/labels/en';
import { app, Phones } from './app.tsx';
import { fields } from './fields.ts';
import { firm } from './firm.ts';
import { languages, site } from './language.ts';

validateFields(fields);

export default defineSite({
  app,
  origin: firm.origin,
  addresses: site.articleAddresses,
  feeds: site.feeds(firm.name),
  // Old addresses and their pages, such as '/price-list.html': '/prices'.
  redirects: {},
  errors: isEmail(firm.email) ? [] : ['src/firm.ts: write an email like office@example.com.'],
  warnings: [
    ...findPlaceholders(firm).map((sentence) => `src/firm.ts: ${sentence}`),
    ...Object.entries(languages).flatMap(([language, { labels, ...texts }]) => [
      ...findPlaceholders(texts).map((sentence) => `src/texts/${language}.ts: ${sentence}`),
      ...(language !== 'en' && labels === english
        ? [`src/texts/${language}.ts: the labels are English. See "A language of your own" in TASKS.md.`]
        : []),
    ]),
  ],
  loadFailed(language) {
    const { labels, loadFailed } = site.textsIn(language);
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
