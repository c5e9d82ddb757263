import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Zwarte centrum wokół rynku przechodzi w osiedla z wielkiej płyty, w których zamieszkali pracownicy kopalń i fabryki lokomotyw, a dalej w domy jednorodzinne sięgające skraju lasów.',
  commonIssues: {
    bedbug:
      'Na osiedlach z wielkiej płyty jedno niezgłoszone ognisko wystarcza, żeby pluskwy zajęły kolejne piętra, dlatego warto sprawdzić także lokale za ścianą i pod podłogą.',
    marten:
      'Od wschodu do miasta dochodzą lasy Puszczy Dulowskiej, więc kuny bez trudu docierają na poddasza domów na obrzeżach.',
    rodent:
      'Dawne tereny fabryczne i nasypy kolejowe są dla szczurów spokojną bazą, z której wchodzą do piwnic, śmietników i garaży przy blokach.',
    disinfection:
      'W kamienicach przy rynku i w blokach ze wspólną kanalizacją odkażanie bywa potrzebne po cofnięciu ścieków, śmierci lokatora albo wieloletnim zaniedbaniu mieszkania.',
    insect:
      'W blokach prusaki przemieszczają się kanałami wentylacyjnymi, a przy domach pod lasem osy i szerszenie zakładają latem gniazda.',
    mould:
      'Po wymianie okien na szczelne bloki z wielkiej płyty wietrzą się gorzej i pleśń siada na złączach płyt oraz za meblościankami.',
  },
  districts: [
    'Śródmieście',
    'osiedle Północ',
    'Kościelec',
    'Kąty',
    'Stara Huta',
    'Rospontowa',
    'Borowiec',
    'Balin',
    'Luszowice',
    'Płaza',
  ],
  postcodes: ['32-500'],
  landmarks: ['rynek', 'kościół św. Mikołaja', 'Dom Urbańczyka', 'dawna fabryka lokomotyw Fablok'],
  transport:
    'Z Krakowa i ze Śląska zjeżdżamy z autostrady A4 na węźle Chrzanów, a po okolicy poruszamy się drogą krajową nr 79.',
  local: {},
});
