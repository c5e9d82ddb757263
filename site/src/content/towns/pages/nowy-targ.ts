import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Noclegi dla turystów jadących w Tatry, Gorce i Pieniny sprawiają, że pluskwy łatwo trafiają tu w bagażu i odzieży.',
    marten:
      'Strome dachy kryją obszerne, ciepłe poddasza, na które z pierwszymi przymrozkami kuny przychodzą z lasów pod Gorcami.',
    rodent:
      'Stajnie, stodoły i targowisko zapewniają myszom i szczurom pokarm, a długa podhalańska zima zagania je do domów i pensjonatów.',
    disinfection:
      'W pokojach gościnnych i kuchniach pensjonatów odkażanie między turnusami pomaga ograniczyć kolejne zachorowania, gdy wśród gości pojawi się infekcja jelitowa.',
    insect:
      'Jesienią na nieużywanych poddaszach zbierają się muchy szukające miejsca na zimę, latem pod okapami gniazdują osy, a w blokach przez cały rok żyją prusaki.',
    mould:
      'Mroźne zimy i mgły znad torfowisk sprzyjają skraplaniu pary na zimnych ścianach, zwłaszcza w pokojach ogrzewanych tylko na czas pobytu gości.',
  },
  districts: [
    'Bór',
    'Kowaniec',
    'Niwa',
    'osiedle Topolowe',
    'Oleksówki',
    'Szaflary',
    'Ludźmierz',
    'Waksmund',
  ],
  local: {
    bedbug: {
      intro:
        'Pluskwy z jednego pokoju gościnnego przechodzą za boazerią do następnych. Sprawdzamy całe piętro, żeby nie zamykać więcej pokoi, niż trzeba.',
      buildings:
        'Duże domy z pokojami gościnnymi mają po kilka pokoi na piętrze, oddzielonych drewnianymi ścianami, więc owad wędruje za boazerią z jednego do drugiego. W blokach pluskwy przechodzą pionami. Bywają też w używanych ubraniach i meblach.',
      visit:
        'W domu z pokojami gościnnymi zaczynamy od tego, w którym ktoś się poskarżył, i od ściany za wezgłowiem. Preparat podajemy w szpary boazerii, a listwy i materace czyścimy gorącą parą. Właścicielowi zostawiamy krótki plan, które pokoje są zamknięte i do kiedy.',
      advice:
        'Dzwoń, gdy tylko gość zgłosi ugryzienia. Kołder nie przenoś między pokojami. Pościel zostaw na miejscu, a jeśli musisz ją wynieść, zamknij ją w pokoju w szczelnym worku.',
    },
    marten: {
      intro:
        'Pod stromym dachem kuna może mieszkać całą zimę, zanim ktoś zajrzy na strych. Szukamy wejścia pod okapem i przy kominie, a zamykamy je, gdy jej tam nie ma.',
      buildings:
        'Na Kowańcu i Oleksówkach od domu do lasu jest jedno pole, a w Ludźmierzu łąki podchodzą pod same stodoły. Zwierzę wchodzi pod wysuniętym okapem, tam gdzie deska podbitki odstaje od krokwi, i robi gniazdo przy kominie. W starszych domach urządza też latrynę na stropie nad izbą.',
      visit:
        'Przy tak wysokim dachu potrzebujemy miejsca na długą drabinę, w zimie odśnieżonego. Podbitkę zdejmujemy deska po desce i wkładamy siatkę pod spód, żeby z dołu nie było jej widać. Przy kominie zachowujemy odstęp od przewodu dymowego.',
      advice:
        'Hałas zgłoś rano, zanim spadnie śnieg: łatwiej obejrzeć dach. Ślady łap na śniegu przy rynnie sfotografuj z monetą.',
    },
    rodent: {
      intro:
        'Myszy w domu z bali wchodzą nisko, przy podwalinie i przyłączach, a zimą nie mają powodu wychodzić. Najpierw je wyłapujemy, dopiero potem, jeśli to zamówisz, zamykamy wejścia.',
      buildings:
        'W gospodarstwach na obrzeżach myszy trzymają się stajni i sąsieków, skąd idą do domu po drewnianej ścianie. Na targowiskach i w dużych halach szczury żywią się odpadkami. Nad Dunajcem nory mogą kryć się w kamieniach umocnień.',
      visit:
        'W domu z bali szukamy wejść na wysokości podwaliny i przy przyłączach, a gdy gryzoni już nie ma, zamykamy je na zamówienie stalową siatką. W stajni stacje przykręcamy ponad ściółką, poza zasięgiem zwierząt.',
      advice:
        'Ślady zgłoś w godzinach pracy, a przegląd zapobiegawczy umów we wrześniu, zanim gryzonie wejdą na zimę. Do tego czasu przenieś zboże do blaszanej skrzyni i zabierz spod ściany sterty desek.',
    },
    disinfection: {
      intro:
        'Gdy w pensjonacie albo na obozie choruje kilka osób, zwykłe sprzątanie przed następną grupą nie wystarczy. Odkażamy to, czego dotykali wszyscy, i mówimy, kiedy można wpuścić gości.',
      buildings:
        'Kuchnia i łazienki na korytarzu to miejsca, od których zależy, czy następny turnus będzie zdrowy. W domach nad Dunajcami odkażenia wymagają przyziemia po wiosennych roztopach i letnich burzach. W gospodarstwach dochodzą pomieszczenia po zwierzętach i gryzoniach.',
      visit:
        'Ustalamy kolejność: pokoje chorych, łazienki, stołówka, na końcu korytarze, żeby nie wchodzić ponownie do odkażonych pomieszczeń. Preparat dobieramy tak, by nie zniszczył drewna. Po roztopach sprawdzamy najpierw, czy odpływ w przyziemiu jest drożny.',
      advice:
        'Dzwoń, gdy zachorują dwie osoby. Chorym wydziel jedną łazienkę, a ręczniki zamień na papierowe.',
      warning: dangers.farmAnimals,
    },
    insect: {
      intro:
        'Muchy z poddasza zwalcza się jesienią, osy od razu, a prusaki o każdej porze roku. Powiedz, co widzisz i gdzie, a ustalimy właściwy dzień.',
      buildings:
        'Drewniane domy mają nasłonecznione szczyty, na których w październiku siadają roje much i biedronek. Latem w tych samych szparach gniazdują osy, a w szopach – szerszenie. W blokach prusaki żyją zimą i latem.',
      visit:
        'Na strychu zbieramy owady odkurzaczem, a preparat nakładamy na szczyt i okolice okien, zanim jesienią zaczną się gromadzić. Szpar, w których bywają nietoperze, nie opryskujemy. Gniazdo pod gontem usuwamy od zewnątrz, bez rozbierania dachu. W bloku zaglądamy też do piwnicy, gdzie biegną ciepłe rury.',
      advice:
        'Na muchy umów się we wrześniu, na osy zaraz po znalezieniu gniazda. Okien na poddaszu nie uchylaj w słoneczne popołudnia.',
    },
    mould: {
      intro:
        'Pokój ogrzewany tylko w ferie nie ma kiedy wyschnąć. Usuwamy pleśń i mówimy, ile ciepła zostawić między gośćmi, żeby ściana schła.',
      buildings:
        'Zimne, mgliste powietrze zbiera się nad torfowiskami Boru na Czerwonem i zalega w kotlinie. W dużych domach zawilgaca się piętro wynajmowane z przerwami: narożniki, wnęki okienne, szafy przy ścianie północnej. W starszych budynkach przy rynku dochodzi woda z topniejącego śniegu, który zalega w koszach dachu.',
      visit:
        'Pytamy, kiedy i jak ogrzewasz pokoje, bo od tego zależy, czy ściana wyschnie. Drewno i boazerię oczyszczamy na sucho z odciągiem, tynk nasycamy środkiem. Zapach osłabiamy ozonem, gdy pokój stoi pusty między gośćmi.',
      advice:
        'Oględziny umów, gdy tylko zobaczysz plamę; na prace lepszy jest czas po sezonie, gdy ściana może wyschnąć. Do wizyty utrzymuj stałe, choćby niewielkie ciepło.',
    },
  },
});
