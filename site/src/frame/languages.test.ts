import { phoneNumber } from '@tarcza/ui';
import * as englishLabels from '@tarcza/ui/labels/en';
import * as polishLabels from '@tarcza/ui/labels/pl';
import { within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { app } from '../app';
import { company } from '../content/company/company';
import english from '../content/languages/en';
import polish from '../content/languages/pl';
import type { LanguageTexts } from '../content/texts/languages';
import { documentOf, linksIn, parse, renderPage, textsIn } from '../testing/renderedPages';

const { href: tel } = phoneNumber(company.phone);

test.each<[string, LanguageTexts, Pick<typeof englishLabels, 'callBar' | 'phoneButton'>]>([
  ['pl', polish, polishLabels],
  ['en', english, englishLabels],
])(
  'header, footer, call bar and messages of pages in %s lead to phone, form and its pages',
  async (code, texts, labels) => {
    const { navigation, home } = texts;
    const { language, loadFailed, files } = await renderPage(home);
    expect([language, files.at(-1)]).toEqual([code, `./content/languages/${code}.ts`]);
    const page = within((await documentOf(home)).body);
    const hidden = true;
    const header = page.getByRole('banner', { hidden });
    const rest = page.getByRole('contentinfo', { hidden });
    const bar = page.getByRole('region', { name: labels.callBar.bar, hidden });
    const hrefs = navigation.map(({ href }) => href);
    expect(linksIn(header)).toEqual(expect.arrayContaining([home, tel, ...hrefs, texts.form]));
    expect(linksIn(rest)).toEqual(expect.arrayContaining([tel, `mailto:${company.email}`]));
    expect(linksIn(bar)).toContain(tel);
    const failed = parse(renderToStaticMarkup(createElement(app.ErrorPage, { language: code }))).body;
    expect(linksIn(failed)).toEqual([tel, home]);
    expect(textsIn(parse(loadFailed), '[role="alert"] a').join()).toContain(labels.phoneButton.call);
  },
);
