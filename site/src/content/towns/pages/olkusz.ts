import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Stolica powiatu, dawne miasto górników srebra',
    population: 'ok. 35 tys. mieszkańców (2019)',
    postcodes: '32-300',
    landmarks: ['Rynek', 'bazylika św. Andrzeja', 'Kopiec Kościuszki'],
  },
  commonIssues: {
    bedbug:
      'Mieszkania w blokach wynajmują tu także osoby dojeżdżające do Krakowa i na Śląsk, a przy przeprowadzkach pluskwy mogą trafić do nich w meblach i kartonach.',
    marten:
      'Sosnowe lasy i jurajskie skałki zaczynają się tuż za domami, a kuny wchodzą pod dachówki przez wąskie szpary.',
    rodent:
      'Stare piwnice wokół rynku i tereny pogórnicze dają gryzoniom kryjówki, a po żniwach myszy z okolicznych pól szukają ciepła w domach.',
    disinfection:
      'Po zamknięciu kopalni Olkusz-Pomorzany wody gruntowe w okolicy się podnoszą, a zalaną piwnicę trzeba odkazić, zanim znów będzie używana.',
    insect:
      'Piaszczyste, szybko nagrzewające się podłoże sprzyja mrówkom, które wchodzą do domów przez szczeliny przy tarasach, a w sosnowym borze osy zakładają gniazda w ziemi.',
    mould:
      'W kamiennych i ceglanych murach starego centrum wilgoć przenika z gruntu, a w blokach bez sprawnej wentylacji pleśń rośnie w łazienkach bez okien.',
  },
  districts: [
    'Słowiki',
    'osiedle Młodych',
    'Skalskie',
    'Czarna Góra',
    'Parcze',
    'Pomorzany',
    'Rabsztyn',
    'Klucze',
  ],
  local: {
    bedbug: {
      intro:
        'Kto mieszka pod dwoma adresami, może przywieźć pluskwy w plecaku i odwieźć je z powrotem. Zabieg w jednym miejscu nie wystarczy, jeśli drugie zostanie niesprawdzone.',
      buildings:
        'W blokach z drugiej połowy XX wieku mieszkania mają wspólne szachty i drzwi z prześwitem pod progiem. W kamienicach przy rynku owady siedzą w belkowanym stropie nad łóżkiem. W domach ogniskiem bywa pokój dorosłego dziecka, które studiuje poza miastem.',
      visit:
        'Gdy ktoś mieszka pod dwoma adresami, oglądamy oba mieszkania, jeśli to możliwe. W bloku, jeśli się zgodzisz, zostawiamy sąsiadom z pionu instrukcję, jak obejrzeć materac. Walizkę i plecak czyścimy razem z łóżkiem.',
      advice:
        'Zadzwoń, jeśli ktoś wrócił z pokoju, w którym były pluskwy. Plecak zamknij w worku, a rzeczy przełóż z worka prosto do pralki.',
    },
    marten: {
      intro:
        'W domu pod lasem kuna wraca po sośnie na ten sam dach. Mówimy, które gałęzie przyciąć i jak daleko, a wejścia zamykamy, gdy na poddaszu nikogo nie ma.',
      buildings:
        'Osiedla domów wchodzą tu w sosnowy bór, a po sosnach przy ścianie kuny wchodzą na dach. W ociepleniu z granulatu łatwo wykopują tunel. Zajmują też letnie domki i przyczepy.',
      visit:
        'Na miejscu mierzymy odległość gałęzi od rynny: kuna skacze dalej, niż się zdaje, więc cięcie o metr nie wystarcza. Granulat sprawdzamy od góry, ostrożnie, żeby nie powstały mostki cieplne. Domki sezonowe zabezpieczamy przed zamknięciem na zimę, z kontrolą wiosną.',
      advice:
        'Zapisz, o której słychać hałas, i zadzwoń rano. Nie podchodź nocą z latarką do gniazda: spłoszona samica przenosi się głębiej w ocieplenie.',
      warning: dangers.pruning,
    },
    rodent: {
      intro:
        'W starych piwnicach pod rynkiem i na terenach pogórniczych gryzonie mają wiele kryjówek. Szukamy tych, w których są teraz, bo tylko tam stacje i pułapki działają.',
      buildings:
        'Lochy pod rynkiem i stare sklepione piwnice łączą się przez pęknięcia muru. Na terenach pogórniczych kryjówkami są nasypy i rurociągi, a kiedy wody się podnoszą, szczury podchodzą bliżej zabudowań. Z piaszczystych pól myszy przechodzą jesienią do garaży i altan.',
      visit:
        'W sklepionej piwnicy wkładamy pułapki w nisze i zaznaczamy je kredą, żeby żadna nie została. Przy zalanych nieużytkach szukamy nowych nor co kilka tygodni, bo woda wciąż zmienia brzeg. W garażu na piasku, jeśli to zamówisz, robimy na końcu próg, którego nie da się podkopać.',
      advice:
        'Zadzwoń, kiedy w piwnicy przybywa kopczyków świeżego piasku. Trutki kupionej na targu nie rozsypuj: mogą ją zjeść ptaki, psy i koty.',
    },
    disinfection: {
      intro:
        'Woda w piwnicy, która zawsze była sucha, może przyjść z gruntu: po zamknięciu kopalni jej poziom w okolicy się podnosi. Zadzwoń, zanim zaczniesz sprzątać, a powiemy, od czego zacząć.',
      buildings:
        'Najbardziej zagrożone są Bolesław i Hutki, ale także niżej położone posesje w Olkuszu. Stojąca woda może mieszać się ze ściekami z szamb i zostawia osad. W blokach powodem bywa pęknięta rura, lokal po chorym albo altana śmietnikowa po gryzoniach.',
      visit:
        'Najpierw sprawdzamy, czy woda nie wróci następnego dnia, bo inaczej odkażanie nie ma sensu. Po wypompowaniu wody dezynfekujemy posadzkę, ściany i sprzęt. Przypominamy też, że wodę z domowej studni trzeba oddać do badania.',
      advice:
        'Zadzwoń przy pierwszej kałuży na posadzce. Zaworów, liczników i gniazdek w mokrej piwnicy nie dotykaj.',
    },
    insect: {
      intro:
        'Mrówki spod tarasu wrócą, jeśli zginą tylko te w kuchni. Szukamy gniazda i podajemy przynętę, którą robotnice zaniosą do środka.',
      buildings:
        'Tarasy z kostki układa się na podsypce, w której mrowisko rośnie niewidoczne, aż kostka się zapadnie. W borze wokół osiedli osy gniazdują w ziemi, przy ścieżkach, gdzie biegają dzieci. W blokach przy centrum prusaki przechodzą do innych mieszkań podczas remontów, kiedy ktoś otwiera szacht.',
      visit:
        'Na tarasie wyjmujemy kostkę i podajemy przynętę w głąb, zamiast polewać z wierzchu. Gniazdo w ziemi oznaczamy taśmą; pilne usuwamy od razu, inne po zmroku. W bloku pytamy, gdzie trwa remont, bo zwykle stamtąd przychodzą owady.',
      advice:
        'Zadzwoń, kiedy mrówki chodzą jedną ścieżką: po niej dojdziemy do gniazda. Cukru, miodu i psiej karmy nie zostawiaj na noc na wierzchu.',
    },
    mould: {
      intro:
        'Pleśń w łazience bez okna to sprawa wentylacji, a przy podłodze w starym murze – wody z gruntu. Sprawdzamy jedno i drugie, zanim podamy cenę.',
      buildings:
        'Część bloków ma łazienki w środku budynku i kanały, w których zimą bywa odwrócony ciąg. Przy rynku mury z wapienia i cegły łączą się z lochami, a tynk przy podłodze odpada płatami. W niżej położonych domach, odkąd woda gruntowa się podnosi, wilgotnieją posadzki, które zawsze były suche.',
      visit:
        'Ciąg sprawdzamy kartką przy kratce i zapisujemy, czy zmienia się przy otwartym oknie. W kamieniu nie kujemy głęboko, bo stara zaprawa bywa miękka. Na posadzce w domu układamy folię na dobę, a rosa pod nią oznacza wilgoć z gruntu.',
      advice:
        'Oględziny umów, gdy fuga czernieje mimo szorowania albo parkiet się unosi. Taśmę z kratki zdejmij od razu.',
    },
  },
});
