import { fireEvent, render, screen } from '@testing-library/react';
import { onTestFinished, test, expect } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.js';
import { FaqGroup } from '../FaqGroup/FaqGroup.js';
import { LazyImage } from '../LazyImage/LazyImage.js';
import { PriceTable } from '../PriceTable/PriceTable.js';
import { SiteFooter } from '../SiteFooter/SiteFooter.js';
import { SiteHeader } from '../SiteHeader/SiteHeader.js';
import { translate } from './translate.js';

/** Translates what is rendered, until the test ends. */
const translated = () => onTestFinished(translate());

test('on a translated page new texts of questions, prices, steps, header and footer are seen', () => {
  const page = (change: string) => (
    <>
      <SiteHeader
        name={`Firma ${change}`}
        items={[{ label: `Start ${change}`, href: '/' }]}
        claims={[`Hasło ${change}`]}
        phone={change === 'a' ? '600 700 800' : ['600 700 801']}
        email={`${change}@firma.example`}
        labels={{ skip: `Treść ${change}`, home: `dom ${change}`, menu: `Menu ${change}` }}
      />
      <SiteFooter
        name="Firma"
        columns={[{ heading: `Kolumna ${change}`, items: [{ label: `Linia ${change}` }] }]}
      />
      <Breadcrumbs trail={[{ label: `Krok ${change}`, ...(change === 'a' && { href: '/a' }) }]} />
      <FaqGroup
        title={`Tytuł ${change}`}
        icon={change === 'b' && <svg />}
        items={[{ id: 'x', question: `Pytanie ${change}`, answer: `Odpowiedź ${change}` }]}
      />
      <PriceTable
        lines={[
          {
            name: `Nazwa ${change}`,
            price: `Cena ${change}`,
            details: [{ label: `Za ${change}`, text: `Tekst ${change}` }],
            ...(change === 'b' && { href: '/b' }),
          },
        ]}
      />
    </>
  );
  const { container, rerender } = render(page('a'));
  translated();
  rerender(page('b'));
  expect(container.textContent).not.toMatch(/ a\b|A@FIRMA|700 800/i);
  const texts =
    'Firma dom Treść Start Menu Hasło Kolumna Linia Krok Tytuł Pytanie Odpowiedź Nazwa Cena Za Tekst';
  for (const text of texts.split(' ')) expect(container).toHaveTextContent(new RegExp(`${text} b`, 'i'));
});

test('on a translated page a failed image shows its message, also a new one', () => {
  const image = (alt: string) => (
    <LazyImage src="/a.jpg" alt={alt} width={4} height={3} priority labels={{ failed: `Brak ${alt}` }} />
  );
  const { container, rerender } = render(image('A'));
  fireEvent.error(screen.getByRole('img'));
  translated();
  rerender(image('B'));
  expect(container).toHaveTextContent(/^brak b: b$/i);
  rerender(image(''));
  expect(container).toHaveTextContent(/^brak$/i);
});
