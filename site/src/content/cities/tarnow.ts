import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Renesansowe Stare Miasto otaczają kamienice z przełomu XIX i XX wieku, dalej ciągną się osiedla bloków. W Mościcach, zbudowanych przy zakładach azotowych, modernistyczne domy stoją wśród starych drzew.',
  commonIssues: {
    bedbug:
      'Na dużych osiedlach bloków pluskwy przechodzą między mieszkaniami wzdłuż pionów i przez gniazdka, a nowe ogniska zaczynają się od bagażu po podróży albo używanego mebla.',
    marten:
      'Stare drzewa Mościc i ogrody pod Górą Świętego Marcina to dla kuny dobry teren łowiecki, a gałęzie nad dachem – najkrótsza droga na strych.',
    rodent:
      'Stare piwnice pod kamienicami łączą się z podwórkami, na których szczury szukają odpadków, a jesienią myszy wchodzą z pól do domów w Klikowej i Krzyżu.',
    disinfection:
      'W gęstej zabudowie wokół rynku mieszkanie po chorobie albo zgonie trzeba odkazić szczególnie starannie, bo za ścianą i na tej samej klatce mieszkają sąsiedzi.',
    insect:
      'W jednym z najcieplejszych miast Polski osy i mrówki zaczynają sezon wcześnie, a w blokach prusaki korzystają z ciepłych pionów przez cały rok.',
    mould:
      'Mury najstarszych kamienic często nie mają poziomej izolacji, a w nieocieplonych budynkach z lat 30. pleśń zajmuje zimne narożniki za meblami.',
  },
  districts: [
    'Mościce',
    'Strusina',
    'Grabówka',
    'Rzędzin',
    'Krzyż',
    'Klikowa',
    'Gumniska',
    'Zgłobice',
    'Tarnowiec',
  ],
  postcodes: ['33-100', '33-101'],
  landmarks: [
    'rynek z renesansowym ratuszem',
    'bazylika katedralna',
    'mauzoleum generała Bema',
    'Góra Świętego Marcina',
  ],
  transport: 'Dojeżdżamy autostradą A4 albo drogą krajową nr 94, a po mieście także drogą krajową nr 73.',
  local: {},
});
