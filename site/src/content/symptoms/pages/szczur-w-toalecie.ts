import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Szczur w toalecie',
  likely: 'To szczur z kanalizacji.',
  head: {
    title: 'Szczur w toalecie – co zrobić i kogo wezwać',
    description:
      'Szczur w muszli albo mokre ślady na desce? Co zrobić od razu, skąd przychodzi, kto w bloku naprawia rurę i ile kosztuje deratyzacja w mieszkaniu.',
    keywords: ['szczur w toalecie', 'szczur w muszli klozetowej', 'szczur w łazience'],
  },
  now: 'Zamknij klapę, połóż na niej coś ciężkiego, wyjdź i zamknij drzwi łazienki.',
  cause: {
    heading: 'Skąd szczur w muszli',
    text: 'Szczury żyją w kanałach, dobrze nurkują i wspinają się po rurach. Do mieszkania wchodzą pionem, przez muszlę albo nieużywany odpływ. Częstą przyczyną jest pęknięta rura w budynku lub na przyłączu.',
  },
  sure: {
    heading: 'Sprawdź, czy jeszcze tam jest',
    items: [
      'Nie podnoś klapy. Posłuchaj przez drzwi: chlupot i drapanie znaczą, że szczur jest w muszli albo w łazience.',
      'Cisza nie daje pewności. Ślady w łazience obejrzy technik: mokre odciski łap, odchody długości 1–2 cm, nadgryziona obudowa wanny.',
      'Zapytaj sąsiadów z pionu, czy widzieli to samo.',
    ],
  },
  urgency: {
    level: 'urgent',
    about: 'Szczur w muszli lub mieszkaniu',
    other: { about: 'Zniknął w odpływie i nie wraca', level: 'soon' },
    text: 'Powiedz, na którym jesteś piętrze.',
  },
  price:
    'Jedno miejsce to na przykład mieszkanie. Naprawę rury i klapę zwrotną zleca hydraulikowi zarządca, a w domu właściciel.',
  until: {
    heading: 'Do przyjazdu technika',
    items: [
      'Zawiadom zarządcę: pion i przyłącze są wspólne.',
      'Nieużywane odpływy zalej wodą i zamknij korkiem.',
      'Gdy szczura już nie ma, w rękawicach zdezynfekuj muszlę i deskę.',
    ],
    avoid: [
      'Nie spłukuj szczura i nie lej wrzątku ani środków chemicznych: wyskoczy albo ucieknie do sąsiada.',
      'Resztek jedzenia nie wrzucaj do muszli, bo wabią szczury.',
    ],
  },
});
