import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Noclegi przy zakopiance przyjmują gości na jedną lub dwie noce, a pluskwy przyniesione w torbie zostają na dłużej.',
    marten:
      'Domy pod Chełmem i Uklejną stoją na granicy lasu, a kuna potrafi jednej nocy odwiedzić kilka strychów po kolei.',
    rodent: 'Stare piwnice, brzegi Raby i letnia gastronomia dają szczurom pokarm i kryjówki blisko siebie.',
    disinfection:
      'Wezbrana Raba i jej dopływy zostawiają w piwnicach muł, a po wypompowaniu wody trzeba go usunąć i pomieszczenia odkazić.',
    insect:
      'Domki letniskowe i altany nad Rabą przez większość roku stoją puste, więc osy i szerszenie budują w nich gniazda bez przeszkód.',
    mould:
      'Domki i mieszkania używane tylko w weekendy bywają niedogrzane, a wilgoć z doliny Raby osiada na zimnych ścianach i sprzętach.',
  },
  districts: ['Zarabie', 'Górne Przedmieście', 'Osieczany', 'Droginia', 'Jawornik', 'Borzęta', 'Polanka'],
  local: {
    bedbug: {
      intro:
        'W Myślenicach, przy zakopiance, goście nocują zwykle jedną noc. Pluskwy z ich bagażu zostają w pokoju, a następny gość przenosi je dalej.',
      buildings:
        'Motele i pokoje przyjmują kolonie, wesela i rodziny na jedną noc. W kamieniczkach przy rynku owady wędrują przez wspólne strychy. W blokach przechodzą pionami z piętra na piętro, a w domach kończy się zwykle na jednym pokoju.',
      visit:
        'W ośrodkach kolonijnych sprawdzamy łóżka przed przyjazdem i po wyjeździe grupy. W pokojach po weselu pracujemy w poniedziałek, kiedy obiekt i tak stoi pusty. Na osiedlu sąsiadów pytamy tylko za twoją zgodą.',
      advice:
        'Zadzwoń po pierwszej skardze gościa. Plecak z obozu zamknij w worku, a rzeczy przełóż z worka prosto do pralki.',
    },
    marten: {
      intro:
        'Lasy Chełmu i Uklejny zaczynają się tuż za ostatnimi domami Myślenic, więc kuny mają z nich blisko na poddasza.',
      buildings:
        'Na Górnym Przedmieściu domy wspinają się na zbocze, a tylna połać dotyka łąki. Domki na Zarabiu i w Osieczanach są puste od niedzieli do piątku, więc kuna ma w nich spokój. Przy rynku chodzi po kalenicach od kościoła aż do ostatniej kamienicy.',
      visit:
        'Do domku letniskowego wchodzimy z tobą i zaglądamy też pod taras. Na zboczu montujemy siatkę od strony ogrodu, bo tam dach jest najniżej. Przy rynku najpierw sprawdzamy, czy gniazdo jest puste, potem zamykamy otwory na trasie.',
      advice:
        'Skoki nad sufitem zgłoś rano, nie dopiero po kolejnym weekendzie. Ogrodowe poduszki schowaj, bo kuna robi z nich wyściółkę.',
    },
    rodent: {
      intro:
        'Latem szczury żywią się odpadkami z gastronomii. Po sezonie przenoszą się do piwnic i na zaplecza sklepów.',
      buildings:
        'Stare piwnice w rynku mają wejścia z podwórek i okna na poziomie bruku. Na zaplecza sklepów szczury docierają wzdłuż Bysinki i Raby. Na obrzeżach na zimę do domów wchodzą myszy z pól i lasów.',
      visit:
        'W rynku stacje stawiamy przy workach na zapleczu, a okna piwniczne zabezpieczamy siatką na końcu, jeśli to zamówisz. W domu pod lasem szukamy wejść przy schodach tarasu.',
      advice: 'Szmery w piwnicy lub ścianie zgłoś w dzień. Oleju po smażeniu nie wylewaj do studzienki.',
    },
    disinfection: {
      intro:
        'Po długich deszczach Raba w Myślenicach potrafi zalać piwnice i domki na Zarabiu. Zostaje po niej warstwa mułu.',
      buildings:
        'Najniżej leżą letniska i ulice nad Bysinką. Muł z dopływów zawiera ścieki, więc samo wyschnięcie nie wystarcza. Poza powodzią odkażenia wymagają ośrodki kolonijne po infekcji i mieszkania na osiedlu, w których pękł pion.',
      visit:
        'Muł trzeba wybrać do gołej posadzki, dopiero potem odkażamy; zapytaj o kolejność przez telefon. W ośrodku pracujemy domek po domku, żeby dzieci mogły wracać grupami. W domku letniskowym odkażamy też schowki pod podłogą.',
      advice:
        'Zadzwoń zaraz po zalaniu, a ustalimy kolejność. Materacy z powodzi nie susz, tylko oddaj do odpadów.',
    },
    insect: {
      intro:
        'Domki nad Rabą w Myślenicach stoją puste od września do maja. Osy zakładają w nich gniazda wiosną, przed pierwszym przyjazdem właściciela.',
      buildings:
        'W domkach gniazda powstają w skrzynkach gazowych, pod tarasem i w budkach lęgowych. Przy rynku dokuczają prusaki z gastronomii i mrówki w oknach na podwórko. W osiedlowych blokach karaluchy chodzą wzdłuż ciepłych rur między piwnicą a mieszkaniami.',
      visit:
        'Do domku jedziemy, jeśli ktoś przekaże klucz albo powie, gdzie leży. Pod tarasem pracujemy po zdjęciu jednej deski. W gastronomii zabieg planujemy w poniedziałek rano.',
      advice: 'Zadzwoń, jeśli pod okapem domku widać ruch. Do przyjazdu nie włączaj kosiarki.',
    },
    mould: {
      intro:
        'W myślenickich domkach i mieszkaniach ogrzewanych tylko w weekendy ściany między przyjazdami wystygają. Na zimnych ścianach skrapla się wilgoć i rośnie pleśń.',
      buildings:
        'Dolina Raby jest wilgotna, a nad Zarabiem długo zalega poranna mgła. Domki z płyt drewnopochodnych chłoną wilgoć. W kamieniczkach przy rynku grzyb idzie od piwnic, w blokach osiedla od źle wietrzonej łazienki.',
      visit:
        'Najpierw pytamy, czy da się zostawić w domku stałe, niewielkie ogrzewanie, bo to tańsze od corocznego odgrzybiania. Zapleśniałą płytę trzeba czasem wyciąć, mokrego drewna nie malujemy. Zapach osłabiamy na końcu ozonem.',
      advice:
        'Plamę zgłoś w godzinach pracy; na prace dobry jest koniec sezonu. Zostaw uchylone szafki i podnieś materace.',
    },
  },
});
