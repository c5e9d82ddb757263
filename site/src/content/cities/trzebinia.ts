import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Węzeł kolejowy i dawne miasto górnicze: bloki w centrum i na osiedlu Gaj, stare domy robotnicze w Sierszy i zabudowa jednorodzinna wśród lasów i zalewów.',
  commonIssues: {
    bedbug:
      'W starych domach wielorodzinnych Sierszy i w blokach w centrum szpary przy rurach i listwach łączą mieszkania, więc pluskwy szybko zmieniają adres.',
    marten:
      'Lasy i zarośnięte tereny pogórnicze zaczynają się tuż za ogrodami, a kuny chętnie zajmują strychy i nieużywane komórki starych domów.',
    rodent:
      'Bocznice, nasypy i opuszczone obiekty po kopalniach to dla szczurów sieć schronień, z której docierają do śmietników i piwnic.',
    disinfection:
      'W starszych domach z jednym pionem kanalizacyjnym cofnięte ścieki potrafią zalać kilka mieszkań naraz i wtedy odkażać trzeba je wszystkie.',
    insect:
      'Piwnice i ciepłe piony bloków pozwalają prusakom przetrwać zimę, a nad zalewami i w lesie latem dokuczają komary i osy.',
    mould:
      'Po zamknięciu kopalni woda gruntowa wraca na dawny poziom, a przez pęknięcia od ruchów gruntu do murów może dostać się wilgoć, a z nią grzyb.',
  },
  districts: [
    'Siersza',
    'Wodna',
    'Trzebionka',
    'Gaj',
    'Salwator',
    'Krystynów',
    'Myślachowice',
    'Młoszowa',
    'Dulowa',
    'Bolęcin',
  ],
  postcodes: ['32-540'],
  landmarks: ['rynek', 'dwór Zieleniewskich', 'zalew Balaton', 'pałac w Młoszowej'],
  transport:
    'Dojeżdżamy autostradą A4 i drogą krajową nr 79, która łączy miasto z Chrzanowem i Krzeszowicami.',
  local: {},
});
