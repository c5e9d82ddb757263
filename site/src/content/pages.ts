import { typeset } from './typeset';

/** Name of a picture of 1200×630 that social networks show. */
export type ShareImage = 'home' | 'pluskwy' | 'kuny' | 'odgrzybianie';

export interface PageWords {
  /** Up to 60 characters; the company's name is appended in code. */
  title: string;
  /** For search engines, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  shareImage: ShareImage;
}

/** Every address that is neither a service nor an article. */
export type PagePath =
  | '/'
  | '/uslugi'
  | '/uslugi/pluskwy-landing'
  | '/blog'
  | '/galeria'
  | '/faq'
  | '/miasta'
  | '/kontakt'
  | '/dostepnosc';

export const pages: Readonly<Record<PagePath, PageWords>> = typeset<Record<PagePath, PageWords>>({
  '/': {
    title: 'Dezynfekcja, zwalczanie szkodników, odgrzybianie – Kraków',
    description:
      'Zwalczamy pluskwy, gryzonie i owady, odstraszamy kuny, usuwamy pleśń. Kraków i Małopolska, pomoc 24/7, bezpłatny dojazd i wycena, płatność po zabiegu.',
    keywords: [
      'DDD Kraków',
      'zwalczanie szkodników Kraków',
      'zwalczanie pluskiew',
      'odstraszanie kun',
      'odgrzybianie',
      'Małopolska',
    ],
    shareImage: 'home',
  },
  '/uslugi': {
    title: 'Usługi DDD i odgrzybianie w 20 miastach Małopolski',
    description:
      'Sześć usług w 20 miastach Małopolski: pluskwy, kuny, gryzonie, owady, dezynfekcja i odgrzybianie. Sprawdź przebieg, czas i ceny. Dojazd jest bezpłatny.',
    keywords: [
      'usługi DDD',
      'dezynfekcja',
      'dezynsekcja',
      'deratyzacja',
      'odgrzybianie',
      'ozonowanie',
      'Małopolska',
    ],
    shareImage: 'home',
  },
  '/uslugi/pluskwy-landing': {
    title: 'Pluskwy w mieszkaniu? Pomoc w Krakowie 24/7',
    description:
      'Dziś telefon, jutro oględziny i pierwszy zabieg, w ciągu 7 dni martwe pluskwy. Od 600 zł, pierwszy zabieg 20% taniej, płatność po wykonaniu. Zadzwoń.',
    keywords: [
      'pluskwy Kraków',
      'zwalczanie pluskiew cena',
      'pluskwy pomoc całodobowa',
      'pluskwy objawy',
      'odpluskwianie',
    ],
    shareImage: 'pluskwy',
  },
  '/blog': {
    title: 'Blog: jak rozpoznać i zwalczać szkodniki',
    description:
      'Jak rozpoznać pluskwy, odstraszyć kuny, pozbyć się karaluchów i szczurów, przygotować mieszkanie do zabiegu. Poradniki fachowców z praktyki DDD.',
    keywords: [
      'blog DDD',
      'poradnik pluskwy',
      'jak odstraszyć kuny',
      'zwalczanie karaluchów',
      'szczury piwnica',
      'dezynfekcja mieszkania',
    ],
    shareImage: 'home',
  },
  '/galeria': {
    title: 'Galeria: pluskwy i odgrzybianie przed i po',
    description:
      'Zobacz, jak wygląda zwalczanie pluskiew, po czym poznać ich ślady na materacu i jak zmienia się ściana po odgrzybianiu. Wycena jest bezpłatna.',
    keywords: [
      'galeria DDD',
      'ślady pluskiew',
      'pluskwy materac',
      'odgrzybianie ścian efekty',
      'usuwanie pleśni',
    ],
    shareImage: 'odgrzybianie',
  },
  '/faq': {
    title: 'FAQ: ceny, bezpieczeństwo i przebieg zabiegów DDD',
    description:
      'Ile kosztuje zwalczanie pluskiew, na jak długo wyjść z mieszkania, czy kuny wrócą i skąd pleśń na ścianie? Krótkie odpowiedzi na najczęstsze pytania.',
    keywords: [
      'FAQ DDD',
      'ceny DDD',
      'bezpieczeństwo zabiegów DDD',
      'pluskwy pytania',
      'kuny pytania',
      'odgrzybianie cena',
    ],
    shareImage: 'home',
  },
  '/miasta': {
    title: 'Gdzie pracujemy: 20 miast Małopolski',
    description:
      'Lista i mapa 20 miast Małopolski, do których dojeżdżamy: co zdarza się w tamtejszych budynkach, jak dojeżdżamy i jak wygląda praca na miejscu.',
    keywords: [
      'DDD Małopolska',
      'zwalczanie szkodników Małopolska',
      'deratyzacja',
      'dezynsekcja',
      'odgrzybianie',
    ],
    shareImage: 'home',
  },
  '/kontakt': {
    title: 'Kontakt i bezpłatna wycena – Kraków i Małopolska',
    description:
      'Zadzwoń lub wypełnij formularz: odpowiadamy w ciągu godziny, w nagłych przypadkach jesteśmy dostępni 24/7. Konsultacja, dojazd i wycena są bezpłatne.',
    keywords: [
      'kontakt DDD Kraków',
      'bezpłatna wycena DDD',
      'pogotowie DDD',
      'zwalczanie szkodników telefon',
      'Małopolska',
    ],
    shareImage: 'home',
  },
  '/dostepnosc': {
    title: 'Deklaracja dostępności strony',
    description:
      'Do jakiego poziomu dostępności dążymy, jak sprawdzamy stronę, jakie ma znane ograniczenia i jak zgłosić problem – telefonem lub e-mailem do firmy.',
    keywords: ['deklaracja dostępności', 'dostępność cyfrowa', 'WCAG 2.2'],
    shareImage: 'home',
  },
});
