import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Miasto na skrzyżowaniu dróg do Krakowa, Tarnowa i Nowego Sącza, znane z Browaru Okocim, ma rynek z niską zabudową, kilka osiedli bloków i domy w dolinie Uszwicy.',
  commonIssues: {
    bedbug:
      'Motele i kwatery przy A4 i drodze na Nowy Sącz goszczą ludzi w trasie, a pluskwy z ich bagaży trafiają potem do domów i bloków.',
    marten:
      'Za zabudową zaczynają się pola, zagajniki i sady, a kuna zagląda na strychy i do kurników w Jadownikach i Okocimiu.',
    rodent:
      'Zboże i pasze składowane w gospodarstwach wokół miasta przyciągają gryzonie, a jesienią myszy z pól nad Uszwicą idą do domów.',
    disinfection:
      'Uszwica nieraz wychodziła z brzegów, a po takiej wodzie dom trzeba oczyścić, osuszyć i odkazić od piwnicy po parter.',
    insect:
      'Sady i ogrody wokół miasta dają osom od sierpnia dojrzałe owoce, a prusaki trzymają się ciepłych kuchni w blokach i lokalach przy rynku.',
    mould:
      'W dolinie Uszwicy grunt długo pozostaje mokry, więc wilgoć wchodzi w ściany domów bez izolacji, a grzyb ujawnia się zimą.',
  },
  districts: [
    'Słotwina',
    'osiedle Brzezowieckie',
    'Okocim',
    'Jadowniki',
    'Mokrzyska',
    'Szczepanów',
    'Poręba Spytkowska',
    'Sterkowiec',
  ],
  postcodes: ['32-800'],
  landmarks: ['rynek', 'kościół św. Jakuba Apostoła', 'Browar Okocim', 'pałac Goetzów'],
  transport: 'Zjeżdżamy z autostrady A4 na węźle Brzesko, a dalej prowadzą drogi krajowe nr 75 i 94.',
  local: {},
});
