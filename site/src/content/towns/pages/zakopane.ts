import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'W pensjonatach i apartamentach goście zmieniają się co kilka dni, więc pluskwy z jednej walizki mogą trafić do wielu pokoi, zanim ktokolwiek je zauważy.',
    marten:
      'Pod gontem i boazerią drewnianych domów kuny mają ciepło, ciszę i mnóstwo szczelin, a las zaczyna się za płotem.',
    rodent:
      'Kuchnie pensjonatów, karczmy i śmietniki w okolicy Krupówek dają gryzoniom jedzenie przez cały rok, a śnieg i mróz zaganiają je do wnętrza drewnianych domów.',
    disinfection:
      'Gdy w pensjonacie lub na obozie pojawi się infekcja, pokoje, stołówkę i łazienki trzeba odkazić, zanim przyjedzie następny turnus.',
    insect:
      'Na nasłonecznionych ścianach drewnianych willi gromadzą się jesienią muchy i biedronki, a latem nad tarasami budują gniazda osy.',
    mould:
      'Pokoje ogrzewane z przerwami, topniejący śnieg na dachu i zaparowane łazienki pełne mokrych ubrań po nartach sprzyjają pleśni w narożnikach.',
  },
  districts: [
    'Krzeptówki',
    'Olcza',
    'Jaszczurówka',
    'Bystre',
    'Cyrhla',
    'Harenda',
    'Pardałówka',
    'Kościelisko',
    'Poronin',
  ],
  local: {
    bedbug: {
      intro:
        'Jedna skarga gościa wystarczy, żeby obejrzeć jego pokój i sąsiednie. Robimy to tak, żeby pozostałe piętra mogły dalej przyjmować gości.',
      buildings:
        'W drewnianych willach owady siedzą w szparach bali i za pakułami, tam, gdzie nie dosięgnie odkurzacz. W apartamentowcach wędrują korytarzem, pod drzwiami, a roznosi je także wózek z pościelą. Małe kwatery mają po kilka pokoi, więc przez jedno ognisko trzeba wyłączyć z wynajmu dużą część domu.',
      visit:
        'Pokoje ze śladami zostają zamknięte do kontroli, pozostałe oglądamy między wymeldowaniem a przyjazdem. Bale i łóżka czyścimy parą, żeby nie zaplamić drewna, a preparat kładziemy w szczeliny. Obsłudze pokazujemy, jak co tydzień obejrzeć zagłówek i szwy materaca.',
      advice:
        'Zadzwoń po pierwszej skardze. Pokój wyłącz z wynajmu, pościel zostaw w środku i nie wynoś z niego mebli.',
    },
    marten: {
      intro:
        'Po halnym obejrzyj dach z ziemi: pod zerwanym gontem albo odgiętą blachą zostaje wejście dla kuny. Znajdziemy je i zamkniemy, gdy poddasze będzie puste.',
      buildings:
        'Las podchodzi pod płoty na Bystrem, w Jaszczurówce i na Krzeptówkach, a wille stoją pod starymi świerkami. Strome, wielopołaciowe dachy w stylu zakopiańskim mają kosze, wykusze i facjatki, czyli dziesiątki miejsc, których nie widać z ziemi. W apartamentowcach zwierzę wybiera szachty wentylacyjne.',
      visit:
        'Dach oglądamy z drabiny i z wnętrza, połać po połaci. Gont i boazerię mocujemy z powrotem tak, jak były, a siatkę chowamy pod spodem; przy budynku zabytkowym najpierw pytamy o zgodę konserwatora. Zimą terminy zależą od śniegu na połaci, w sezonie od gości w pokojach.',
      advice: 'Kroki nad sufitem zgłoś rano. Gości uprzedź, skąd biorą się nocne hałasy.',
    },
    rodent: {
      intro:
        'W drewnianej willi mysz wchodzi tuż nad podmurówką i chodzi za zabudową kuchni. Szukamy tego przejścia, stawiamy pułapki na trasie, a szpary wypełniamy na końcu.',
      buildings:
        'Myszy wchodzą przy podmurówce z kamienia, między kamień a pierwszą belkę. W kuchniach pensjonatów chodzą za zabudową, której nikt nie odsuwał od lat. Szczury trzymają się potoków i kontenerów na zapleczach.',
      visit:
        'W pensjonacie zaczynamy od kuchni i magazynu, zanim wstaną goście, a pułapki chowamy tak, żeby ich nie widzieli. Bali nie nawiercamy: szpary wypełniamy na zamówienie stalową siatką i osłaniamy drewnem. Na zewnątrz stawiamy tylko stacje zamykane na klucz, bo obok, na skraju parku narodowego, żyją drapieżniki, którym nie wolno zaszkodzić.',
      advice:
        'Ślady zgłoś w godzinach pracy, a przegląd zapobiegawczy umów w listopadzie lub maju, kiedy pokoje stoją puste. Śmieci z gastronomii wynoś po zamknięciu do zamkniętego kontenera, nie rano.',
    },
    disinfection: {
      intro:
        'Między wyjazdem jednej grupy a przyjazdem następnej bywa tylko kilka godzin. Listę pokoi i kolejność ustalamy więc wcześniej, zanim grupa wyjedzie.',
      buildings:
        'Zielone szkoły, obozy i wesela skupiają w jednym obiekcie setki osób. Wspólne łazienki, bufet i poręcze klatki roznoszą wirusy żołądkowe. W prywatnych apartamentach odkażać trzeba po najemcach, którzy zostawili bałagan, a w niżej położonych domach – gdy wyleje potok.',
      visit:
        'Prosimy o plan obiektu i listę pokoi do odkażenia. Pracujemy z góry na dół. Drewno, skóry i tkaniny odkażamy bez moczenia. Mówimy kierownikowi, kiedy można otworzyć każdą część, żeby recepcja mogła to powtórzyć gościom.',
      advice:
        'Zadzwoń, jeśli chorują goście z dwóch pokoi. Bufet zastąp podawaniem do stolika, a zabrudzoną pościel zawiąż w worku, bez trzepania.',
    },
    insect: {
      intro:
        'Muchy i biedronki zatrzymuje się na elewacji, zanim wejdą między bale. Osy nad tarasem usuwamy, gdy w pobliżu nie ma gości.',
      buildings:
        'Owady szukają szpar na zimę i wchodzą między bale oraz pod boazerię, a ciepły kaloryfer budzi je w środku ferii. Latem osy gniazdują pod wysuniętymi okapami, przy tarasach. W kuchniach hoteli zdarzają się prusaki przywiezione z dostawą.',
      visit:
        'Na muchy nakładamy preparat na elewację i ramy, zanim noce zrobią się mroźne, a te, które już weszły, zbieramy odkurzaczem. Szpar, w których bywają nietoperze, nie opryskujemy. Pilne gniazdo zdejmujemy od razu, inne o świcie albo po zmroku. W kuchni nakładamy żel po kolacji.',
      advice:
        'Zarezerwuj termin na elewację na przełomie sierpnia i września. Jeśli osy już latają nad stolikami, dzwoń od razu i zamknij ten fragment tarasu.',
    },
    mould: {
      intro:
        'W pokoju, w którym schną ubrania po nartach, para osiada na najzimniejszej ścianie. Usuwamy pleśń i sprawdzamy, czy woda nie idzie także z dachu.',
      buildings:
        'Drewniane wille wysychają po wietrzeniu, ale dobudowane murowane łazienki często mają słabą wentylację. Apartamenty używane tylko w weekendy stoją niedogrzane, a kiedy właściciel odkręci grzejnik, woda skrapla się w narożniku. Śnieg zalegający w koszach dachu podcieka pod pokrycie i wychodzi plamą na skosie.',
      visit:
        'Pytamy, kiedy pokój stoi pusty i kto go wietrzy. Skos oglądamy też od strychu, bo przyczyną bywa jedna zerwana obróbka. Zabieg planujemy poza sezonem, a na zimę zostawiamy proste zasady dla sprzątających.',
      advice:
        'Oględziny umów, gdy tylko zobaczysz plamę; na prace dobry jest kwiecień albo listopad, gdy pokój może spokojnie schnąć. Do tego czasu poproś gości o krótkie wietrzenie po kąpieli.',
    },
  },
});
