import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Mieszkania wynajmowane pracownikom zakładów i kwatery z kilkoma łóżkami w pokoju często zmieniają lokatorów, a pluskwy krążą między nimi z pościelą i odzieżą.',
    marten:
      'Pas zarośli wzdłuż Soły łączy miasto z lasami Beskidu Małego, a kuny używają go jak korytarza do strychów i garaży.',
    rodent:
      'Zarośla nad Sołą, kompostowniki i kurniki przy domach dają gryzoniom wszystko, czego potrzebują, zanim mróz zagoni je do środka.',
    disinfection:
      'Po wezbraniu Soły albo cofnięciu ścieków do piwnicy odkażanie jest ostatnim etapem prac porządkowych.',
    insect:
      'W altanach i ogrodach osy budują latem gniazda pod okapem i w ziemi, a w blokach prusaki wychodzą nocą przy zlewach i za lodówkami.',
    mould:
      'Żwirowe podłoże nad Sołą szybko przepuszcza wodę po ulewach, więc piwnice wilgotnieją od spodu, a pleśń pojawia się przy podłodze i na regałach.',
  },
  districts: [
    'Podlesie',
    'osiedle Nad Sołą',
    'Nowa Wieś',
    'Bulowice',
    'Witkowice',
    'Malec',
    'Łęki',
    'Bielany',
  ],
  local: {
    bedbug: {
      intro:
        'W Kętach wiele osób przyjeżdża do pracy w zakładach aluminiowych i mieszka w kwaterach. Lokatorzy często się zmieniają, a z nimi pluskwy trafiają do kolejnych pokoi.',
      buildings:
        'W powojennych blokach pluskwy przechodzą szparami w ścianach działowych. W domach ogniskiem jest zwykle pokój gościnny, w którym sypia rodzina z zagranicy.',
      visit:
        'Kierownikowi kwatery mówimy, w jakiej kolejności przeprowadzić ludzi, żeby nie roznieśli owadów do pokoju obok. Szafki, także metalowe, opróżniamy i sprawdzamy w łączeniach. W bloku pęknięcia uszczelnia się dopiero po zabiegu.',
      advice:
        'Nie czekaj na drugie zgłoszenie, bo później zabiegu może wymagać cały dom. Roboczych ubrań nie trzymaj pod łóżkiem.',
    },
    marten: {
      intro:
        'Nad Sołą w Kętach ciągnie się szeroki pas zarośli. Kuny przychodzą nim nocą od lasów Beskidu Małego do domów, kurników i strychów.',
      buildings:
        'W domach jednorodzinnych poddasza są suche i ocieplone wełną, w której kuna kopie tunele. W centrum, wokół rynku, niskie domy stoją ściana w ścianę. W Malcu i Łękach zwierzę zajmuje stodoły i schodzi z nich do garażu.',
      visit:
        'Dachy w rzędzie oglądamy z dwóch stron i, jeśli się zgodzisz, pytamy sąsiada, czy też coś słyszy. W stodole nie zamykamy niczego, dopóki nie ma pewności, że dom jest wolny. Otworów z gniazdem jaskółek, także pustym, nie zamykamy.',
      advice: 'Kłąb sierści albo piór pod wiatą to powód do telefonu. Kurnik zamykaj przed zmrokiem.',
    },
    rodent: {
      intro:
        'Kompostowniki, kurniki i drewutnie w ogrodach Kęt przyciągają jesienią myszy. Szczury trzymają się brzegów Soły.',
      buildings:
        'Nad rzeką szczury mają nory, a po wysokiej wodzie przenoszą się do najbliższych piwnic. W okolicach zakładów kryją się w rampach i pod kontenerami ze złomem. W niskich domach przy rynku wchodzą przez stare otwory zasypowe na węgiel.',
      visit:
        'W ogrodzie zaczynamy od kompostu i karmnika dla ptaków, bo tam gryzonie jedzą. Otwór zasypowy zamykamy na końcu, blachą, jeśli to zamówisz. Zakładom proponujemy stacje od strony rzeki i torów, a nie tylko przy biurowcu.',
      advice:
        'Świeżo rozkopaną ziemię przy kompostowniku zgłoś w ciągu dnia. Do końca deratyzacji nie wrzucaj do niego resztek z kuchni.',
    },
    disinfection: {
      intro:
        'Soła płynie w Kętach kamienistym korytem, a po wysokiej wodzie piwnice bywają zalewane od spodu. Kiedy woda opadnie, zostają zapach i szary osad.',
      buildings:
        'Na osiedlu Nad Sołą i przy starorzeczach woda zalewa kotłownie, a ścieki cofają się kratką. W centrum zdarzają się awarie starych pionów, w kwaterach pracowniczych – infekcje. W domach jednorodzinnych powodem bywają gryzonie, które zanieczyściły strych ze zbożem.',
      visit:
        'Najpierw sprawdzamy kratkę i pytamy o klapę zwrotną, bo bez niej ścieki mogą się znów cofnąć. Odkażamy posadzkę i wszystko do wysokości linii osadu. W kwaterach pracujemy pokój po pokoju, gdy lokatorzy są w pracy.',
      advice:
        'Zadzwoń, a ustalimy godzinę. Węgla i drewna z zalanej kotłowni nie przenoś do domu, póki nie wyschną na dworze.',
    },
    insect: {
      intro:
        'W ogrodach Kęt osy zakładają gniazda w altanach, skrzynkach na liczniki i w ziemi. W blokach przez cały rok żyją prusaki.',
      buildings:
        'W ogrodach osy zajmują altanki i budki dla szpaków. W blokach powojennych prusaki trzymają się ściany za lodówką i przechodzą do sąsiadów. W halach latem dokuczają muchy, które wlatują za wózkiem widłowym.',
      visit:
        'W altanie sami odsuwamy stół; do naszego przyjazdu nie zapalaj tam lampy. Lodówkę odsuwamy razem z tobą i nakładamy żel tam, gdzie grzeje się sprężarka. Na hali wskazujemy, która brama powinna być zamykana, żeby muchy nie wlatywały do środka.',
      advice:
        'Zadzwoń zaraz po znalezieniu gniazda i nie rozpalaj obok grilla. Zbierz też przejrzałe porzeczki.',
    },
    mould: {
      intro:
        'Żwir, który niesie Soła, przepuszcza wodę szybciej niż glina: w Kętach piwnica przy rzece wilgotnieje po ulewie od dołu, a na drewnianych regałach pojawia się biały puch.',
      buildings:
        'Starsze domy nad Sołą miewają posadzki kładzione prosto na gruncie, bez folii. W blokach powojennych pleśń zajmuje zimne spiżarki pod oknem. W niskiej zabudowie wokół rynku zawilgocona bywa ściana wspólna dwóch budynków, przy której nie działa żaden komin.',
      visit:
        'Na posadzce kładziemy kawałek folii i patrzymy po dobie, z której strony jest rosa. Spiżarkę opróżniamy razem z tobą, bo półki też trzeba odgrzybić. Ścianę wspólną za zgodą twoją i sąsiada oglądamy z obu stron.',
      advice:
        'Nalot na półkach i kartonach zostaw do oględzin. Nie pal w piwnicy świecy zapachowej: nie usunie ani zapachu, ani wilgoci.',
    },
  },
});
