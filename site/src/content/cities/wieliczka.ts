import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Nad kopalnią soli rozciąga się pagórkowate miasto z zabytkowym centrum, osiedlami domów w ogrodach i coraz liczniejszymi szeregowcami i apartamentowcami.',
  commonIssues: {
    bedbug:
      'Noclegi dla zwiedzających kopalnię i mieszkania wynajmowane przez pracujących w Krakowie łączy jedno: częsta zmiana gości, z którymi podróżują pluskwy.',
    marten:
      'Wśród ogrodów i zagajników na wzgórzach kuna wchodzi na dach po pnączu lub rynnie i rozgrzebuje ocieplenie, żeby zrobić legowisko.',
    rodent:
      'Budowy na skraju miasta wypłaszają gryzonie z nor na łąkach, a stare piwnice w centrum dają im gotowe kryjówki.',
    disinfection:
      'Apartamenty i lokale w pobliżu kopalni przyjmują gości z całego świata, dlatego po infekcji warto je odkazić, zanim wejdą następni.',
    insect:
      'Na nowych osiedlach, postawionych na dawnych łąkach, mrówki wchodzą pod tarasy i progi, a pod okapami starszych domów osy budują gniazda.',
    mould:
      'Na gliniastych stokach woda opadowa długo stoi przy fundamentach, a w świeżo oddanych domach wilgoć pozostała po budowie bez wentylacji kończy się pleśnią.',
  },
  districts: [
    'Krzyszkowice',
    'Klasno',
    'Mierżączka',
    'Bogucice',
    'Lekarka',
    'Siercza',
    'Śledziejowice',
    'Czarnochowice',
    'Węgrzce Wielkie',
  ],
  postcodes: ['32-020'],
  landmarks: ['Kopalnia Soli Wieliczka', 'Zamek Żupny', 'tężnia solankowa', 'kościół św. Sebastiana'],
  transport: 'Z Krakowa dojeżdżamy drogą krajową nr 94 albo autostradą A4 przez węzeł Wieliczka.',
  local: {},
});
