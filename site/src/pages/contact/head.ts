import { breadcrumbs, business } from '../../seo/structuredData';
import { contact } from './content';
import type { PageHead } from '../../seo/pageHead';
import { terms } from '../../content/offers/terms';

const { reply } = terms;

export const head = (): PageHead => ({
  title: 'Kontakt – DDD Kraków, bezpłatna wycena',
  description: `Zadzwoń lub wypełnij formularz: w godzinach pracy odpowiadamy ${reply.form}, w pilnych sprawach telefon 24/7. Konsultacja, dojazd i wycena są bezpłatne.`,
  keywords: [
    'kontakt DDD Kraków',
    'bezpłatna wycena DDD',
    'pogotowie DDD',
    'zwalczanie szkodników telefon',
    'Małopolska',
  ],
  shareImage: 'home',
  canonical: '/kontakt',
  structuredData: [business(), breadcrumbs({ name: contact.title, path: '/kontakt' })],
});
