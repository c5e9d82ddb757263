import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Drewniane wille w stylu zakopiańskim, pensjonaty i apartamentowce stoją tuż pod lasem i granicą Tatrzańskiego Parku Narodowego, a w sezonie gości bywa tu więcej niż mieszkańców.',
  commonIssues: {
    bedbug:
      'Łóżka w pensjonatach i apartamentach zmieniają gości co kilka dni, więc pluskwy z jednej walizki mogą trafić do wielu pokoi, zanim ktokolwiek je zauważy.',
    marten:
      'Pod gontem i boazerią drewnianych domów kuny mają ciepło, ciszę i mnóstwo szczelin, a las zaczyna się za płotem.',
    rodent:
      'Kuchnie pensjonatów, karczmy i śmietniki w okolicy Krupówek karmią gryzonie przez cały rok, a śnieg i mróz zaganiają je do wnętrza drewnianych domów.',
    disinfection:
      'Gdy w pensjonacie lub na obozie pojawi się infekcja, pokoje, stołówkę i łazienki trzeba odkazić, zanim przyjedzie następny turnus.',
    insect:
      'W starych willach spuszczel i kołatek osłabiają bale i więźbę, a na nasłonecznionych ścianach jesienią gromadzą się muchy i biedronki.',
    mould:
      'Pokoje ogrzewane z przerwami, topniejący śnieg na dachu i zaparowane łazienki pełne mokrych ubrań po nartach to prosta droga do pleśni w narożnikach.',
  },
  districts: [
    'Krzeptówki',
    'Olcza',
    'Jaszczurówka',
    'Bystre',
    'Cyrhla',
    'Harenda',
    'Pardałówka',
    'Kościelisko',
    'Poronin',
  ],
  postcodes: ['34-500'],
  landmarks: ['Krupówki', 'Wielka Krokiew', 'Gubałówka', 'Kuźnice'],
  transport:
    'Jedziemy zakopianką przez Nowy Targ i Poronin, czyli drogą krajową nr 47, a w szczycie sezonu doliczamy czas na korki.',
  local: {},
});
