import type { ServiceIcon } from './services';
import { typeset } from './typeset';

export interface City {
  /** Last part of the address, ASCII; changing it breaks links. */
  slug: string;
  /** Nominative: "Nowy Sącz". */
  name: string;
  /** Genitive, as after "do", "z", "mieszkańców": "Nowego Sącza". */
  genitive: string;
  /** Locative with its preposition: "w Nowym Sączu". */
  locative: string;
  /** Rounded number of residents and the year it is true of. */
  population: { count: number; year: number };
  /** One or two sentences: what kind of town it is and how its buildings look. */
  characteristics: string;
  /** What that means for each of the six services: one full sentence, true of this town. */
  commonIssues: Record<ServiceIcon, string>;
  /** Districts, housing estates or neighbouring villages that the teams visit, nominative. */
  districts: readonly string[];
  /** Postcodes of the town, such as "31-001"; only those known to be right. */
  postcodes: readonly string[];
  /** Places that everybody there knows, nominative. */
  landmarks: readonly string[];
  /** One sentence: the roads by which a team arrives. */
  transport: string;
  /** Position of the town's centre, degrees (WGS 84). */
  position: { latitude: number; longitude: number };
}

export const cities: readonly City[] = typeset<readonly City[]>([
  {
    slug: 'krakow',
    name: 'Kraków',
    genitive: 'Krakowa',
    locative: 'w Krakowie',
    population: { count: 804_000, year: 2023 },
    characteristics:
      'Kamienice Starego Miasta i Kazimierza, bloki Nowej Huty i Prokocimia oraz domy jednorodzinne na obrzeżach starzeją się inaczej i mają inne słabe punkty. Dochodzą do tego akademiki, hotele i mieszkania na krótki najem, w których goście zmieniają się co kilka dni.',
    commonIssues: {
      bedbug:
        'W hostelach, akademikach i mieszkaniach na krótki najem pluskwy przyjeżdżają w walizkach, a potem wzdłuż rur i listew przechodzą do sąsiednich lokali.',
      marten:
        'Domy na Woli Justowskiej, w Bronowicach czy Swoszowicach stoją wśród ogrodów i niedaleko lasu, więc kuna ma pożywienie i ciepłe poddasze w zasięgu jednej nocnej wędrówki.',
      rodent:
        'W śródmieściu szczury trzymają się podwórek, na które trafiają odpadki z restauracji, a na osiedlach z wielkiej płyty – długich piwnicznych korytarzy.',
      disinfection:
        'W mieście pełnym mieszkań na wynajem, gabinetów i hosteli odkażenia potrzebują przede wszystkim lokale po chorobie, po awarii kanalizacji i po uciążliwym najemcy.',
      insect:
        'W gęsto zamieszkanych blokach i kamienicach z restauracją na parterze prusaki mają zawsze otwartą kuchnię, a latem na balkony i poddasza wprowadzają się osy.',
      mould:
        'Grube mury kamienic bez izolacji podciągają wilgoć od fundamentów, a w ocieplonych blokach ze szczelnymi oknami grzyb wychodzi w narożnikach i przy nadprożach.',
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
    postcodes: ['31-001', '31-004', '31-042', '30-552', '31-949'],
    landmarks: ['Rynek Główny', 'Wawel', 'kopiec Kościuszki', 'plac Centralny'],
    transport:
      'Po mieście jeździmy obwodnicą w ciągu A4, S7 i S52 oraz drogami krajowymi nr 79 i 94, żeby jak najkrócej stać w korkach.',
    position: { latitude: 50.0617, longitude: 19.9375 },
  },
  {
    slug: 'tarnow',
    name: 'Tarnów',
    genitive: 'Tarnowa',
    locative: 'w Tarnowie',
    population: { count: 103_000, year: 2024 },
    characteristics:
      'Renesansowe Stare Miasto otaczają kamienice z przełomu XIX i XX wieku, dalej ciągną się osiedla bloków. W Mościcach, zbudowanych przy zakładach azotowych, modernistyczne domy stoją wśród starych drzew.',
    commonIssues: {
      bedbug:
        'Na dużych osiedlach bloków pluskwy przechodzą między mieszkaniami wzdłuż pionów i przez gniazdka, a nowe ogniska zaczynają się od bagażu po podróży albo używanego mebla.',
      marten:
        'Stare drzewa Mościc i ogrody pod Górą Świętego Marcina to dla kuny dobry teren łowiecki, a gałęzie nad dachem – najkrótsza droga na strych.',
      rodent:
        'Stare piwnice pod kamienicami łączą się z podwórkami, na których szczury szukają odpadków, a jesienią myszy wchodzą z pól do domów w Klikowej i Krzyżu.',
      disinfection:
        'W gęstej zabudowie wokół rynku mieszkanie po chorobie albo zgonie trzeba odkazić szczególnie starannie, bo za ścianą i na tej samej klatce mieszkają sąsiedzi.',
      insect:
        'W jednym z najcieplejszych miast Polski osy i mrówki zaczynają sezon wcześnie, a w blokach prusaki korzystają z ciepłych pionów przez cały rok.',
      mould:
        'Mury najstarszych kamienic często nie mają poziomej izolacji, a w nieocieplonych budynkach z lat 30. pleśń zajmuje zimne narożniki za meblami.',
    },
    districts: [
      'Mościce',
      'Strusina',
      'Grabówka',
      'Rzędzin',
      'Krzyż',
      'Klikowa',
      'Gumniska',
      'Zgłobice',
      'Tarnowiec',
    ],
    postcodes: ['33-100', '33-101'],
    landmarks: [
      'rynek z renesansowym ratuszem',
      'bazylika katedralna',
      'mauzoleum generała Bema',
      'Góra Świętego Marcina',
    ],
    transport: 'Dojeżdżamy autostradą A4 albo drogą krajową nr 94, a po mieście także drogą krajową nr 73.',
    position: { latitude: 50.0125, longitude: 20.9883 },
  },
  {
    slug: 'nowy-sacz',
    name: 'Nowy Sącz',
    genitive: 'Nowego Sącza',
    locative: 'w Nowym Sączu',
    population: { count: 80_000, year: 2024 },
    characteristics:
      'Miasto leży w widłach Dunajca i Kamienicy: rynek otaczają kamienice, dalej stoją bloki z czasów PRL, a na stokach Kotliny Sądeckiej rozciągają się duże osiedla domów jednorodzinnych.',
    commonIssues: {
      bedbug:
        'Przez miasto prowadzi droga do uzdrowisk w Krynicy i Piwnicznej, a pluskwy podróżują nią w bagażach gości i osób wracających z pracy za granicą.',
      marten:
        'Na osiedla na stokach, blisko lasów i sadów, kuna przychodzi nocą: na strych wchodzi po rynnie albo z gałęzi, a pod maską auta szuka ciepła.',
      rodent:
        'Zarośla i wały nad Dunajcem i Kamienicą to siedlisko szczura wędrownego, który po wysokiej wodzie przenosi się do piwnic i zabudowań gospodarczych.',
      disinfection:
        'Niżej położone domy nad Dunajcem i Kamienicą bywają podtapiane, a zalaną piwnicę trzeba nie tylko osuszyć, lecz także odkazić.',
      insect:
        'W domach z drewnianą więźbą i w sąsiedztwie sadów pojawiają się osy, szerszenie i owady niszczące drewno, a na osiedlach bloków – prusaki.',
      mould:
        'Zimne powietrze i mgły zalegają w kotlinie, więc w słabo wietrzonych domach para wodna długo skrapla się na zimnych ścianach.',
    },
    districts: [
      'Gołąbkowice',
      'Millenium',
      'Barskie',
      'Wólki',
      'Zawada',
      'Biegonice',
      'Dąbrówka',
      'Helena',
      'Zabełcze',
      'Chełmiec',
    ],
    postcodes: ['33-300'],
    landmarks: [
      'rynek z ratuszem',
      'bazylika św. Małgorzaty',
      'ruiny zamku królewskiego',
      'Miasteczko Galicyjskie',
    ],
    transport:
      'Od strony Krakowa jedziemy autostradą A4 do Brzeska i drogą krajową nr 75, a po okolicy drogami krajowymi nr 28 i 87.',
    position: { latitude: 49.625, longitude: 20.6906 },
  },
  {
    slug: 'oswiecim',
    name: 'Oświęcim',
    genitive: 'Oświęcimia',
    locative: 'w Oświęcimiu',
    population: { count: 38_000, year: 2019 },
    characteristics:
      'Nad Sołą leży stara część miasta z zamkiem i rynkiem, a dalej na wschód duże osiedle Chemików, rozbudowane po wojnie przy zakładach chemicznych. Wokół są domy jednorodzinne i stawy rybne.',
    commonIssues: {
      bedbug:
        'W blokach osiedla Chemików mieszkania łączą piony i kanały instalacyjne, którymi pluskwy przechodzą z lokalu do lokalu, a do hoteli trafiają w bagażach gości.',
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
      'Błonie',
      'Stare Stawy',
      'Dwory',
      'Zaborze',
      'Grojec',
      'Poręba Wielka',
    ],
    postcodes: ['32-600'],
    landmarks: ['zamek nad Sołą', 'rynek', 'zakład salezjański', 'hala lodowa'],
    transport:
      'Z Krakowa jedziemy drogą krajową nr 44 przez Skawinę i Zator, a od strony Chrzanowa drogą wojewódzką nr 933.',
    position: { latitude: 50.0381, longitude: 19.2208 },
  },
  {
    slug: 'chrzanow',
    name: 'Chrzanów',
    genitive: 'Chrzanowa',
    locative: 'w Chrzanowie',
    population: { count: 36_000, year: 2020 },
    characteristics:
      'Zwarte centrum wokół rynku przechodzi w osiedla z wielkiej płyty, w których zamieszkali pracownicy kopalń i fabryki lokomotyw, a dalej w domy jednorodzinne sięgające skraju lasów.',
    commonIssues: {
      bedbug:
        'Na osiedlach z wielkiej płyty jedno niezgłoszone ognisko wystarcza, żeby pluskwy zajęły kolejne piętra, dlatego warto sprawdzić także lokale za ścianą i pod podłogą.',
      marten:
        'Od wschodu do miasta dochodzą lasy Puszczy Dulowskiej, więc kuny bez trudu docierają na poddasza domów na obrzeżach.',
      rodent:
        'Dawne tereny fabryczne i nasypy kolejowe są dla szczurów spokojną bazą, z której wchodzą do piwnic, śmietników i garaży przy blokach.',
      disinfection:
        'W kamienicach przy rynku i w blokach ze wspólną kanalizacją odkażanie bywa potrzebne po cofnięciu ścieków, śmierci lokatora albo wieloletnim zaniedbaniu mieszkania.',
      insect:
        'W blokach prusaki przemieszczają się kanałami wentylacyjnymi, a przy domach pod lasem osy i szerszenie zakładają latem gniazda.',
      mould:
        'Po wymianie okien na szczelne bloki z wielkiej płyty wietrzą się gorzej i pleśń siada na złączach płyt oraz za meblościankami.',
    },
    districts: [
      'Śródmieście',
      'osiedle Północ',
      'Kościelec',
      'Kąty',
      'Stara Huta',
      'Rospontowa',
      'Borowiec',
      'Balin',
      'Luszowice',
      'Płaza',
    ],
    postcodes: ['32-500'],
    landmarks: ['rynek', 'kościół św. Mikołaja', 'Dom Urbańczyka', 'dawna fabryka lokomotyw Fablok'],
    transport:
      'Z Krakowa i ze Śląska zjeżdżamy z autostrady A4 na węźle Chrzanów, a po okolicy poruszamy się drogą krajową nr 79.',
    position: { latitude: 50.1417, longitude: 19.4114 },
  },
  {
    slug: 'olkusz',
    name: 'Olkusz',
    genitive: 'Olkusza',
    locative: 'w Olkuszu',
    population: { count: 32_000, year: 2023 },
    characteristics:
      'Stare miasto górnicze na skraju Jury: rynek z kamienicami i fragmentem murów obronnych, bloki z drugiej połowy XX wieku i osiedla domów, które wchodzą w sosnowe lasy.',
    commonIssues: {
      bedbug:
        'Mieszkania w blokach wynajmują tu także osoby dojeżdżające do Krakowa i na Śląsk, a przy każdej przeprowadzce pluskwy mogą podróżować w meblach i kartonach.',
      marten:
        'Sosnowe lasy i jurajskie skałki zaczynają się tuż za domami, a kuna, która zna skalne szczeliny, równie sprawnie korzysta ze szpar pod dachówką.',
      rodent:
        'Stare piwnice wokół rynku i tereny pogórnicze dają gryzoniom kryjówki, a po żniwach myszy z okolicznych pól szukają ciepła w domach.',
      disinfection:
        'Po zamknięciu kopalni Olkusz-Pomorzany wody gruntowe w okolicy się podnoszą, a zalaną piwnicę trzeba odkazić, zanim znów zacznie służyć domownikom.',
      insect:
        'Piaszczyste, szybko nagrzewające się podłoże sprzyja mrówkom, które wchodzą do domów przez szczeliny przy tarasach, a w sosnowych więźbach żerują owady niszczące drewno.',
      mould:
        'W kamiennych i ceglanych murach starego centrum wilgoć podciąga z gruntu, a w blokach bez sprawnej wentylacji pleśń rośnie w łazienkach bez okien.',
    },
    districts: [
      'Pakuska',
      'Słowiki',
      'osiedle Młodych',
      'Glinianki',
      'Skalskie',
      'Czarna Góra',
      'Parcze',
      'Pomorzany',
      'Rabsztyn',
      'Klucze',
    ],
    postcodes: ['32-300'],
    landmarks: ['rynek', 'bazylika św. Andrzeja Apostoła', 'Podziemny Olkusz', 'zamek w Rabsztynie'],
    transport:
      'Z Krakowa i z Zagłębia prowadzi tu droga krajowa nr 94, a do sąsiednich gmin drogi wojewódzkie nr 783 i 791.',
    position: { latitude: 50.2811, longitude: 19.565 },
  },
  {
    slug: 'nowy-targ',
    name: 'Nowy Targ',
    genitive: 'Nowego Targu',
    locative: 'w Nowym Targu',
    population: { count: 33_000, year: 2019 },
    characteristics:
      'Stolica Podhala leży u zbiegu Białego i Czarnego Dunajca: wokół rynku stoją kamienice, dalej bloki, a na obrzeżach duże domy ze stromymi dachami, często z pokojami na wynajem.',
    commonIssues: {
      bedbug:
        'Noclegi dla turystów jadących w Tatry, Gorce i Pieniny oraz ruch przy słynnym jarmarku sprawiają, że pluskwy łatwo trafiają tu w bagażu i odzieży.',
      marten:
        'Strome dachy kryją obszerne, ciepłe poddasza, na które z pierwszymi przymrozkami kuny przychodzą z lasów pod Gorcami.',
      rodent:
        'Stajnie, stodoły i targowisko zapewniają myszom i szczurom pokarm, a długa podhalańska zima zagania je do domów i pensjonatów.',
      disinfection:
        'W pokojach gościnnych i kuchniach pensjonatów odkażanie między turnusami pomaga ograniczyć kolejne zachorowania, gdy wśród gości pojawi się infekcja jelitowa.',
      insect:
        'W drewnianych domach i więźbach żerują spuszczel i kołatek, a jesienią na nieużywanych poddaszach zbierają się muchy szukające miejsca na zimę.',
      mould:
        'Mroźne zimy i mgły znad torfowisk sprzyjają skraplaniu pary na zimnych ścianach, zwłaszcza w pokojach ogrzewanych tylko na czas pobytu gości.',
    },
    districts: [
      'Bór',
      'Kowaniec',
      'Niwa',
      'Równia Szaflarska',
      'Oleksówki',
      'Zadział',
      'Szaflary',
      'Ludźmierz',
      'Waksmund',
    ],
    postcodes: ['34-400'],
    landmarks: ['rynek z ratuszem', 'kościół św. Katarzyny', 'kościół św. Anny', 'Miejska Hala Lodowa'],
    transport:
      'Z Krakowa jedziemy zakopianką koło Rabki-Zdroju, czyli drogami nr 7 i 47, a w stronę Bukowiny i granicy drogą krajową nr 49.',
    position: { latitude: 49.4775, longitude: 20.0319 },
  },
  {
    slug: 'bochnia',
    name: 'Bochnia',
    genitive: 'Bochni',
    locative: 'w Bochni',
    population: { count: 28_000, year: 2024 },
    characteristics:
      'Miasto wyrosło nad najstarszą kopalnią soli w Polsce: historyczne centrum leży na stokach, wokół niego są osiedla bloków, a niżej, ku dolinie Raby, domy jednorodzinne.',
    commonIssues: {
      bedbug:
        'Codzienne dojazdy do Krakowa, delegacje i noclegi zwiedzających kopalnię to dla pluskiew wiele okazji, by w torbie dotrzeć do mieszkania w bloku albo pokoju gościnnego.',
      marten:
        'Domy na wzgórzach w stronę Nowego Wiśnicza stoją wśród sadów i zagajników, a rozłożyste dachy w centrum dają kunom spokojne kryjówki.',
      rodent:
        'Pod starą zabudową są głębokie piwnice, a bliskość Raby i jej starorzeczy sprzyja szczurom, które do domów docierają kanalizacją.',
      disinfection:
        'Gdy Raba wzbierze albo ulewa zaleje piwnice w niższych częściach miasta, odkażanie usuwa to, co woda przyniosła z szamb i kanalizacji.',
      insect:
        'W kamienicach z gastronomią na parterze prusaki i mrówki wędrują do mieszkań na piętrach, a w ogrodach na stokach osy budują gniazda w ziemi i pod dachem.',
      mould:
        'W starych domach śródmieścia mur ciągnie z gruntu wodę i sole: tynk się łuszczy, a pod nim rozwija się grzyb.',
    },
    districts: [
      'Chodenice',
      'Dołuszyce',
      'Kolanów',
      'Kurów',
      'osiedle Niepodległości',
      'Łapczyca',
      'Proszówki',
      'Nowy Wiśnicz',
    ],
    postcodes: ['32-700'],
    landmarks: ['Kopalnia Soli Bochnia', 'bazylika św. Mikołaja', 'rynek', 'tężnia solankowa'],
    transport: 'Z Krakowa i Tarnowa dojeżdżamy autostradą A4, a po okolicy drogami nr 94 i 965.',
    position: { latitude: 49.9694, longitude: 20.4325 },
  },
  {
    slug: 'gorlice',
    name: 'Gorlice',
    genitive: 'Gorlic',
    locative: 'w Gorlicach',
    population: { count: 26_000, year: 2021 },
    characteristics:
      'Miasto, przy którym powstawały pierwsze szyby naftowe, leży u ujścia Sękówki do Ropy. Ma niewielkie śródmieście na wzgórzu, fabryczny Glinik i domy na stokach u progu Beskidu Niskiego.',
    commonIssues: {
      bedbug:
        'Powroty z pracy za granicą, używane meble i noclegi turystów w drodze w Beskid Niski to trzy drogi, którymi pluskwy trafiają do tutejszych bloków i domów.',
      marten:
        'Las podchodzi miejscami pod same ogrodzenia, a na drewnianym, rzadko odwiedzanym poddaszu kuna znajduje ciszę i wyściółkę na gniazdo.',
      rodent:
        'Zabudowania przemysłowe Glinika i zarośla nad Ropą są ostoją szczurów, a do drewnianych domów w dolinach co jesień wchodzą myszy.',
      disinfection:
        'Ropa i Sękówka potrafią gwałtownie wezbrać, a zalane piwnice i partery trzeba odkazić, zanim wrócą do nich domownicy.',
      insect:
        'W starym drewnie domów i poddaszy żerują spuszczel i kołatek, a blisko lasu szerszenie zajmują szczeliny pod okapem.',
      mould:
        'Domy wcięte w zbocze mają ścianę stykającą się z gruntem i przy niedrożnym drenażu wilgoć wychodzi na tynku w postaci plam i grzyba.',
    },
    districts: [
      'Glinik Mariampolski',
      'Magdalena',
      'Zawodzie',
      'Stróżówka',
      'Ropica Polska',
      'Sokół',
      'Kobylanka',
      'Szymbark',
    ],
    postcodes: ['38-300'],
    landmarks: ['ratusz', 'Dwór Karwacjanów', 'bazylika Narodzenia Najświętszej Maryi Panny', 'park miejski'],
    transport:
      'Od strony Nowego Sącza i Jasła prowadzi droga krajowa nr 28, a od Tarnowa i autostrady A4 droga wojewódzka nr 977.',
    position: { latitude: 49.655, longitude: 21.16 },
  },
  {
    slug: 'zakopane',
    name: 'Zakopane',
    genitive: 'Zakopanego',
    locative: 'w Zakopanem',
    population: { count: 27_000, year: 2020 },
    characteristics:
      'Drewniane wille w stylu zakopiańskim, pensjonaty i apartamentowce stoją tuż pod lasem i granicą Tatrzańskiego Parku Narodowego, a w sezonie gości bywa tu więcej niż mieszkańców.',
    commonIssues: {
      bedbug:
        'Łóżka w pensjonatach i apartamentach zmieniają gości co kilka dni, więc pluskwy z jednej walizki mogą trafić do wielu pokoi, zanim ktokolwiek je zauważy.',
      marten:
        'Pod gontem i boazerią drewnianych domów kuny mają ciepło, ciszę i mnóstwo szczelin, a las zaczyna się za płotem.',
      rodent:
        'Kuchnie pensjonatów, karczmy i śmietniki w okolicy Krupówek karmią gryzonie przez cały rok, a śnieg i mróz zaganiają je do wnętrza drewnianych domów.',
      disinfection:
        'Gdy w pensjonacie lub na obozie pojawi się infekcja, pokoje, stołówkę i łazienki trzeba odkazić, zanim przyjedzie następny turnus.',
      insect:
        'W starych willach spuszczel i kołatek osłabiają bale i więźbę, a na nasłonecznionych ścianach jesienią gromadzą się muchy i biedronki.',
      mould:
        'Pokoje ogrzewane z przerwami, topniejący śnieg na dachu i zaparowane łazienki pełne mokrych ubrań po nartach to prosta droga do pleśni w narożnikach.',
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
    postcodes: ['34-500'],
    landmarks: ['Krupówki', 'Wielka Krokiew', 'Gubałówka', 'Kuźnice'],
    transport:
      'Jedziemy zakopianką przez Nowy Targ i Poronin, czyli drogą krajową nr 47, a w szczycie sezonu doliczamy czas na korki.',
    position: { latitude: 49.2969, longitude: 19.95 },
  },
  {
    slug: 'skawina',
    name: 'Skawina',
    genitive: 'Skawiny',
    locative: 'w Skawinie',
    population: { count: 24_000, year: 2019 },
    characteristics:
      'Przemysłowe miasto tuż za granicą Krakowa, nad Skawinką: wokół niewielkiego rynku stoją powojenne bloki, dalej zakłady i elektrownia, a na obrzeżach przybywa szeregowców i domów.',
    commonIssues: {
      bedbug:
        'Kwatery pracownicze i mieszkania wynajmowane przez dojeżdżających do Krakowa często zmieniają lokatorów, a każda przeprowadzka może przenieść pluskwy.',
      marten:
        'Domy w Korabnikach i w stronę Radziszowa graniczą z lasem i łąkami, skąd kuny przychodzą na poddasza i pod maski zaparkowanych aut.',
      rodent:
        'Zakłady spożywcze, magazyny i kolej przyciągają gryzonie, a rowy i zarośla nad Skawinką prowadzą je wprost do piwnic na osiedlach.',
      disinfection:
        'W szatniach i stołówkach zakładów oraz w mieszkaniach po zalaniu odkażanie usuwa to, z czym nie radzi sobie zwykłe mycie.',
      insect:
        'W blokach z lat 50. i 60. prusaki korzystają ze starych pionów, a magazyny żywności trzeba chronić przed molami i trojszykami.',
      mould:
        'Na niżej położonych ulicach między Wisłą a Skawinką fundamenty stoją w wilgotnym gruncie, a w blokach sprzed ocieplenia para osiada na zimnych ścianach szczytowych.',
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
    postcodes: ['32-050'],
    landmarks: ['rynek z ratuszem', 'Pałacyk „Sokół”', 'park miejski', 'Elektrownia Skawina'],
    transport:
      'Dojazd jest krótki: autostradą A4 do węzła przy Skawinie albo drogą krajową nr 44 prosto z Krakowa.',
    position: { latitude: 49.975, longitude: 19.8264 },
  },
  {
    slug: 'wieliczka',
    name: 'Wieliczka',
    genitive: 'Wieliczki',
    locative: 'w Wieliczce',
    population: { count: 28_000, year: 2023 },
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
    position: { latitude: 49.9847, longitude: 20.0622 },
  },
  {
    slug: 'andrychow',
    name: 'Andrychów',
    genitive: 'Andrychowa',
    locative: 'w Andrychowie',
    population: { count: 20_000, year: 2019 },
    characteristics:
      'Dawne miasto włókiennicze u stóp Beskidu Małego: pałac i rynek, bloki zbudowane dla pracowników zakładów bawełnianych i domy jednorodzinne w dolinie Wieprzówki.',
    commonIssues: {
      bedbug:
        'Na osiedlach, które powstały dla załogi zakładów bawełnianych, bloki stoją gęsto i mają wspólne kanały instalacyjne, a nimi pluskwy przenikają do sąsiadów.',
      marten:
        'Lasy Beskidu Małego schodzą aż do ostatnich domów w Rzykach i Targanicach, więc kuna na strychu nie jest tu rzadkim gościem.',
      rodent:
        'Po zakładach włókienniczych zostały hale, kanały i magazyny, w których szczury mają spokój, a wodę dają im potoki płynące przez miasto.',
      disinfection:
        'Wieprzówka i jej dopływy po ulewach szybko wzbierają, a zalana piwnica lub garaż wymaga odkażenia, zanim wróci do użytku.',
      insect:
        'W domach letniskowych i na zamkniętych zimą poddaszach gniazdują osy i zimują muchy, a w blokach prusaki trzymają się ciepłych kuchni.',
      mould:
        'Pod górami pada częściej, a zimą w dolinach krótko świeci słońce, więc północne ściany domów długo schną i łatwo porastają grzybem.',
    },
    districts: ['Inwałd', 'Roczyny', 'Sułkowice', 'Targanice', 'Zagórnik', 'Rzyki'],
    postcodes: ['34-120'],
    landmarks: ['pałac Bobrowskich', 'kościół św. Macieja', 'rynek', 'Pańska Góra'],
    transport:
      'Jedziemy drogą krajową nr 52, która łączy miasto z Wadowicami i Kętami, a do wsi pod górami drogą wojewódzką nr 781.',
    position: { latitude: 49.8528, longitude: 19.3414 },
  },
  {
    slug: 'wadowice',
    name: 'Wadowice',
    genitive: 'Wadowic',
    locative: 'w Wadowicach',
    population: { count: 19_000, year: 2019 },
    characteristics:
      'Nad Skawą leży zwarte centrum z rynkiem i bazyliką, do którego przylegają osiedla bloków, a na okolicznych wzgórzach stoją domy z ogrodami. Cały rok przyjeżdżają tu pielgrzymi i wycieczki.',
    commonIssues: {
      bedbug:
        'Domy pielgrzyma, pokoje gościnne i autokary to miejsca, w których pluskwa z jednego bagażu przesiada się do drugiego.',
      marten:
        'Ogrody na wzgórzach i lasy ciągnące się ku Beskidowi Małemu dają kunom pożywienie, a poddasza starszych domów – suche schronienie.',
      rodent:
        'Kamieniczki przy rynku mają wspólne podwórka i stare piwnice, a zarośla nad Skawą są dla szczurów naturalnym szlakiem do miasta.',
      disinfection:
        'Tam, gdzie wiele osób razem nocuje i jada, czyli w domach pielgrzyma, szkołach i stołówkach, infekcja rozchodzi się szybko i odkazić trzeba cały obiekt.',
      insect:
        'Cukiernie, kawiarnie i stragany wokół rynku przyciągają latem osy i mrówki, a na zapleczach kuchni łatwo osiedlają się prusaki.',
      mould:
        'Mgły w dolinie Skawy i stare mury śródmieścia bez izolacji sprzyjają zawilgoceniu parterów, gdzie grzyb zaczyna się tuż nad podłogą.',
    },
    districts: [
      'osiedle Kopernika',
      'osiedle XX-lecia',
      'Chocznia',
      'Tomice',
      'Gorzeń Górny',
      'Gorzeń Dolny',
      'Jaroszowice',
      'Klecza Dolna',
      'Ponikiew',
    ],
    postcodes: ['34-100'],
    landmarks: [
      'bazylika Ofiarowania Najświętszej Maryi Panny',
      'plac Jana Pawła II',
      'Dom Rodzinny Jana Pawła II',
      'klasztor karmelitów bosych',
    ],
    transport:
      'W mieście krzyżują się drogi krajowe nr 28 i 52: pierwszą jedziemy od Zatora, drugą od strony Krakowa i Kalwarii Zebrzydowskiej.',
    position: { latitude: 49.8831, longitude: 19.4931 },
  },
  {
    slug: 'kety',
    name: 'Kęty',
    genitive: 'Kęt',
    locative: 'w Kętach',
    population: { count: 18_000, year: 2022 },
    characteristics:
      'Miasto nad Sołą ma regularny rynek i niską zabudowę w centrum, obok stoją powojenne bloki i zakłady aluminiowe, a dalej ciągną się ulice domów jednorodzinnych z ogrodami.',
    commonIssues: {
      bedbug:
        'Mieszkania wynajmowane pracownikom zakładów i kwatery z kilkoma łóżkami w pokoju często zmieniają lokatorów, a pluskwy krążą między nimi z pościelą i odzieżą.',
      marten:
        'Pas zarośli wzdłuż Soły łączy miasto z lasami Beskidu Małego, a kuny używają go jak korytarza do strychów i garaży.',
      rodent:
        'Zarośla nad Sołą, kompostowniki i kurniki przy domach dają gryzoniom wszystko, czego potrzebują, zanim mróz zagoni je do środka.',
      disinfection:
        'Po wezbraniu Soły albo cofnięciu ścieków do piwnicy odkażanie zamyka prace porządkowe i pozwala bezpiecznie wrócić do pomieszczeń.',
      insect:
        'W altanach i ogrodach osy budują latem gniazda pod okapem i w ziemi, a w blokach prusaki wychodzą nocą przy zlewach i za lodówkami.',
      mould:
        'Żwirowe podłoże nad Sołą szybko przewodzi wodę po ulewach, więc piwnice wilgotnieją od spodu, a pleśń pojawia się przy podłodze i na regałach.',
    },
    districts: [
      'osiedle Nad Sołą',
      'Podlesie',
      'Nowa Wieś',
      'Bulowice',
      'Witkowice',
      'Malec',
      'Łęki',
      'Bielany',
    ],
    postcodes: ['32-650'],
    landmarks: [
      'rynek',
      'kościół św. Małgorzaty i św. Katarzyny',
      'klasztor franciszkanów',
      'Muzeum im. Aleksandra Kłosińskiego',
    ],
    transport:
      'Dojeżdżamy drogą krajową nr 52 od strony Andrychowa albo drogą wojewódzką nr 948 od Oświęcimia.',
    position: { latitude: 49.8836, longitude: 19.2222 },
  },
  {
    slug: 'trzebinia',
    name: 'Trzebinia',
    genitive: 'Trzebini',
    locative: 'w Trzebini',
    population: { count: 19_000, year: 2024 },
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
    position: { latitude: 50.1583, longitude: 19.4728 },
  },
  {
    slug: 'myslenice',
    name: 'Myślenice',
    genitive: 'Myślenic',
    locative: 'w Myślenicach',
    population: { count: 18_000, year: 2019 },
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
    districts: [
      'Zarabie',
      'Górne Przedmieście',
      'Dolne Przedmieście',
      'Chełm',
      'osiedle Tysiąclecia',
      'Osieczany',
      'Droginia',
      'Jawornik',
      'Borzęta',
      'Polanka',
    ],
    postcodes: ['32-400'],
    landmarks: ['rynek', 'Dom Grecki', 'góra Chełm', 'sanktuarium Matki Bożej Myślenickiej'],
    transport:
      'Z Krakowa jedziemy zakopianką, czyli drogą krajową nr 7, a w stronę Dobczyc drogą wojewódzką nr 967.',
    position: { latitude: 49.8339, longitude: 19.9381 },
  },
  {
    slug: 'libiaz',
    name: 'Libiąż',
    genitive: 'Libiąża',
    locative: 'w Libiążu',
    population: { count: 17_000, year: 2019 },
    characteristics:
      'Miasto wyrosło przy kopalni Janina: tworzą je osiedla bloków dla górników i domy jednorodzinne rozrzucone między sosnowymi lasami, niedaleko Wisły.',
    commonIssues: {
      bedbug:
        'Bloki na osiedlach górniczych mają wspólne piony i korytarze piwniczne, którymi pluskwy docierają nawet do mieszkań, z których nikt nie podróżował.',
      marten:
        'Sosnowy las otacza osiedla z kilku stron, a kuny podchodzą nocą i wchodzą na poddasza po drzewach sięgających rynny.',
      rodent:
        'Piwnice bloków z komórkami pełnymi zapasów i ogródki działkowe obok osiedli to dla myszy i szczurów ciąg krótkich przystanków.',
      disinfection:
        'Mieszkania w powojennych blokach, przejmowane po starszych lub chorych lokatorach, warto odkazić jeszcze przed remontem.',
      insect:
        'W blokach prusaki zimują przy ciepłych rurach, a w domach pod lasem mrówki gmachówki drążą wilgotne drewno i ocieplenie.',
      mould:
        'Na terenach górniczych budynki pracują razem z gruntem, a przez rysy w ścianach i obluzowane obróbki dostaje się woda, która karmi grzyb.',
    },
    districts: ['Libiąż Wielki', 'Libiąż Mały', 'Moczydło', 'Flagówka', 'Obieżowa', 'Żarki', 'Gromiec'],
    postcodes: ['32-590'],
    landmarks: ['kopalnia Janina', 'Libiąskie Centrum Kultury', 'kościół Przemienienia Pańskiego'],
    transport:
      'Dojeżdżamy drogą wojewódzką nr 780 od Krakowa albo drogą nr 933, która łączy miasto z Chrzanowem i Oświęcimiem.',
    position: { latitude: 50.1067, longitude: 19.3297 },
  },
  {
    slug: 'brzesko',
    name: 'Brzesko',
    genitive: 'Brzeska',
    locative: 'w Brzesku',
    population: { count: 16_000, year: 2024 },
    characteristics:
      'Miasto na skrzyżowaniu dróg do Krakowa, Tarnowa i Nowego Sącza, znane z Browaru Okocim, ma rynek z niską zabudową, kilka osiedli bloków i domy w dolinie Uszwicy.',
    commonIssues: {
      bedbug:
        'Motele i kwatery przy A4 i drodze na Nowy Sącz goszczą ludzi w trasie, a pluskwy z ich bagaży trafiają potem do domów i bloków.',
      marten:
        'Za zabudową zaczynają się pola, zagajniki i sady, a kuna zagląda na strychy i do kurników w Jadownikach i Okocimiu.',
      rodent:
        'Zboże i pasze składowane w gospodarstwach wokół miasta przyciągają gryzonie, a jesienią myszy z pól nad Uszwicą idą do domów.',
      disinfection:
        'Uszwica nieraz wychodziła z brzegów, a po takiej wodzie dom trzeba oczyścić, osuszyć i odkazić od piwnicy po parter.',
      insect:
        'Sady i ogrody wokół miasta dają osom od sierpnia dojrzałe owoce, a prusaki trzymają się ciepłych kuchni w blokach i lokalach przy rynku.',
      mould:
        'W dolinie Uszwicy grunt długo pozostaje mokry, więc wilgoć wchodzi w ściany domów bez izolacji, a grzyb ujawnia się zimą.',
    },
    districts: [
      'Słotwina',
      'osiedle Brzezowieckie',
      'Okocim',
      'Jadowniki',
      'Mokrzyska',
      'Szczepanów',
      'Poręba Spytkowska',
      'Sterkowiec',
    ],
    postcodes: ['32-800'],
    landmarks: ['rynek', 'kościół św. Jakuba Apostoła', 'Browar Okocim', 'pałac Goetzów'],
    transport: 'Zjeżdżamy z autostrady A4 na węźle Brzesko, a dalej prowadzą drogi krajowe nr 75 i 94.',
    position: { latitude: 49.9683, longitude: 20.6078 },
  },
  {
    slug: 'limanowa',
    name: 'Limanowa',
    genitive: 'Limanowej',
    locative: 'w Limanowej',
    population: { count: 14_000, year: 2024 },
    characteristics:
      'W kotlinie Beskidu Wyspowego leży niewielkie miasto z bazyliką i rynkiem, kilkoma osiedlami bloków i domami rozsianymi po stokach wśród sadów i lasów.',
    commonIssues: {
      bedbug:
        'Wyjazdy do pracy za granicę kończą się powrotem z pełnym autem, a pluskwy jadą wtedy w walizce, materacu albo meblu z drugiej ręki.',
      marten:
        'Domy rozrzucone po stokach mają las za plecami, a kuny wchodzą przez niezabudowane podbitki na stryszki nad garażem i stajnią.',
      rodent:
        'Owoce w piwnicach i stodołach, pasza i drewno ułożone pod ścianą domu zapewniają myszom zimę bez głodu.',
      disinfection:
        'Potoki spływające ze stoków potrafią szybko zalać piwnicę, a muł i nieczystości, które niosą, wymagają odkażenia.',
      insect:
        'W okolicznych sadach osy i szerszenie mają pożywienie do późnej jesieni, a w belkach starych domów żerują owady niszczące drewno.',
      mould:
        'Śnieg zalega w cieniu gór, a domy dobudowane do skarpy mają mokre ściany, na których wiosną pokazuje się pleśń.',
    },
    districts: [
      'Sowliny',
      'Łososina Górna',
      'Lipowe',
      'Stara Wieś',
      'Mordarka',
      'Pisarzowa',
      'Siekierczyna',
      'Słopnice',
    ],
    postcodes: ['34-600'],
    landmarks: ['rynek', 'bazylika Matki Boskiej Bolesnej', 'Miejska Góra', 'Dwór Marsów'],
    transport:
      'Z Krakowa jedziemy zakopianką do Lubnia i dalej przez Mszanę Dolną, a ostatni odcinek drogą krajową nr 28.',
    position: { latitude: 49.7064, longitude: 20.4228 },
  },
]);

export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug);
}
