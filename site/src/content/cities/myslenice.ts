import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Nad Rabą, przy zakopiance, leży miasto z dużym rynkiem, niewysokimi kamienicami i osiedlami bloków, a na stokach i na wypoczynkowym Zarabiu stoją domy i domki letniskowe.',
  commonIssues: {
    bedbug:
      'Noclegi przy zakopiance i na Zarabiu przyjmują gości na jedną lub dwie noce, a pluskwy przyniesione w torbie zostają na dłużej.',
    marten:
      'Domy pod Chełmem i Uklejną stoją na granicy lasu, a kuna potrafi jednej nocy odwiedzić kilka strychów po kolei.',
    rodent:
      'Stare piwnice przy rynku, brzegi Raby i letnia gastronomia na Zarabiu dają szczurom pokarm i kryjówki blisko siebie.',
    disinfection:
      'Wezbrana Raba i jej dopływy zostawiają w piwnicach muł, a po wypompowaniu wody trzeba go usunąć i pomieszczenia odkazić.',
    insect:
      'Domki letniskowe i altany nad Rabą przez większość roku stoją puste, więc osy i szerszenie budują w nich gniazda bez przeszkód.',
    mould:
      'Domki i mieszkania używane tylko w weekendy bywają niedogrzane, a wilgoć z doliny Raby osiada na zimnych ścianach i sprzętach.',
  },
  districts: ['Zarabie', 'Górne Przedmieście', 'Osieczany', 'Droginia', 'Jawornik', 'Borzęta', 'Polanka'],
  postcodes: ['32-400'],
  landmarks: ['rynek', 'Dom Grecki', 'góra Chełm', 'sanktuarium Matki Bożej Myślenickiej'],
  transport:
    'Z Krakowa jedziemy zakopianką, czyli drogą krajową nr 7, a w stronę Dobczyc drogą wojewódzką nr 967.',
  local: {
    bedbug: {
      intro:
        'Myślenice leżą w pół drogi między miastem a górami. Kto nocuje przy zakopiance, zwykle rano rusza dalej, a pluskwa zostaje.',
      buildings:
        'Motele i pokoje na Zarabiu przyjmują kolonie, wesela i rodziny na jedną noc. W kamieniczkach przy rynku owady wędrują przez wspólne strychy. W blokach przechodzą pionami z piętra na piętro, a w Borzęcie i Polance kończy się zwykle na jednym pokoju.',
      visit:
        'Kolonijne łóżka sprawdzamy przed przyjazdem i po wyjeździe grupy, żeby było wiadomo, kto przywiózł kłopot. W pokojach po weselu pracujemy w poniedziałek, kiedy obiekt i tak stoi pusty. Na osiedlu prosimy o kontakt do gospodarza klatki.',
      advice:
        'Zadzwoń, zanim odłożysz skargę gościa do szuflady. Plecaków z obozu nie wnoś do pokoju dziecka, rozpakuj je na balkonie.',
    },
    marten: {
      intro:
        'Chełm i Uklejna wyglądają z okien prawie każdego domu w Myślenicach. Kuna patrzy z nich w drugą stronę, na dachy.',
      buildings:
        'Na Górnym Przedmieściu domy wspinają się na zbocze, a tylna połać dotyka łąki. Domki na Zarabiu i w Osieczanach są puste od niedzieli do piątku, więc zwierzę może tam robić, co chce. Przy rynku chodzi po kalenicach od kościoła aż do ostatniej kamienicy.',
      visit:
        'Domek letniskowy otwieramy z tobą i sprawdzamy również przestrzeń pod tarasem. Na zboczu montujemy siatkę od strony ogrodu, bo tam dach jest najniżej. W zabudowie rynku ustalamy kolejność: najpierw gniazdo, potem wszystkie dziury po drodze.',
      advice:
        'Zadzwoń w poniedziałek po weekendzie, w którym było słychać skoki, a nie tuż przed następnym. Ogrodowe poduszki schowaj, bo chętnie robi z nich wyściółkę.',
    },
    rodent: {
      intro:
        'Latem Zarabie karmi turystów i przy okazji szczury. Kiedy w październiku budki się zamkną, gryzonie przenoszą się przez Rabę do miasta.',
      buildings:
        'Stare piwnice w rynku mają wejścia wprost z podwórek i okna na poziomie bruku. Bysinka i Raba prowadzą zwierzęta na zaplecza sklepów. W Jaworniku, Drogini i Borzęcie ściany domów przyjmują na zimę myszy z pól i lasów.',
      visit:
        'Gastronomii na Zarabiu proponujemy dwie wizyty: przed otwarciem sezonu i zaraz po nim. W rynku zaczynamy od okien piwnicznych, które wystarczy osiatkować, i od worków na zapleczu. W domu pod lasem szukamy wejść przy schodach tarasu.',
      advice:
        'Zadzwoń, gdy nad Rabą zrobi się cicho, a u ciebie głośno. Oleju po smażeniu nie wylewaj do studzienki.',
    },
    disinfection: {
      intro:
        'Raba w Myślenicach płynie szeroko i zwykle płytko, ale po długich deszczach pokazuje, że umie inaczej. Wtedy w piwnicach i domkach na Zarabiu zostaje warstwa mułu.',
      buildings:
        'Najniżej stoją letniska oraz ulice nad Bysinką. Muł z dopływów zawiera ścieki, więc samo wyschnięcie niczego nie kończy. Poza powodzią odkażenia wymagają ośrodki kolonijne po infekcji i mieszkania na osiedlu, w których pękł pion.',
      visit:
        'Muł trzeba wybrać do gołej posadzki, a dopiero potem zaczyna się dezynfekcja; zapytaj o kolejność przez telefon. W ośrodku pracujemy domek po domku, żeby dzieci mogły wracać partiami. W letnisku odkażamy też studnię kablową i schowki pod podłogą.',
      advice: 'Zadzwoń, gdy woda opadnie poniżej progu. Materacy z powodzi nie susz, tylko oddaj do odpadów.',
    },
    insect: {
      intro:
        'Domek nad Rabą w Myślenicach stoi pusty od września do maja. Osa zaczyna budowę wiosną, zwykle zanim właściciel otworzy okiennice.',
      buildings:
        'Na Zarabiu i w Osieczanach gniazda powstają w skrzynkach gazowych, pod tarasem i w budkach lęgowych. W zabudowie rynku dokuczają prusaki z gastronomii i mrówki w oknach na podwórko. W osiedlowych blokach karaluchy schodzą po ciepłych rurach do piwnic i wracają.',
      visit:
        'Do domku jedziemy, jeśli ktoś przekaże klucz albo wskaże skrzynkę. Pod tarasem pracujemy po zdjęciu jednej deski. W gastronomii zabieg planujemy w poniedziałek rano.',
      advice:
        'Zadzwoń przy pierwszym otwarciu domku, jeszcze z drogi, gdy widać ruch pod okapem. Nie włączaj do tego czasu kosiarki.',
    },
    mould: {
      intro:
        'W weekend palisz w kominku, w poniedziałek wyjeżdżasz, a ściana do piątku wystyga. W myślenickich domkach i mieszkaniach na wypoczynek ten rytm hoduje pleśń.',
      buildings:
        'Dolina Raby jest wilgotna, a poranne mgły nad Zarabiem trzymają długo. Domki z płyt drewnopochodnych chłoną tę wodę jak gąbka. W kamieniczkach przy rynku grzyb idzie od piwnic, w blokach osiedla od źle wietrzonej łazienki.',
      visit:
        'Najpierw pytamy, czy da się zostawić w domku stałe, niewielkie ogrzewanie, bo to tańsze niż coroczne odgrzybianie. Zapleśniałą płytę trzeba czasem wyciąć, mokrego drewna nie malujemy. Tkaniny i meble ozonujemy razem z wnętrzem.',
      advice:
        'Zadzwoń na koniec sezonu, kiedy domek i tak zamykasz. Zostaw uchylone szafki i podnieś materace.',
    },
  },
});
