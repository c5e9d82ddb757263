import { promises } from './promises';
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
  | '/cennik'
  | '/gwarancja'
  | '/o-nas'
  | '/przygotowanie'
  | '/polityka-prywatnosci'
  | '/dostepnosc';

const { price, discount, reply } = promises;

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
    description: `Dziś telefon, jutro oględziny i pierwszy zabieg, potem kontrola i powtórka. Od ${price.bedbug} zł za zabieg, pierwszy ${discount.percent}% taniej, płatność po wykonaniu.`,
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
    description: `Zadzwoń lub wypełnij formularz: odpowiadamy ${reply.form}, a w nagłych przypadkach telefon działa 24/7. Konsultacja, dojazd i wycena są bezpłatne.`,
    keywords: [
      'kontakt DDD Kraków',
      'bezpłatna wycena DDD',
      'pogotowie DDD',
      'zwalczanie szkodników telefon',
      'Małopolska',
    ],
    shareImage: 'home',
  },
  '/cennik': {
    title: 'Cennik: pluskwy, gryzonie, owady, dezynfekcja',
    description: `Ceny zabiegów w Krakowie i Małopolsce, z VAT: pluskwy od ${price.bedbug} zł, deratyzacja od ${price.rodent} zł. Co zawierają, co je podnosi i kiedy zapłacisz ${discount.percent}% mniej.`,
    keywords: ['cennik DDD', 'ile kosztuje zwalczanie pluskiew', 'deratyzacja cena', 'dezynfekcja cena'],
    shareImage: 'home',
  },
  '/gwarancja': {
    title: 'Warunki gwarancji na zabiegi',
    description:
      'Co obejmuje gwarancja na zwalczanie karaluchów, pluskiew, kun i gryzoni, od czego zależy, czego nie obejmuje i jak z niej skorzystać w naszej firmie.',
    keywords: ['gwarancja na dezynsekcję', 'gwarancja na karaluchy', 'warunki gwarancji DDD'],
    shareImage: 'home',
  },
  '/o-nas': {
    title: 'Kto do ciebie przyjedzie i jak pracujemy',
    description:
      'Kto ogląda mieszkanie, kto wykonuje zabieg i czego możesz od nas wymagać: zasady pracy firmy DDD z Krakowa, jej dane oraz to, czego nie robimy.',
    keywords: ['firma DDD Kraków', 'technik DDD', 'o firmie'],
    shareImage: 'home',
  },
  '/przygotowanie': {
    title: 'Jak przygotować się do zabiegu – listy do druku',
    description:
      'Listy do wydrukowania przed zwalczaniem pluskiew, dezynsekcją, deratyzacją, dezynfekcją i odgrzybianiem. Każda mieści się na jednej kartce papieru.',
    keywords: [
      'przygotowanie do zabiegu',
      'przygotowanie do dezynsekcji',
      'lista przed zabiegiem na pluskwy',
    ],
    shareImage: 'home',
  },
  '/polityka-prywatnosci': {
    title: 'Polityka prywatności',
    description:
      'Jakie dane zbiera strona i formularz, po co i na jakiej podstawie, komu je powierzamy, kiedy je usuwamy i jakie masz prawa, razem ze skargą do PUODO.',
    keywords: ['polityka prywatności', 'RODO', 'dane osobowe'],
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
