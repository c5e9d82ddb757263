'use client';
import { ContactForm, type ContactMessage } from '@tarcza/ui';

async function order(message: ContactMessage) {
  await fetch('/zlecenia', { method: 'POST', body: JSON.stringify(message) });
}

/** A client component, since a function cannot travel from the server to the browser. */
export function OrderForm() {
  return (
    <ContactForm
      services={['Przegląd roczny']}
      onSubmit={order}
      labels={{ submit: 'Wyślij zamówienie', form: 'Zamówienie kominiarza' }}
    />
  );
}
