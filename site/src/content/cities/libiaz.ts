import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Miasto wyrosło przy kopalni Janina: tworzą je osiedla bloków dla górników i domy jednorodzinne rozrzucone między sosnowymi lasami, niedaleko Wisły.',
  commonIssues: {
    bedbug:
      'Bloki na osiedlach górniczych mają wspólne piony i korytarze piwniczne, którymi pluskwy docierają nawet do mieszkań, z których nikt nie podróżował.',
    marten:
      'Sosnowy las otacza osiedla z kilku stron, a kuny podchodzą nocą i wchodzą na poddasza po drzewach sięgających rynny.',
    rodent:
      'Piwnice bloków z komórkami pełnymi zapasów i ogródki działkowe obok osiedli to dla myszy i szczurów ciąg krótkich przystanków.',
    disinfection:
      'Mieszkania w powojennych blokach, przejmowane po starszych lub chorych lokatorach, warto odkazić jeszcze przed remontem.',
    insect:
      'W blokach prusaki zimują przy ciepłych rurach, a w domach pod lasem mrówki gmachówki drążą wilgotne drewno i ocieplenie.',
    mould:
      'Na terenach górniczych budynki pracują razem z gruntem, a przez rysy w ścianach i obluzowane obróbki dostaje się woda, która karmi grzyb.',
  },
  districts: ['Libiąż Wielki', 'Libiąż Mały', 'Moczydło', 'Flagówka', 'Obieżowa', 'Żarki', 'Gromiec'],
  postcodes: ['32-590'],
  landmarks: ['kopalnia Janina', 'Libiąskie Centrum Kultury', 'kościół Przemienienia Pańskiego'],
  transport:
    'Dojeżdżamy drogą wojewódzką nr 780 od Krakowa albo drogą nr 933, która łączy miasto z Chrzanowem i Oświęcimiem.',
  local: {},
});
