import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, test, expect } from 'vitest';
import { CityTile, CityTileGroup } from '../CityTile/CityTile.js';
import { FaqGroup } from '../FaqGroup/FaqGroup.js';
import { GalleryViewer } from '../GalleryViewer/GalleryViewer.js';
import { SiteFooter } from '../SiteFooter/SiteFooter.js';
import { notify, Toasts } from '../Toasts/Toasts.js';
import { translate } from './translate.js';

/** Translates what is rendered, until the test ends. */
const translated = () => onTestFinished(translate());

test('on a translated page a question opens and closes', async () => {
  render(
    <FaqGroup title="Pytania" items={[{ id: 'cena', question: 'Ile to kosztuje?', answer: 'Od 500 zł.' }]} />,
  );
  translated();
  const question = screen.getByRole('button', { name: /ile to kosztuje/i });
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/od 500 zł/i).closest('[hidden]')).toBeNull();
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('on a translated page a city opens and the other one closes', async () => {
  const links = [{ href: '/a', label: 'Deratyzacja' }];
  render(
    <CityTileGroup label="Miasta">
      <CityTile name="Kraków" links={links} />
      <CityTile name="Tarnów" links={links} />
    </CityTileGroup>,
  );
  translated();
  const [first, second] = screen.getAllByRole('button');
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('on a translated page the viewer says which picture it shows', async () => {
  const items = ['Pluskwy', 'Kuny'].map((title) => ({
    id: title,
    title,
    alt: title,
    src: '/a.jpg',
    width: 4,
    height: 3,
  }));
  render(<GalleryViewer items={items} />);
  translated();
  await userEvent.click(screen.getByRole('button', { name: 'Powiększ zdjęcie: Pluskwy' }));
  const viewer = await screen.findByRole('dialog');
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.querySelector('[role="status"]')).toHaveTextContent(/^2 \/ 2 kuny$/i);
  await userEvent.keyboard('{Escape}');
  expect(viewer).not.toBeInTheDocument();
});

test('on a translated page a new text of the footer is seen', () => {
  const footer = (label: string) => (
    <SiteFooter name="Firma" columns={[{ heading: 'Kontakt', items: [{ label }] }]} />
  );
  const { rerender } = render(footer('Dziś otwarte do 20:00'));
  translated();
  rerender(footer('Dziś było otwarte do 20:00'));
  expect(screen.getByRole('listitem')).toHaveTextContent(/^dziś było otwarte do 20:00$/i);
});

test('on a translated page a toast appears and goes', async () => {
  render(<Toasts />);
  translated();
  await notify({ title: 'Wysłano', text: 'Oddzwonimy.' });
  expect(await screen.findByRole('listitem')).toHaveTextContent(/wysłano/i);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('listitem')).toBeNull();
});
