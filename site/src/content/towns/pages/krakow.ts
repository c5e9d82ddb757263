import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Stolica województwa nad Wisłą',
    population: 'ok. 804 tys. mieszkańców (2023)',
    postcodes: 'zaczynają się od 30 i 31',
    landmarks: ['Wawel', 'Rynek Główny', 'Kopiec Kościuszki'],
  },
  commonIssues: {
    bedbug:
      'W hostelach, akademikach i mieszkaniach na krótki najem pluskwy przyjeżdżają w walizkach, a potem wzdłuż rur i listew przechodzą do sąsiednich lokali.',
    marten:
      'Domy na Woli Justowskiej, w Bronowicach czy Swoszowicach stoją wśród ogrodów i niedaleko lasu, więc kuna ma pożywienie i ciepłe poddasze w zasięgu jednej nocnej wędrówki.',
    rodent:
      'W śródmieściu szczury trzymają się podwórek, na które trafiają odpadki z restauracji, a na osiedlach z wielkiej płyty – długich piwnicznych korytarzy.',
    disinfection:
      'W mieście pełnym mieszkań na wynajem, gabinetów i hosteli odkażenia potrzebują przede wszystkim lokale po chorobie, po awarii kanalizacji i między najemcami.',
    insect:
      'W gęsto zamieszkanych blokach i kamienicach z restauracją na parterze prusaki znajdują jedzenie, a latem na balkonach i poddaszach gniazdują osy.',
    mould:
      'Grube mury kamienic bez izolacji są wilgotne od fundamentów, a w ocieplonych blokach ze szczelnymi oknami pleśń pojawia się w narożnikach i przy nadprożach.',
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
  local: {
    bedbug: {
      intro:
        'Pluskwy w kawalerce, hostelu albo mieszkaniu na doby nie zostają w jednym łóżku: w kamienicy idą stropem, w bloku pionem. Zanim podamy cenę, sprawdzamy, dokąd już doszły.',
      buildings:
        'W kamienicach kryją się pod starym parkietem, za boazerią i w szparach wokół rur, a do sąsiada przechodzą przez wspólny strop. W blokach z wielkiej płyty drogą są piony instalacyjne i gniazdka. W mieszkaniu na wynajem ognisko potrafi zacząć się od sofy po poprzednim lokatorze.',
      visit:
        'Pytamy o piętro, windę i o to, czy ktoś mieszka za ścianą. W kamienicy za zgodą twoją i sąsiadów oglądamy też mieszkania nad tobą i pod tobą. W mieszkaniach na doby zaczynamy po wyjeździe gości, a gospodarzowi piszemy, od kiedy mieszkanie można znów wynajmować. W strefie z ograniczonym wjazdem parkujemy dalej, a sprzęt wnosimy dyskretnie.',
      advice:
        'Zadzwoń po pierwszym śladzie na prześcieradle i nie wystawiaj materaca na podwórko: stamtąd owady wracają na klatkę schodową. Jeśli wynajmujesz, uprzedź właściciela, bo koszt i dostęp do pozostałych pokoi trzeba z nim uzgodnić.',
    },
    marten: {
      intro:
        'Kuna daleko od lasu to w Krakowie nic dziwnego: wystarczy jej ogród albo zieleń nad Rudawą. Ustalamy, którędy wchodzi na poddasze, i zamykamy tę drogę, gdy zwierzę wyjdzie.',
      buildings:
        'Na Woli Justowskiej, w Bronowicach, Swoszowicach i Tyńcu dachu sięga często stary orzech lub winorośl, po których kuna wchodzi na górę. Z Lasu Wolskiego do pierwszych poddaszy jest kilka ogrodów. W przedwojennych willach kuny wchodzą przez lukarny i obluzowaną dachówkę, w szeregowcach na obrzeżach – pod obróbkę blacharską między segmentami, a hałas słyszą wtedy dwie rodziny.',
      visit:
        'W szeregowcu, jeśli się zgodzisz, umawiamy się także z sąsiadem zza ściany, bo przegonione zwierzę potrafi przejść pod jego dach. Do wysokiej willi przyjeżdżamy z długą drabiną, a przy budynku zabytkowym sposób mocowania siatki uzgadniamy wcześniej z właścicielem i konserwatorem. Zaglądamy też do garażu: nocą kuny lubią ciepłe silniki aut stojących pod domem.',
      advice:
        'Kroki nad sufitem zgłoś w godzinach pracy. Do oględzin niczego nie zatykaj, a samochód trzymaj w zamkniętym garażu.',
    },
    rodent: {
      intro:
        'Szukamy drogi, którą wszedł szczur: w śródmieściu zwykle z kanalizacji, na osiedlu z piwnic pod blokiem. Tam stają pierwsze stacje.',
      buildings:
        'W śródmieściu gryzonie krążą między zapleczami lokali a kanalizacją. W blokach drogą są korytarze piwnic łączące klatki, nieszczelne włazy i zsypy. Masz ogród nad Wisłą, Wilgą albo Białuchą? Nory mogą być w skarpie: pokaż nam je.',
      visit:
        'W kamienicy zabieg na podwórku, w piwnicach i kanalizacji zleca zarządca: zgłoś mu sprawę. W mieszkaniu na twoje zlecenie stawiamy pułapki i pokazujemy wejścia. Wspólnocie zostawiamy plan rozmieszczenia stacji i terminy kontroli. W lokalu gastronomicznym pracujemy przed otwarciem kuchni i zostawiamy protokół z wizyty do dokumentacji HACCP.',
      advice:
        'Zadzwoń od razu, jeśli szczur wyszedł z muszli klozetowej albo wszedł do mieszkania. Szczury na podwórku zgłoś w godzinach pracy. Właścicieli i zarządców nieruchomości obowiązuje w Krakowie deratyzacja; jej terminy podaje urząd miasta.',
    },
    disinfection: {
      intro:
        'Odkażamy mieszkania po chorobie, zalaniu i wieloletnim zaniedbaniu, a także gabinety i pokoje hosteli. Mówimy od razu, co da się uratować, a co trzeba wyrzucić.',
      buildings:
        'Stare piony kanalizacyjne w kamienicach potrafią cofnąć ścieki na parter, kiedy po ulewie miejska sieć nie nadąża. W Bieżanowie domy nieraz zalewała Serafa. Odkażenia wymagają też mieszkania po długiej chorobie albo śmierci samotnej osoby oraz gabinety, salony i biura współdzielone przez wiele osób.',
      visit:
        'W budynku wielorodzinnym dbamy o klatkę schodową: zabezpieczamy przejście od drzwi do windy i wynosimy odpady w szczelnych workach o umówionej porze. Jeśli ścieki zalały część wspólną, potrzebujemy zlecenia od zarządcy, a lokal możemy zacząć odkażać od razu na zlecenie mieszkańca. Firmie podajemy nazwę użytego preparatu, żeby mogła ją dołączyć do swojej dokumentacji.',
      advice: 'Zadzwoń, zanim zaczniesz zrywać mokre wykładziny, i zrób zdjęcia dla ubezpieczyciela.',
    },
    insect: {
      intro:
        'Jeśli prusaki wracają mimo oprysków, źródło jest prawdopodobnie w innym mieszkaniu albo w lokalu na parterze. Szukamy go, zanim nałożymy żel.',
      buildings:
        'W wysokich blokach owady chodzą szachtami obok rur, dlatego jednorazowy oprysk jednej kuchni daje spokój na krótko. W kamienicach kryją się pod zlewami lokali gastronomicznych i za starymi kaflami. Latem dochodzą osy w skrzynkach rolet i szerszenie w dziuplach starych drzew.',
      visit:
        'W bloku zaczynamy od twojego mieszkania. Jeśli owady przychodzą pionem, zabieg w częściach wspólnych zleca zarządca, w innych mieszkaniach ich właściciele. Kartkę z terminem, bez numeru twojego mieszkania, wieszamy na klatce za zgodą zarządcy. Lokale na parterze obsługujemy przed otwarciem lub po zamknięciu. Do gniazda na wysokim balkonie wchodzimy przez mieszkanie, więc ktoś dorosły powinien być na miejscu.',
      advice:
        'Wystarczy telefon i zdjęcie owada. Jeśli prusaki widać także na klatce schodowej lub w zsypie, zgłoś to równocześnie administracji, bo tam zabieg zamawia zarządca budynku.',
    },
    mould: {
      intro:
        'Pleśń w narożniku bierze się z pary, z gruntu albo z przecieku, a każde z tych źródeł usuwa się inaczej. Najpierw mierzymy wilgotność ściany, potem podajemy cenę.',
      buildings:
        'W suterenach i na parterach kamienic w śródmieściu mury są mokre od gruntu, bo nie mają izolacji poziomej. Starsze bloki marzną przy loggiach i podciągach, a w ocieplonej wielkiej płycie kłopot sprawiają szczelne okna przy zatkanych kratkach. Na nowych osiedlach przyczyną pleśni bywa wilgoć, która została po budowie.',
      visit:
        'Przynosimy wilgotnościomierz i sprawdzamy ciąg w kratkach, zanim cokolwiek zdrapiemy. W kamienicy zabytkowej nie skuwamy tynku bez zgody konserwatora i administracji, a jeśli woda idzie z rynny lub dachu, mówimy, co zgłosić wspólnocie. Rzeczy z pokoju przenosimy z pomocą domowników do innego pomieszczenia, bo na klatce schodowej nie wolno ich składować.',
      advice:
        'Oględziny umów przy pierwszej plamie. Do naszego przyjazdu odsuń szafę, odsłoń kratkę i niczego nie maluj: pod świeżą farbą trudniej znaleźć źródło wody.',
    },
  },
});
