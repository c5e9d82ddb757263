import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Stolica Podhala leży u zbiegu Białego i Czarnego Dunajca: wokół rynku stoją kamienice, dalej bloki, a na obrzeżach duże domy ze stromymi dachami, często z pokojami na wynajem.',
  commonIssues: {
    bedbug:
      'Noclegi dla turystów jadących w Tatry, Gorce i Pieniny oraz ruch przy słynnym jarmarku sprawiają, że pluskwy łatwo trafiają tu w bagażu i odzieży.',
    marten:
      'Strome dachy kryją obszerne, ciepłe poddasza, na które z pierwszymi przymrozkami kuny przychodzą z lasów pod Gorcami.',
    rodent:
      'Stajnie, stodoły i targowisko zapewniają myszom i szczurom pokarm, a długa podhalańska zima zagania je do domów i pensjonatów.',
    disinfection:
      'W pokojach gościnnych i kuchniach pensjonatów odkażanie między turnusami pomaga ograniczyć kolejne zachorowania, gdy wśród gości pojawi się infekcja jelitowa.',
    insect:
      'W drewnianych domach i więźbach żerują spuszczel i kołatek, a jesienią na nieużywanych poddaszach zbierają się muchy szukające miejsca na zimę.',
    mould:
      'Mroźne zimy i mgły znad torfowisk sprzyjają skraplaniu pary na zimnych ścianach, zwłaszcza w pokojach ogrzewanych tylko na czas pobytu gości.',
  },
  districts: [
    'Bór',
    'Kowaniec',
    'Niwa',
    'Równia Szaflarska',
    'Oleksówki',
    'Zadział',
    'Szaflary',
    'Ludźmierz',
    'Waksmund',
  ],
  postcodes: ['34-400'],
  landmarks: ['rynek z ratuszem', 'kościół św. Katarzyny', 'kościół św. Anny', 'Miejska Hala Lodowa'],
  transport:
    'Z Krakowa jedziemy zakopianką koło Rabki-Zdroju, czyli drogami nr 7 i 47, a w stronę Bukowiny i granicy drogą krajową nr 49.',
  local: {},
});
