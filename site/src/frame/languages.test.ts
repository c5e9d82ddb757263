import { phoneNumber } from '@tarcza/ui';
import * as englishLabels from '@tarcza/ui/labels/en';
import * as polishLabels from '@tarcza/ui/labels/pl';
import { within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { app } from '../app';
import { company } from '../content/company/company';
import { companyLines } from '../content/company/companyLines';
import english from '../content/languages/en';
import polish from '../content/languages/pl';
import type { LanguageTexts } from '../content/texts/languages';
import { documentOf, linksIn, mainOf, parse, renderPage, textIn } from '../testing/renderedPages';
import { plainText } from '../text/typeset';

const { name, email, legalName } = company;
const { href: tel, text: number } = phoneNumber(company.phone);
const details = `${legalName}, ${companyLines.address}, ${companyLines.registered}`;

test.each<[string, LanguageTexts, Pick<typeof englishLabels, 'siteHeader' | 'callBar' | 'phoneButton'>]>([
  ['pl', polish, polishLabels],
  ['en', english, englishLabels],
])(
  'header, footer, call bar and messages of pages in %s are in its language',
  async (code, texts, labels) => {
    const { navigation, claims, office, footer, home, call, fieldLabels = { photos: 'Zdjęcia' } } = texts;
    const { language, loadFailed, files } = await renderPage(home);
    expect([language, files.at(-1)]).toEqual([code, `src/content/languages/${code}.ts`]);
    const failed = parse(renderToStaticMarkup(createElement(app.ErrorPage, { language: code }))).body;
    const page = within((await documentOf(home)).body);
    const header = page.getByRole('banner', { hidden: true });
    const rest = page.getByRole('contentinfo', { hidden: true });
    const bar = page.getByRole('region', { name: labels.callBar.bar, hidden: true });
    const { siteHeader, phoneButton } = labels;
    const menu = navigation.map(({ label }) => label);
    const columns = footer.columns.flatMap(({ heading, items, more = [] }) => [
      heading,
      ...[items, more].flat().map(({ label }) => label),
    ]);
    const year = String(new Date().getFullYear());
    const parts: [Element, ...(string | undefined)[]][] = [
      [header, siteHeader.skip, ...claims, email, number, menu.at(-1)],
      [header, siteHeader.home, siteHeader.menu, ...menu, office.write, siteHeader.call, number],
      [rest, name, footer.about, details, ...columns, footer.contact, number, email],
      [
        rest,
        ...footer.hours.map((days) => `${days.label}: ${days.hours}`),
        footer.emergency,
        '©',
        year,
        name,
      ],
      [rest, name, ...footer.legal.map(({ label }) => label)],
      [bar, office.write, office.callIfUrgent, call, number],
      [failed, texts.error.text, call, number, texts.error.home],
      [parse(loadFailed).body, texts.loadFailed, phoneButton.call, number],
    ];
    for (const [shown, ...expected] of parts) expect(textIn(shown)).toContain(plainText(expected.join(' ')));
    const hrefs = navigation.map(({ href }) => href);
    expect(linksIn(header).slice(-hrefs.length - 4)).toEqual([home, ...hrefs, texts.form, tel, tel]);
    expect(linksIn(rest)).toContain(`mailto:${email}`);
    expect(linksIn(failed)).toEqual([tel, home]);
    expect(bar.querySelector<HTMLElement>('[data-closing]')?.dataset['open']).toBe(`${office.open} {time}`);
    const form = within(await mainOf(texts.form.replace(/#.*/, '')));
    for (const label of Object.values(fieldLabels)) expect(form.getByLabelText(label)).toBeTruthy();
  },
);
