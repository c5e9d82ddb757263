import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { loadLanguage } from '../content/texts/languages';
import { PageFrame } from './PageFrame';

test('a navigation within the page closes the menu, the first page does not', async () => {
  await loadLanguage('pl');
  const onClose = vi.fn();
  // jsdom knows no popovers.
  HTMLElement.prototype.hidePopover = onClose;
  render(
    <BrowserRouter>
      <PageFrame path="/" language="pl">
        <Link to="#pytania">Dalej</Link>
      </PageFrame>
    </BrowserRouter>,
  );
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Dalej' }));
  expect(onClose).toHaveBeenCalledOnce();
});
