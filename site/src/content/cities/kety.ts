import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Miasto nad Sołą ma regularny rynek i niską zabudowę w centrum, obok stoją powojenne bloki i zakłady aluminiowe, a dalej ciągną się ulice domów jednorodzinnych z ogrodami.',
  commonIssues: {
    bedbug:
      'Mieszkania wynajmowane pracownikom zakładów i kwatery z kilkoma łóżkami w pokoju często zmieniają lokatorów, a pluskwy krążą między nimi z pościelą i odzieżą.',
    marten:
      'Pas zarośli wzdłuż Soły łączy miasto z lasami Beskidu Małego, a kuny używają go jak korytarza do strychów i garaży.',
    rodent:
      'Zarośla nad Sołą, kompostowniki i kurniki przy domach dają gryzoniom wszystko, czego potrzebują, zanim mróz zagoni je do środka.',
    disinfection:
      'Po wezbraniu Soły albo cofnięciu ścieków do piwnicy odkażanie zamyka prace porządkowe i pozwala bezpiecznie wrócić do pomieszczeń.',
    insect:
      'W altanach i ogrodach osy budują latem gniazda pod okapem i w ziemi, a w blokach prusaki wychodzą nocą przy zlewach i za lodówkami.',
    mould:
      'Żwirowe podłoże nad Sołą szybko przewodzi wodę po ulewach, więc piwnice wilgotnieją od spodu, a pleśń pojawia się przy podłodze i na regałach.',
  },
  districts: [
    'osiedle Nad Sołą',
    'Podlesie',
    'Nowa Wieś',
    'Bulowice',
    'Witkowice',
    'Malec',
    'Łęki',
    'Bielany',
  ],
  postcodes: ['32-650'],
  landmarks: [
    'rynek',
    'kościół św. Małgorzaty i św. Katarzyny',
    'klasztor franciszkanów',
    'Muzeum im. Aleksandra Kłosińskiego',
  ],
  transport:
    'Dojeżdżamy drogą krajową nr 52 od strony Andrychowa albo drogą wojewódzką nr 948 od Oświęcimia.',
  local: {},
});
