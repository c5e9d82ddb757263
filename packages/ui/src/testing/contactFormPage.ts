import { fireEvent, screen } from '@testing-library/react';

/** The parts of a Polish contact form, also in capitals, as a translated page has them. */
export const name = () => screen.getByLabelText(/Imię i nazwisko/i);
export const phone = () => screen.getByLabelText(/Telefon/i);
const message = () => screen.getByLabelText(/Wiadomość/i);
export const submit = () => screen.getByRole('button');
export const summary = () => screen.getByRole('group', { name: /^Popraw formularz$/i });
export const thanks = () => screen.findByRole('group', { name: /^Dziękujemy za wiadomość!$/i });

export const put = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

export function fillRequired() {
  put(name(), 'Anna Wiśniewska');
  put(phone(), '123 456 789');
  put(message(), 'Dzień dobry,\nproszę o wycenę.');
}
