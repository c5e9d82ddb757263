import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Stare miasto górnicze na skraju Jury: rynek z kamienicami i fragmentem murów obronnych, bloki z drugiej połowy XX wieku i osiedla domów, które wchodzą w sosnowe lasy.',
  commonIssues: {
    bedbug:
      'Mieszkania w blokach wynajmują tu także osoby dojeżdżające do Krakowa i na Śląsk, a przy każdej przeprowadzce pluskwy mogą podróżować w meblach i kartonach.',
    marten:
      'Sosnowe lasy i jurajskie skałki zaczynają się tuż za domami, a kuna, która zna skalne szczeliny, równie sprawnie korzysta ze szpar pod dachówką.',
    rodent:
      'Stare piwnice wokół rynku i tereny pogórnicze dają gryzoniom kryjówki, a po żniwach myszy z okolicznych pól szukają ciepła w domach.',
    disinfection:
      'Po zamknięciu kopalni Olkusz-Pomorzany wody gruntowe w okolicy się podnoszą, a zalaną piwnicę trzeba odkazić, zanim znów zacznie służyć domownikom.',
    insect:
      'Piaszczyste, szybko nagrzewające się podłoże sprzyja mrówkom, które wchodzą do domów przez szczeliny przy tarasach, a w sosnowych więźbach żerują owady niszczące drewno.',
    mould:
      'W kamiennych i ceglanych murach starego centrum wilgoć podciąga z gruntu, a w blokach bez sprawnej wentylacji pleśń rośnie w łazienkach bez okien.',
  },
  districts: [
    'Pakuska',
    'Słowiki',
    'osiedle Młodych',
    'Glinianki',
    'Skalskie',
    'Czarna Góra',
    'Parcze',
    'Pomorzany',
    'Rabsztyn',
    'Klucze',
  ],
  postcodes: ['32-300'],
  landmarks: ['rynek', 'bazylika św. Andrzeja Apostoła', 'Podziemny Olkusz', 'zamek w Rabsztynie'],
  transport:
    'Z Krakowa i z Zagłębia prowadzi tu droga krajowa nr 94, a do sąsiednich gmin drogi wojewódzkie nr 783 i 791.',
  local: {},
});
