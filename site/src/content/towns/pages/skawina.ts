import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Kwatery pracownicze i mieszkania wynajmowane przez dojeżdżających do Krakowa często zmieniają lokatorów, a każda przeprowadzka może przenieść pluskwy.',
    marten:
      'Domy w Korabnikach i w stronę Radziszowa graniczą z lasem i łąkami, skąd kuny przychodzą na poddasza i pod maski zaparkowanych aut.',
    rodent:
      'Zakłady spożywcze, magazyny i kolej przyciągają gryzonie, a rowy i zarośla nad Skawinką prowadzą je wprost do piwnic na osiedlach.',
    disinfection:
      'W szatniach i stołówkach zakładów oraz w mieszkaniach po zalaniu odkażanie uzupełnia zwykłe mycie.',
    insect:
      'W najstarszych blokach prusaki korzystają z nieszczelnych pionów, a magazyny żywności trzeba chronić przed molami i trojszykami.',
    mould:
      'Na niżej położonych ulicach nad Skawinką fundamenty stoją w wilgotnym gruncie, a w blokach sprzed ocieplenia para osiada na zimnych ścianach szczytowych.',
  },
  districts: [
    'Stare Miasto',
    'Ogrody',
    'Korabniki',
    'Samborek',
    'Radziszów',
    'Wola Radziszowska',
    'Rzozów',
    'Borek Szlachecki',
  ],
  local: {
    bedbug: {
      intro:
        'Przy przeprowadzkach pluskwy jadą w meblach i kartonach. W starszych blokach sprawdzamy nie tylko łóżko, lecz także listwy i podłogę, bo tam mają kryjówki.',
      buildings:
        'Starsze bloki w mieście miewają drewniane podłogi na legarach i szczeliny przy rurach, w których pluskwy kryją się i przechodzą dalej. W kwaterach pracowniczych łóżka stoją blisko siebie. Do nowych szeregowców owady przyjeżdżają z meblami z drugiej ręki.',
      visit:
        'Jedziemy z Krakowa, więc kontrolę po zabiegu łatwo umówić na popołudnie. W kwaterach numerujemy łóżka i prosimy, żeby do końca zabiegów nikt nie zamieniał się miejscami. Gdzie podłoga leży na legarach, dłużej pracujemy przy listwie niż przy łóżku.',
      advice:
        'Zgłoś już pierwszy ślad, także przed podpisaniem umowy najmu. Mebli z ogłoszenia nie wnoś prosto do sypialni.',
    },
    marten: {
      intro:
        'W szeregowcu kuna chodzi pod wspólnym dachem, więc słychać ją u ciebie, a wejście może być u sąsiada. Szukamy go i zamykamy otwory, gdy poddasza są puste.',
      buildings:
        'Nowe szeregowce stoją na dawnych łąkach, blisko lasu. Wspólny dach kilku segmentów pozwala kunom przejść od pierwszego do ostatniego, nie wychodząc na zewnątrz. W starszych domach przy Skawince kuny zajmują szopy i poddasza nad garażem, a nocą wchodzą pod maski samochodów.',
      visit:
        'Wejścia szukamy przy obu końcach rzędu i za twoją zgodą prosimy sąsiadów o wpuszczenie na poddasza. Otwory zamykamy jednego dnia w całym rzędzie, bo inaczej kuna przejdzie do sąsiedniego segmentu. Pokrycia nie przewiercamy, żeby nie naruszyć gwarancji dewelopera.',
      advice:
        'Zadzwoń, zanim kupisz odstraszacz ultradźwiękowy. Powiedz też, czy na masce lub w komorze silnika są ślady łap.',
    },
    rodent: {
      intro:
        'Do magazynu gryzonie wchodzą od rampy albo przyjeżdżają z towarem, do bloku – okienkami piwnic. Od tego zależy, gdzie staną pierwsze stacje.',
      buildings:
        'Rowy odwadniające są dla szczurów drogą, a rampy i kontenery spiżarnią. W blokach wchodzą do piwnic przez uszkodzone okienka i kanały ciepłownicze. Na obrzeżach jesienią do domów wchodzą myszy z pól.',
      visit:
        'W magazynach osobno sprawdzamy stacje na zewnątrz, przy bramach i w środku, żeby było wiadomo, skąd gryzonie przychodzą. Spółdzielnia dostaje spis okienek i przejść do zamknięcia. Dom jednorodzinny obchodzimy dookoła razem z tobą.',
      advice:
        'Tłusty ślad wzdłuż ściany piwnicy wystarczy, żeby zadzwonić. Worków z mąką, karmą i nasionami nie stawiaj na posadzce.',
    },
    disinfection: {
      intro:
        'Po infekcji w zakładzie albo po zalaniu mieszkania umycie podłogi nie wystarcza. Powiedz, ile jest pomieszczeń i kiedy mogą stać puste.',
      buildings:
        'W halach i biurach odkażamy przede wszystkim klamki, szafki i stoły. W mieście odkażamy lokale po zalaniu z góry, bo stare piony w blokach pękają zimą. Na niżej położonych ulicach przy Skawince ulewy zalewają garaże.',
      visit:
        'Wjazd do zakładu ustalamy z ochroną, a kolejność pomieszczeń z kierownikiem zmiany, żeby linia nie stała. W mieszkaniu po zalaniu podnosimy listwy i sprawdzamy, czy pod panelami nie stoi woda. Możemy pracować także między zmianami.',
      advice:
        'Zadzwoń, zanim firma sprzątająca zacznie mycie. Przygotuj plan budynku i listę pomieszczeń, do których trzeba mieć przepustkę.',
    },
    insect: {
      intro:
        'Mole i trojszyki w magazynie rozwijają się w rozsypanym towarze, prusaki w bloku przy rurach. Pułapki pokażą, gdzie jest ich dużo, i od tego zaczynamy.',
      buildings:
        'W magazynach owady rozwijają się w pyle pod regałem, do którego nie dociera zwykłe zamiatanie. W starszych blokach prusaki trzymają się pionów wodnych, które mają po kilkadziesiąt lat. Na nowych osiedlach mrówki zasiedlają podsypkę pod kostką.',
      visit:
        'W magazynie rozkładamy pułapki i zaznaczamy na planie, gdzie coś się złapało; potem mówimy, czy potrzebny jest zabieg. W bloku prosimy, żeby przez tydzień nie pryskać niczym ze sklepu. Na nowym osiedlu za twoją zgodą rozmawiamy z zarządcą o sąsiednich tarasach.',
      advice:
        'Partię towaru z pajęczynkami lub żywym chrząszczykiem odstaw osobno i zadzwoń. Domową mąkę przejrzyj pod światło.',
    },
    mould: {
      intro:
        'W nowym szeregowcu mokra bywa wylewka, w starym domu nad Skawinką grunt. Zanim zamówisz zabieg, sprawdzamy, co jest u ciebie.',
      buildings:
        'Na ulicach przy rzece fundamenty długo po deszczach stoją w mokrym gruncie. Bloki sprzed ocieplenia mają zimne ściany szczytowe, na których skrapla się para z kuchni. W świeżo oddanych szeregowcach wykańcza się wnętrza, zanim wyschnie wylewka, a pleśń wychodzi zza pierwszej szafy.',
      visit:
        'Po oględzinach mówimy wprost, czy to wilgoć budowlana, która wyschnie, czy woda z gruntu. W pierwszym wypadku wystarczą oczyszczenie i osuszanie, w drugim doradzamy izolację i do niej dopasowujemy zabieg. Odczyty z kilku punktów zostawiamy na kartce.',
      advice:
        'Zadzwoń przed zamówieniem kuchni i szaf na wymiar. Jeżeli już stoją, odsłoń cokół i zobacz, co jest za nim.',
    },
  },
});
