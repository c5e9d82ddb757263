import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
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
      'Na nasłonecznionych ścianach drewnianych willi gromadzą się jesienią muchy i biedronki, a latem nad tarasami budują gniazda osy.',
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
  local: {
    bedbug: {
      intro:
        'W Zakopanem łóżko zmienia gościa co dwa, trzy dni, a w szczycie sezonu nie stygnie. Jedna walizka z pluskwami wystarczy, żeby z czasem miał je cały pensjonat.',
      buildings:
        'W drewnianych willach owady siedzą w szparach bali i za pakułami, tam, gdzie nie dosięgnie odkurzacz. W apartamentowcach wędrują korytarzem przy progach, a roznosi je także wózek z pościelą. Kwatery na Cyrhli, Olczy i Harendzie mają po kilka pokoi, więc jedno ognisko szybko oznacza puste pół domu.',
      visit:
        'Pracujemy w oknie między wymeldowaniem a przyjazdem albo zamykamy na kilka dni jedno piętro, do wyboru. Bale i łóżka czyścimy parą, żeby nie zaplamić drewna, a preparat kładziemy w szczeliny. Obsłudze pokazujemy, jak co tydzień obejrzeć zagłówek i szwy materaca.',
      advice:
        'Zadzwoń po pierwszej skardze gościa, nie po pierwszej opinii w internecie. Pokój wyłącz ze sprzedaży, pościel zostaw w środku i nie wynoś z niego mebli.',
    },
    marten: {
      intro:
        'Po halnym w Zakopanem zostają na dachach dziury: zerwany gont, odgięta blacha, pęknięta dachówka. Kuna znajduje je szybciej niż dekarz.',
      buildings:
        'Las podchodzi pod płoty na Bystrem, w Jaszczurówce i na Krzeptówkach, a wille stoją pod starymi świerkami. Strome, wielopołaciowe dachy w stylu zakopiańskim mają kosze, wykusze i facjatki, czyli dziesiątki miejsc, których nie widać z ziemi. W apartamentowcach zwierzę wybiera szachty wentylacyjne.',
      visit:
        'Dach oglądamy z drabiny i z wnętrza, połać po połaci. Gont i boazerię mocujemy z powrotem tak, jak były, a siatkę chowamy pod spodem; przy budynku zabytkowym najpierw pytamy o zgodę konserwatora. Zimą terminy zależą od śniegu na połaci, w sezonie od gości w pokojach.',
      advice:
        'Zadzwoń po każdym silnym halnym, jeśli kuna mieszkała już kiedyś w tym domu. Gościom powiedz wprost, co słychać nad głową, zanim sami zapytają.',
    },
    rodent: {
      intro:
        'Karczmy, budki i śmietniki wokół Krupówek są dla gryzoni łatwą stołówką, a śnieg zagania je zimą pod dach. W drewnianym Zakopanem droga do środka jest krótka.',
      buildings:
        'Myszy wchodzą przy podmurówce z kamienia, między kamień a pierwszą belkę. W kuchniach pensjonatów chodzą za zabudową, której nikt nie odsuwał od lat. Szczury trzymają się potoków i kontenerów na zapleczach.',
      visit:
        'W pensjonacie zaczynamy od kuchni i magazynu, zanim wstaną goście, a pułapki chowamy tam, gdzie nikt na nie nie trafi. Belki nie wiercimy: szpary wypełniamy siatką i drewnem. Na zewnątrz stawiamy tylko stacje zamykane na klucz, bo obok, na skraju parku narodowego, żyją drapieżniki, którym nie wolno zaszkodzić.',
      advice:
        'Zadzwoń przed sezonem, w listopadzie lub maju, kiedy pokoje stoją puste. Śmieci z gastronomii wynoś po zamknięciu do zamkniętego kontenera, nie rano.',
    },
    disinfection: {
      intro:
        'Turnus się kończy, kilka osób w autokarze choruje, a za parę godzin przyjeżdża następna grupa. W Zakopanem na dezynfekcję jest zwykle tyle czasu, ile między jedną kolacją a drugą.',
      buildings:
        'Zielone szkoły, obozy i wesela skupiają w jednym obiekcie setki osób. Wspólne łazienki, bufet i poręcze klatki roznoszą wirusy żołądkowe. W prywatnych apartamentach odkażać trzeba po najemcach, którzy zostawili więcej niż kurz, a w niżej położonych domach – po wylaniu potoku.',
      visit:
        'Prosimy o rzut obiektu i listę pokoi, w których byli chorzy, i pracujemy z góry na dół. Drewno, skóry i tkaniny odkażamy bez moczenia. Mówimy kierownikowi, kiedy można otworzyć każdą część, żeby recepcja mogła to powtórzyć gościom.',
      advice:
        'Zadzwoń, gdy chorują dwie osoby z różnych pokoi. Bufet zamień na wydawanie do stolika, a zabrudzoną pościel zwiąż w worku i nie trzep.',
    },
    insect: {
      intro:
        'Słoneczna ściana drewnianej willi jest w październiku czarna od much i czerwona od biedronek. Goście w Zakopanem pytają wtedy, czy tak ma być.',
      buildings:
        'Owady szukają szpar na zimę i wchodzą między bale oraz pod boazerię, a ciepły kaloryfer budzi je w środku ferii. Latem na Olczy i w Kościelisku osy gniazdują pod wysuniętymi okapami, przy tarasach ze śniadaniem. W kuchniach hoteli, jak wszędzie, zdarzają się prusaki z dostawą.',
      visit:
        'Na muchy nakładamy preparat na elewację i ramy, zanim noce zrobią się mroźne, a te, które już weszły, odkurzamy. Gniazdo nad tarasem zdejmujemy o świcie albo po zmroku, kiedy gości nie ma. Kuchnię żelujemy po wydaniu kolacji.',
      advice:
        'Zarezerwuj termin na elewację na przełomie sierpnia i września. Jeśli osy już latają nad stolikami, dzwoń od razu i zamknij ten fragment tarasu.',
    },
    mould: {
      intro:
        'Mokre narciarskie kurtki na kaloryferze, prysznice od czwartej do szóstej, okno zamknięte, bo mróz: ściana w zakopiańskim pokoju dostaje tyle pary, co łaźnia.',
      buildings:
        'Drewniane wille wysychają, jeśli się je wietrzy, ale dobudowane murowane łazienki już nie. Apartamenty używane tylko w weekendy stoją niedogrzane, a kiedy właściciel odkręci grzejnik, woda skrapla się w narożniku. Śnieg zalegający w koszach dachu podcieka pod pokrycie i wychodzi plamą na skosie.',
      visit:
        'Pytamy o rytm najmu i o to, kto wietrzy między gośćmi. Skos oglądamy też od strychu, bo przyczyną bywa jedna zerwana obróbka. Zabieg i ozonowanie planujemy na martwy sezon, a na zimę zostawiamy proste zasady dla sprzątających.',
      advice:
        'Zadzwoń w kwietniu albo w listopadzie, gdy ściana może spokojnie schnąć. Do tego czasu daj gościom suszarkę do butów i poproś o krótkie wietrzenie po kąpieli.',
    },
  },
});
