import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  population: { count: 804_000, year: 2023 },
  characteristics:
    'Kamienice Starego Miasta i Kazimierza, bloki Nowej Huty i Prokocimia oraz domy jednorodzinne na obrzeżach starzeją się inaczej i mają inne słabe punkty. Dochodzą do tego akademiki, hotele i mieszkania na krótki najem, w których goście zmieniają się co kilka dni.',
  commonIssues: {
    bedbug:
      'W hostelach, akademikach i mieszkaniach na krótki najem pluskwy przyjeżdżają w walizkach, a potem wzdłuż rur i listew przechodzą do sąsiednich lokali.',
    marten:
      'Domy na Woli Justowskiej, w Bronowicach czy Swoszowicach stoją wśród ogrodów i niedaleko lasu, więc kuna ma pożywienie i ciepłe poddasze w zasięgu jednej nocnej wędrówki.',
    rodent:
      'W śródmieściu szczury trzymają się podwórek, na które trafiają odpadki z restauracji, a na osiedlach z wielkiej płyty – długich piwnicznych korytarzy.',
    disinfection:
      'W mieście pełnym mieszkań na wynajem, gabinetów i hosteli odkażenia potrzebują przede wszystkim lokale po chorobie, po awarii kanalizacji i po uciążliwym najemcy.',
    insect:
      'W gęsto zamieszkanych blokach i kamienicach z restauracją na parterze prusaki mają zawsze otwartą kuchnię, a latem na balkony i poddasza wprowadzają się osy.',
    mould:
      'Grube mury kamienic bez izolacji podciągają wilgoć od fundamentów, a w ocieplonych blokach ze szczelnymi oknami grzyb wychodzi w narożnikach i przy nadprożach.',
  },
  districts: [
    'Stare Miasto',
    'Kazimierz',
    'Podgórze',
    'Krowodrza',
    'Nowa Huta',
    'Bronowice',
    'Prądnik Czerwony',
    'Bieżanów',
    'Dębniki',
    'Łagiewniki',
  ],
  postcodes: ['31-001', '31-004', '31-042', '30-552', '31-949'],
  landmarks: ['Rynek Główny', 'Wawel', 'kopiec Kościuszki', 'plac Centralny'],
  transport:
    'Po mieście jeździmy obwodnicą w ciągu A4, S7 i S52 oraz drogami krajowymi nr 79 i 94, żeby jak najkrócej stać w korkach.',
});
