import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Stolica powiatu nad Sołą',
    population: 'ok. 37 tys. mieszkańców (2021)',
    postcodes: '32-600',
    landmarks: ['Rynek Główny', 'zamek nad Sołą', 'bulwary'],
  },
  commonIssues: {
    bedbug:
      'W blokach mieszkania łączą piony i kanały instalacyjne, którymi pluskwy przechodzą z lokalu do lokalu, a do hoteli trafiają w bagażach gości.',
    marten:
      'Domy na obrzeżach sąsiadują ze stawami i zadrzewieniami nad Sołą, skąd kuna przychodzi nocą na strychy i do garaży.',
    rodent:
      'Brzegi Soły, stawy i tereny przemysłowe dają szczurom wodę i kryjówki, a gdy robi się chłodno, zwierzęta przenoszą się do piwnic i magazynów.',
    disinfection:
      'Po podtopieniu od strony Soły, awarii kanalizacji w bloku albo długiej chorobie domownika samo sprzątanie nie usunie drobnoustrojów.',
    insect:
      'Węzły cieplne i piony bloków są dla prusaków drogą na cały rok, a bliskość stawów oznacza latem komary i muchy przy oświetlonych oknach.',
    mould:
      'Wilgotne powietrze w dolinach Soły i Wisły oraz chłodne, nieocieplone ściany starszych bloków sprawiają, że grzyb wraca zimą w te same narożniki.',
  },
  districts: [
    'Stare Miasto',
    'Zasole',
    'osiedle Chemików',
    'Stare Stawy',
    'Dwory',
    'Zaborze',
    'Grojec',
    'Poręba Wielka',
  ],
  local: {
    bedbug: {
      intro:
        'W wieżowcu pluskwy przechodzą między piętrami przy rurach, a w hotelu jadą wózkiem z pościelą. Sprawdzamy, skąd przyszły, zanim powiemy, ile pokoi objąć zabiegiem.',
      buildings:
        'Osiedle Chemików budowano etapami przy zakładach, więc obok niskich bloków z cegły stoją wieżowce z płyty. W tych pierwszych owady kryją się w szczelinach parkietu, w drugich wędrują przy rurach grzewczych przez kilka pięter. W kwaterach pracowniczych do pokoju wciąż wprowadza się ktoś nowy.',
      visit:
        'W wieżowcu, jeśli się zgodzisz, prosimy spółdzielnię o wejście do szachtu na trzech kondygnacjach i zostawiamy sąsiadom kartkę z opisem owada. W hotelu oglądamy pokoje po obu stronach zgłoszonego oraz wózki z pościelą. Do kwater polecamy metalowe łóżka bez zakamarków.',
      advice:
        'Zadzwoń po pierwszej nocy ze śladami i śpij dalej we własnym łóżku. Rzeczy z szafy nie przenoś do innych pokoi.',
    },
    marten: {
      intro:
        'Hałas słychać w kilku kamienicach, a legowisko jest jedno. Szukamy go, a otwory zamykamy, gdy kuny nie ma w środku.',
      buildings:
        'W Dworach i Grojcu domy stoją rzadziej, nieraz z kurnikiem lub gołębnikiem, a te przyciągają kuny. W niskich blokach zwierzę wchodzi przez wentylację stropodachu, jeśli nie ma w niej siatki. W starej części miasta pod zamkiem przechodzi z dachu na dach po zwartej pierzei.',
      visit:
        'W pierzei ustalamy najpierw, pod którym dachem jest gniazdo, i za twoją zgodą rozmawiamy z właścicielami. Na stropodach wchodzimy od zewnątrz, po drabinie, i zakładamy siatkę na otworach, w których nic nie wskazuje na jerzyki ani nietoperze. Słup gołębnika radzimy obić blachą.',
      advice:
        'Szuranie po obu stronach ściany zgłoś w ciągu dnia. Nie zatykaj kratek szmatami ani folią: bez wentylacji stropodach zawilgotnieje, a w środku mogą być ptaki lub nietoperze.',
    },
    rodent: {
      intro:
        'Szczury znad Soły i stawów wchodzą do piwnic okienkami i obok rur ciepłowniczych. Znajdujemy te przejścia od razu, a zamykamy je po zwalczaniu.',
      buildings:
        'Groble stawów i brzegi rzeki dają szczurom miejsce na nory, a tereny zakładów ciepłe kanały i estakady. W blokach gryzonie wchodzą do piwnic przez nieszczelne przejścia rur ciepłowniczych i okienka bez kratek.',
      visit:
        'Na groblach, gdzie żyją ptaki wodne, stawiamy przede wszystkim pułapki. Administracji osiedla zostawiamy mapę okienek do zasłonięcia siatką. Zakładom i magazynom proponujemy stały nadzór z podziałem na strefy.',
      advice:
        'Pisk w piwnicy albo rozkopaną ziemię przy fundamencie zgłoś w godzinach pracy. Ryb, karmy i zanęty nie trzymaj w komórce w workach foliowych.',
    },
    disinfection: {
      intro:
        'Woda z pękniętego pionu albo z Soły zostaje tam, gdzie jej nie widać: pod wanną, panelem i listwą. Te miejsca odkażamy, zanim zaczniesz remont.',
      buildings:
        'Na Zasolu i przy wałach zdarzają się podtopienia, a przy wysokiej wodzie gruntowej ścieki cofają się nawet bez powodzi. W wieżowcu pęknięta rura w łazience zalewa kilka pięter, więc odkażamy także przestrzeń pod wanną. W hotelach i stołówkach powodem bywa infekcja, a pokoje muszą być gotowe przed przyjazdem kolejnej grupy.',
      visit:
        'W bloku odkażamy mieszkania od góry do dołu, w kolejności, w jakiej płynęła woda. Zarządcy podajemy listę lokali, do których nie było dostępu. W stołówce zaczynamy od zmywalni i chłodni, a salę zostawiamy na koniec.',
      advice:
        'Zakręć zawór. Ścieki w mieszkaniu zgłoś od razu, czystą wodę w godzinach pracy. Mokrych dywanów nie przenoś do czystych pokoi i nie włączaj farelki: w mokrym pomieszczeniu grozi porażeniem.',
    },
    insect: {
      intro:
        'Na prusaki w bloku działa żel, na osy pod blachą wiaty najlepszy jest zmierzch. Powiedz, co widzisz i w którym miejscu, a przyjedziemy z właściwym sprzętem i o właściwej porze.',
      buildings:
        'Na komary znad stawów żaden zabieg w mieszkaniu nie pomoże na długo: potrzebne są siatki i osłonięte światło, co mówimy już przez telefon. Co innego osy pod blachą wiaty albo karaluchy, które w bloku idą z węzła cieplnego w górę. Na działkach szerszenie zajmują drewniane altanki.',
      visit:
        'W bloku za twoją zgodą pytamy spółdzielnię o dostęp do węzła cieplnego, bo zwykle tam jest najcieplej. Altanę na działce obchodzimy o zmierzchu i usuwamy gniazdo razem z plastrem. W restauracjach rozkładamy tablice lepowe za sprzętem i wracamy sprawdzić, co się złapało.',
      advice:
        'Prusaki widywane w dzień to znak, że jest ich dużo: zadzwoń. Na noc wytrzyj zlew i wylej wodę z podstawek pod kwiatami.',
    },
    mould: {
      intro:
        'Zanim usuniemy pleśń, sprawdzamy, czy ściana jest mokra od gruntu, czy od pary z mieszkania. Od tego zależy, czy wystarczy sam zabieg.',
      buildings:
        'Starsze bloki z cegły mają nieocieplone cokoły i loggie, a parter nad piwnicą jest chłodny od spodu. Stare miasto stoi wprawdzie na skarpie, ale grube mury kamienic bez izolacji są wilgotne od piwnic. W domach przy stawach kłopotem są piwnice poniżej poziomu grobli.',
      visit:
        'Na parterze mierzymy wilgotność podłogi i progu balkonowego, nie tylko narożnika. Jeżeli woda przychodzi z gruntu, odgrzybiamy to, co nad nią, i uczciwie mówimy, że bez izolacji pleśń z czasem wróci. W bloku wskazujemy administracji mostki cieplne przy loggiach.',
      advice:
        'Oględziny umów w godzinach pracy; najlepszy jest czas przed sezonem grzewczym, bo suchą ścianę łatwiej zabezpieczyć. Akwarium i suszarkę z praniem wynieś z pokoju, w którym rośnie plama.',
    },
  },
});
