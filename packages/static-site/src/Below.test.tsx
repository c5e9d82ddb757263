import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Below } from './Below.tsx';

/** What each page showed when it was first put into the document. */
let atFirst: string[] = [];

function Page({ title }: { title: string }) {
  useLayoutEffect(() => void atFirst.push(document.body.textContent), []);
  const navigate = useNavigate();
  return (
    <main>
      <h1>{title}</h1>
      <Link to="/faq">FAQ</Link>
      <Link to="/faq#ceny">Ceny</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Wstecz
      </button>
      <Below>
        <h2 id="ceny">{`Ceny: ${title}`}</h2>
      </Below>
    </main>
  );
}

const site = (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<Page key="start" title="Start" />} />
      <Route path="/faq" element={<Page key="faq" title="Pytania" />} />
    </Routes>
  </MemoryRouter>
);

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

function open() {
  atFirst = [];
  render(site);
}

test('it is in the HTML, and stays as it came when React takes it over', async () => {
  atFirst = [];
  document.body.innerHTML = `<div>${renderToString(site)}</div>`;
  const heading = screen.getByRole('heading', { name: 'Ceny: Start' });
  const root = await act(async () => hydrateRoot(document.body.firstElementChild!, site));
  expect(screen.getByRole('heading', { name: 'Ceny: Start' })).toBe(heading);
  expect(atFirst).toEqual([expect.stringContaining('Ceny: Start')]);
  await act(async () => root.unmount());
});

test('whoever follows a link sees what is above first, and it comes by itself', async () => {
  open();
  await follow('FAQ');
  expect(atFirst[1]).toContain('Pytania');
  expect(atFirst[1]).not.toContain('Ceny: Pytania');
  expect(screen.getByRole('heading', { name: 'Ceny: Pytania' })).toBeVisible();
});

test('it is there at once for whoever goes to a fragment, or back', async () => {
  open();
  await follow('Ceny');
  expect(atFirst[1]).toContain('Ceny: Pytania');
  await userEvent.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(atFirst[2]).toContain('Ceny: Start');
});
