import { expect, waitFor, within } from 'storybook/test';

/** Expects the panels of all other buttons to be closed, and waits until that of the named one has stopped moving. */
export async function expectOnlyOpen(canvas: HTMLElement, name: string) {
  for (const button of within(canvas).getAllByRole('button')) {
    const panel = document.getElementById(button.getAttribute('aria-controls')!);
    if (button.textContent !== name) await expect(panel).toHaveAttribute('hidden', 'until-found');
    else await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
  }
}
