import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Miasto leży w widłach Dunajca i Kamienicy: rynek otaczają kamienice, dalej stoją bloki z czasów PRL, a na stokach Kotliny Sądeckiej rozciągają się duże osiedla domów jednorodzinnych.',
  commonIssues: {
    bedbug:
      'Przez miasto prowadzi droga do uzdrowisk w Krynicy i Piwnicznej, a pluskwy podróżują nią w bagażach gości i osób wracających z pracy za granicą.',
    marten:
      'Na osiedla na stokach, blisko lasów i sadów, kuna przychodzi nocą: na strych wchodzi po rynnie albo z gałęzi, a pod maską auta szuka ciepła.',
    rodent:
      'Zarośla i wały nad Dunajcem i Kamienicą to siedlisko szczura wędrownego, który po wysokiej wodzie przenosi się do piwnic i zabudowań gospodarczych.',
    disinfection:
      'Niżej położone domy nad Dunajcem i Kamienicą bywają podtapiane, a zalaną piwnicę trzeba nie tylko osuszyć, lecz także odkazić.',
    insect:
      'W domach z drewnianą więźbą i w sąsiedztwie sadów pojawiają się osy, szerszenie i owady niszczące drewno, a na osiedlach bloków – prusaki.',
    mould:
      'Zimne powietrze i mgły zalegają w kotlinie, więc w słabo wietrzonych domach para wodna długo skrapla się na zimnych ścianach.',
  },
  districts: [
    'Gołąbkowice',
    'Millenium',
    'Barskie',
    'Wólki',
    'Zawada',
    'Biegonice',
    'Dąbrówka',
    'Helena',
    'Zabełcze',
    'Chełmiec',
  ],
  postcodes: ['33-300'],
  landmarks: [
    'rynek z ratuszem',
    'bazylika św. Małgorzaty',
    'ruiny zamku królewskiego',
    'Miasteczko Galicyjskie',
  ],
  transport:
    'Od strony Krakowa jedziemy autostradą A4 do Brzeska i drogą krajową nr 75, a po okolicy drogami krajowymi nr 28 i 87.',
  local: {},
});
