import { company } from '../company/company';
import type { CallToAction } from '../texts/navigation';
import type { HeadContent } from '../texts/headContent';
import { priceFrom } from '../texts/commonSentences';
import { typeset } from '../../text/typeset';

export interface BlogTexts {
  head: HeadContent;
  title: string;
  /** The main heading of the list. */
  heading: string;
  lead: string;
  /** Name of the group of category buttons. */
  filterLabel: string;
  allCategories: string;
  featured: string;
  /** Heading of the list, for screen readers. */
  listHeading: string;
  read: string;
  /** What screen readers hear when the list has changed; `{category}` is its name, `{count}` how many are left. */
  filtered: string;
  newsletter: {
    heading: string;
    text: string;
    label: string;
    placeholder: string;
    button: string;
    /** Shown once the visitor's mail program has been asked to open the letter; the company's e-mail follows. */
    status: string;
    invalid: string;
    /** Followed by the company's e-mail. */
    noScript: string;
  };
  article: {
    /** Name of the list of an article's headings. */
    contents: string;
    modified: string;
    author: string;
    related: string;
    /** Between two chapters, before the phone button. */
    middle: { label: string; text: string };
    /** Beside an article that is about no service in particular. */
    offer: { name: string; price: string; href: string; inKrakow: { label: string; href: string } };
    callToAction: CallToAction;
  };
  notFound: { heading: string; text: string; back: string };
}

export const blog: BlogTexts = typeset<BlogTexts>({
  head: {
    title: 'Blog: jak rozpoznać i zwalczać szkodniki',
    description:
      'Jak rozpoznać pluskwy, odstraszyć kuny, pozbyć się karaluchów i szczurów, przygotować mieszkanie do zabiegu. Poradniki fachowców DDD.',
    keywords: [
      'blog DDD',
      'poradnik pluskwy',
      'jak odstraszyć kuny',
      'zwalczanie karaluchów',
      'szczury piwnica',
      'dezynfekcja mieszkania',
    ],
  },
  title: 'Blog',
  heading: 'Blog o szkodnikach, dezynfekcji i pleśni',
  lead: 'Jak rozpoznać szkodnika, co zrobić samemu i kiedy wezwać fachowca.',
  filterLabel: 'Kategorie artykułów',
  allCategories: 'Wszystkie',
  featured: 'Polecany artykuł',
  listHeading: 'Artykuły',
  read: 'Czytaj artykuł',
  filtered: 'Kategoria: {category}. Liczba artykułów: {count}.',
  newsletter: {
    heading: 'Nowe artykuły na e-mail',
    text: 'Podaj adres e-mail, a w twoim programie pocztowym otworzy się gotowa wiadomość do nas. Wystarczy ją wysłać, żeby się zapisać.',
    label: 'Adres e-mail',
    placeholder: 'imie@domena.pl',
    button: 'Zapisz się',
    status:
      'Otwieramy twój program pocztowy z gotową wiadomością. Wyślij ją, żeby się zapisać. Jeśli nic się nie otworzyło, napisz do nas ze swojej skrzynki:',
    invalid: 'Podaj adres e-mail w postaci imie@domena.pl.',
    noScript: 'Żeby się zapisać, wyślij do nas e-mail z prośbą o nowe artykuły:',
  },
  article: {
    contents: 'W tym artykule',
    modified: 'Zaktualizowano',
    author: company.name,
    related: 'Przeczytaj też',
    middle: {
      label: 'Kontakt',
      text: 'Masz pytanie? Konsultacja przez telefon jest bezpłatna.',
    },
    offer: {
      name: 'Cennik zabiegów',
      price: priceFrom.insect,
      href: '/cennik',
      inKrakow: { label: 'Usługi w dzielnicach Krakowa', href: '/miasta/krakow' },
    },
    callToAction: {
      heading: 'Masz pytanie albo potrzebujesz pomocy?',
      text: 'Zadzwoń albo napisz. Konsultacja, dojazd i wycena są bezpłatne, a płacisz dopiero po zabiegu.',
      call: 'Zadzwoń teraz',
      contact: 'Napisz do nas',
    },
  },
  notFound: {
    heading: 'Artykuł nie znaleziony',
    text: 'Przepraszamy, nie można znaleźć tego artykułu.',
    back: 'Powrót do bloga',
  },
});

/**
 * The letter that the newsletter box prepares; `{email}` is what the visitor typed. Not typeset:
 * mail programs show plain text, and non-breaking spaces would only swell the link.
 */
export const newsletterLetter = {
  subject: 'Zapis na newsletter',
  text: 'Dzień dobry,\n\nproszę o przysyłanie nowych artykułów z bloga na adres {email}.\n',
} as const;
