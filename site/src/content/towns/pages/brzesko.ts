import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Motele i kwatery przy A4 i drodze na Nowy Sącz goszczą ludzi w trasie, a pluskwy z ich bagaży trafiają potem do domów i bloków.',
    marten:
      'Za zabudową zaczynają się pola, zagajniki i sady, skąd kuny przychodzą na strychy i do kurników.',
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
  local: {
    bedbug: {
      intro:
        'W Brzesku, na skrzyżowaniu dróg do Krakowa, Tarnowa i Nowego Sącza, nocuje wielu kierowców. W motelach i kwaterach pluskwy z ich bagażu przechodzą do kolejnych pokoi.',
      buildings:
        'Motele i kwatery przy węźle autostrady przyjmują ekipy drogowe i kierowców, często po trzech w pokoju. W blokach owady przechodzą przez puszki i wzdłuż rur. W domach ogniskiem jest pokój, w którym śpi ktoś, kto pracuje w trasie.',
      visit:
        'W motelu pytamy o numery pokoi ekip i sprawdzamy wszystkie, w których spały. Kierowcy podpowiadamy, jak obejrzeć kabinę, bo z niej pluskwy mogą wrócić do domu. Na osiedlu zaczynamy od twojego mieszkania; sąsiadów pytamy tylko za twoją zgodą.',
      advice:
        'Masz ślady w rzędzie po powrocie z trasy? Zadzwoń, torbę zamknij w worku, a rzeczy przełóż z worka prosto do pralki.',
    },
    marten: {
      intro:
        'Pola pod Brzeskiem przecinają zagajniki, które dochodzą do sadów i kurników. Tak kuny trafiają między domy w Jadownikach i Okocimiu.',
      buildings:
        'Gospodarstwa mają stodoły, w których słoma zostaje od lat, a nad nią belka, po której łatwo wejść na dach domu. W Okocimiu zwierzę korzysta z parku i dachów zabudowań wokół browaru. W samym mieście wybiera garaże i wiaty przy nowszych domach.',
      visit:
        'W gospodarstwie najpierw zamykamy kurnik, potem dom, na końcu stodołę, bo w odwrotnej kolejności zwierzę przeniosłoby się do domu. W garażu szukamy śladów na belkach i na przewodach auta. Siatkę przykręcamy, bo przypiętą zszywkami kuna potrafi wyrwać.',
      advice:
        'Zadzwoń rano, gdy zabraknie pierwszej kury. Kurnik zamykaj na zasuwę, a otwory osłoń drobną siatką.',
    },
    rodent: {
      intro: 'Zboże i pasza składowane w gospodarstwach wokół Brzeska przyciągają myszy od żniw do wiosny.',
      buildings:
        'W gospodarstwach gryzonie mieszkają pod podłogą spichlerza, a w blokach trafiają do piwnic od strony pól. W mieście trzymają się zapleczy i torów. Wzdłuż Uszwicy nory są w skarpie, tuż pod ogródkami.',
      visit:
        'Przy spichlerzu stacje stawiamy na zewnątrz i wzdłuż ścian, nigdy przy samym ziarnie. Rolnikom mówimy, co zrobić przed zsypaniem nowego zboża, bo wtedy magazyn jest pusty i łatwy do uszczelnienia. Przy kolei pracujemy tylko po stronie właściciela działki.',
      advice:
        'Ślady zgłoś w godzinach pracy, a przegląd zapobiegawczy umów w lipcu, przed żniwami, kiedy magazyn jest pusty. Rozsypane ziarno zbierz, bo obok niego gryzonie nie biorą przynęty.',
    },
    disinfection: {
      intro:
        'Po ulewach na pogórzu Uszwica w Brzesku potrafi wyjść z brzegów. W piwnicach zostaje muł z ziemią z pól i ściekami z szamb.',
      buildings:
        'Domy w dolinie mają kotłownię poniżej ulicy i kratkę, która wypuszcza wodę na zewnątrz albo wpuszcza ją do środka, zależnie od poziomu rzeki. W gospodarstwach odkażamy pomieszczenia inwentarskie po gryzoniach i po chorych zwierzętach. W blokach odkażamy mieszkania po awarii pionu i po zmarłych.',
      visit:
        'Zaczynamy, gdy piwnica jest wybrana z mułu, bo na nim żaden preparat nie zadziała. W oborze ustalamy z tobą, gdzie przejdą zwierzęta na czas zabiegu i wietrzenia. Domownikom piszemy, w jakiej kolejności wracać do pomieszczeń.',
      advice: 'Zadzwoń po zalaniu w godzinach pracy. Wody z piwnicy nie wypuszczaj do ogródka warzywnego.',
      warning: dangers.farmAnimals,
    },
    insect: {
      intro:
        'Od sierpnia osy ściągają do dojrzałych śliwek w sadach pod Brzeskiem. Gniazdo bywa niedaleko, pod dachem domu lub stodoły.',
      buildings:
        'W sadach osy gniazdują w dziuplach, stodołach i norach po gryzoniach. W blokach w centrum i w kuchniach lokali prusaki grzeją się przy agregatach. W gospodarstwach latem dokuczają muchy z obory.',
      visit:
        'Gniazda szukamy po linii lotu z sadu. Pilne zdejmujemy od razu, inne o zmierzchu, a pszczelarzy z okolicy uprzedzamy. W oborze pomagamy rozwiesić pułapki i lepy poza zasięgiem zwierząt. W lokalu nakładamy żel po zamknięciu.',
      advice:
        'Gniazdo przy domu zgłoś od razu i nie stawiaj przy nim drabiny. Spady wynoś co dzień do zamkniętego pojemnika.',
    },
    mould: {
      intro:
        'W dolinie Uszwicy grunt długo pozostaje mokry. W Brzesku domy bez izolacji mają więc wilgotne ściany nad fundamentem.',
      buildings:
        'Starsze domy w Słotwinie i przy rynku miewają fundament z kamienia, a na ścianie rysuje się pas wilgoci do kolan. W Jadownikach, gdy dom stoi na zboczu, mokra jest ściana od strony stoku. W blokach pleśń rośnie w szafie przesuwnej przy zewnętrznej ścianie.',
      visit:
        'Pas wilgoci mierzymy co kilkadziesiąt centymetrów i zaznaczamy ołówkiem na ścianie, żeby za rok dało się porównać. Szafę otwieramy i odsuwamy jej tylną ściankę, nie rozbierając całości. Przy kamiennym fundamencie mówimy, co da samo odgrzybianie, a co wymaga izolacji.',
      advice:
        'Oględziny umów, gdy tylko zobaczysz plamę; na same prace najlepsze jest lato, bo ściana szybciej schnie. Szafę zostaw na noc otwartą.',
    },
  },
});
