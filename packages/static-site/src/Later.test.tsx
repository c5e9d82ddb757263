import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { holdLater, Later } from './Later.tsx';

/** Says how often it was pressed, once React is there. */
function Counter({ name }: { name: string }) {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>{`${name} ${times}`}</button>;
}

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <>
      <Counter name={name} />
      <button onClick={() => void navigate('/dalej')}>Dalej</button>
    </>
  );
}

function Site({ page = 'Strona' }: { page?: string }) {
  return (
    <MemoryRouter>
      <Later>
        <Counter name="Stopka" />
      </Later>
      <Page name={page} />
    </MemoryRouter>
  );
}

let root: ReturnType<typeof hydrateRoot> | undefined;
/** React's complaint that it had to draw anew what was there. */
const onRecoverableError = vi.fn();
afterEach(async () => act(async () => root?.unmount()));

/** The page as it came, with what lies in a `Later` held; returns what lets it come. */
async function wake() {
  document.body.innerHTML = `<div>${renderToString(<Site />)}</div>`;
  const letCome = holdLater();
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild!, <Site />, { onRecoverableError });
  });
  return letCome;
}

const button = (name: RegExp) => screen.getByRole('button', { name });

test('it is in the HTML, and stays as it came while the page around it wakes', async () => {
  const letCome = await wake();
  const footer = button(/Stopka/);
  footer.click();
  await userEvent.click(button(/Strona/));
  expect(footer).toHaveTextContent('Stopka 0');
  expect(button(/Strona/)).toHaveTextContent('Strona 1');

  await act(letCome);
  await userEvent.click(footer);
  expect(footer).toHaveTextContent('Stopka 1');
  expect(button(/Stopka/)).toBe(footer);
});

test('an act that draws the frame anew before it came does not take it away', async () => {
  const letCome = await wake();
  const footer = button(/Stopka/);
  await act(async () => {
    void letCome();
    root?.render(<Site page="Następna" />);
  });
  expect(button(/Następna/)).toBeVisible();
  expect(button(/Stopka/)).toBe(footer);
});

test('an act that leads to another page before it came does not take it away', async () => {
  const letCome = await wake();
  const footer = button(/Stopka/);
  await act(async () => {
    void letCome();
    button(/Dalej/).click();
  });
  await userEvent.click(footer);
  expect(button(/Stopka/)).toBe(footer);
  expect(footer).toHaveTextContent('Stopka 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
