'use client';
import { ContactForm, type ContactMessage, type GivenContactFormLabels } from '@tarcza/ui';

async function order(message: ContactMessage) {
  const response = await fetch('/zlecenia', { method: 'POST', body: JSON.stringify(message) });
  if (!response.ok) throw new Error(`/zlecenia answered with ${response.status}.`);
}

/** A client component, since a function cannot travel from the server to the browser. Its words can. */
export function OrderForm({
  services,
  labels,
}: {
  services: readonly string[];
  labels: GivenContactFormLabels;
}) {
  return <ContactForm services={services} onSubmit={order} labels={labels} />;
}
