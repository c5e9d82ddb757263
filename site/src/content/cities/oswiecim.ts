import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Nad Sołą leży stara część miasta z zamkiem i rynkiem, a dalej na wschód duże osiedle Chemików, rozbudowane po wojnie przy zakładach chemicznych. Wokół są domy jednorodzinne i stawy rybne.',
  commonIssues: {
    bedbug:
      'W blokach osiedla Chemików mieszkania łączą piony i kanały instalacyjne, którymi pluskwy przechodzą z lokalu do lokalu, a do hoteli trafiają w bagażach gości.',
    marten:
      'Domy na obrzeżach sąsiadują ze stawami i zadrzewieniami nad Sołą, skąd kuna przychodzi nocą na strychy i do garaży.',
    rodent:
      'Brzegi Soły, stawy i tereny przemysłowe dają szczurom wodę i kryjówki, a gdy robi się chłodno, zwierzęta przenoszą się do piwnic i magazynów.',
    disinfection:
      'Po podtopieniu od strony Soły, awarii kanalizacji w bloku albo długiej chorobie domownika samo sprzątanie nie usunie drobnoustrojów.',
    insect:
      'Węzły cieplne i piony bloków są dla prusaków drogą na cały rok, a bliskość stawów oznacza latem komary i muchy przy oświetlonych oknach.',
    mould:
      'Wilgotne powietrze w dolinach Soły i Wisły oraz chłodne, nieocieplone ściany starszych bloków sprawiają, że grzyb wraca zimą w te same narożniki.',
  },
  districts: [
    'Stare Miasto',
    'Zasole',
    'osiedle Chemików',
    'Błonie',
    'Stare Stawy',
    'Dwory',
    'Zaborze',
    'Grojec',
    'Poręba Wielka',
  ],
  postcodes: ['32-600'],
  landmarks: ['zamek nad Sołą', 'rynek', 'zakład salezjański', 'hala lodowa'],
  transport:
    'Z Krakowa jedziemy drogą krajową nr 44 przez Skawinę i Zator, a od strony Chrzanowa drogą wojewódzką nr 933.',
  local: {},
});
