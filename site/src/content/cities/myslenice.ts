import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Nad Rabą, przy zakopiance, leży miasto z dużym rynkiem, niewysokimi kamienicami i osiedlami bloków, a na stokach i na wypoczynkowym Zarabiu stoją domy i domki letniskowe.',
  commonIssues: {
    bedbug:
      'Noclegi przy zakopiance i na Zarabiu przyjmują gości na jedną lub dwie noce, a pluskwy przyniesione w torbie zostają na dłużej.',
    marten:
      'Domy pod Chełmem i Uklejną stoją na granicy lasu, a kuna potrafi jednej nocy odwiedzić kilka strychów po kolei.',
    rodent:
      'Stare piwnice przy rynku, brzegi Raby i letnia gastronomia na Zarabiu dają szczurom pokarm i kryjówki blisko siebie.',
    disinfection:
      'Wezbrana Raba i jej dopływy zostawiają w piwnicach muł, a po wypompowaniu wody trzeba go usunąć i pomieszczenia odkazić.',
    insect:
      'Domki letniskowe i altany nad Rabą przez większość roku stoją puste, więc osy i szerszenie budują w nich gniazda bez przeszkód.',
    mould:
      'Domki i mieszkania używane tylko w weekendy bywają niedogrzane, a wilgoć z doliny Raby osiada na zimnych ścianach i sprzętach.',
  },
  districts: [
    'Zarabie',
    'Górne Przedmieście',
    'Dolne Przedmieście',
    'Chełm',
    'osiedle Tysiąclecia',
    'Osieczany',
    'Droginia',
    'Jawornik',
    'Borzęta',
    'Polanka',
  ],
  postcodes: ['32-400'],
  landmarks: ['rynek', 'Dom Grecki', 'góra Chełm', 'sanktuarium Matki Bożej Myślenickiej'],
  transport:
    'Z Krakowa jedziemy zakopianką, czyli drogą krajową nr 7, a w stronę Dobczyc drogą wojewódzką nr 967.',
  local: {},
});
