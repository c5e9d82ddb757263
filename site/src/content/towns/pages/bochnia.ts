import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Codzienne dojazdy do Krakowa, delegacje i noclegi zwiedzających kopalnię sprawiają, że pluskwy w torbach mogą trafić do mieszkań w blokach i do pokoi gościnnych.',
    marten:
      'Domy na wzgórzach w stronę Nowego Wiśnicza stoją wśród sadów i zagajników, a rozłożyste dachy w centrum dają kunom spokojne kryjówki.',
    rodent:
      'Pod starą zabudową są głębokie piwnice, a bliskość Raby i zarośli na jej brzegach sprzyja szczurom, które do domów docierają kanalizacją.',
    disinfection:
      'Gdy Raba wzbierze albo ulewa zaleje piwnice w niższych częściach miasta, odkazić trzeba wszystko, czego dotknęła woda z szamb i kanalizacji.',
    insect:
      'W kamienicach z gastronomią na parterze prusaki i mrówki wędrują do mieszkań na piętrach, a w ogrodach na stokach osy budują gniazda w ziemi i pod dachem.',
    mould:
      'W starych domach śródmieścia woda z gruntu przenika w mur razem z solami: tynk się łuszczy, a pod nim rozwija się grzyb.',
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
  local: {
    bedbug: {
      intro:
        'Jeśli w tygodniu śpisz w wynajętym pokoju, pluskwy mogły przyjechać w torbie. Zaczynamy od łóżka i miejsca, w którym ją stawiasz, potem sprawdzamy resztę mieszkania.',
      buildings:
        'W blokach owady rozchodzą się po klatce przez gniazdka i listwy przypodłogowe. W pokojach dla zwiedzających kopalnię goście zmieniają się co dzień lub dwa, więc źródło trudno ustalić. W domach ogniskiem bywa kanapa ze sprzedaży internetowej.',
      visit:
        'Podczas oględzin sprawdzamy także fotel, na który codziennie odkładasz torbę i płaszcz. W kwaterach pomagamy prowadzić rejestr zgłoszeń według numerów łóżek. W bloku mówimy, co powinien zrobić sąsiad; do niego idziemy tylko za twoją zgodą.',
      advice:
        'Zadzwoń po znalezieniu ciemnych kropek na szwach materaca. Plecak i płaszcz zamknij w worku, a ubrania przełóż prosto do pralki.',
    },
    marten: {
      intro:
        'Na wzgórzu kuna wchodzi od strony ogrodu, gdzie dach jest nisko, więc z ulicy jej nie widać. Szukamy tego przejścia i zamykamy je, gdy strych jest pusty.',
      buildings:
        'W Kolanowie, Dołuszycach i w stronę Nowego Wiśnicza domy mają drewniane altany, stare jabłonie przy ścianie i kury. W śródmieściu, na zboczu, z dachu niższej kamienicy kuna wchodzi na wyższą. Za Rabą blisko jest Puszcza Niepołomicka.',
      visit:
        'Na stoku oglądamy budynek z dwóch poziomów: od ulicy i od ogrodu, bo wejście jest zwykle po tej stronie, gdzie dach wisi nisko. W kamienicach, jeśli się zgodzisz, prosimy sąsiada z góry o wpuszczenie na strych. Siatkę montujemy w kolorze podbitki.',
      advice:
        'Zgłoś odchody pełne pestek czereśni albo śliwek na tarasie lub schodach. Spady w ogrodzie zbieraj, zanim zapadnie zmrok.',
    },
    rodent: {
      intro:
        'Szczur z odpływu w piwnicy będzie wracał, dopóki ma otwartą drogę do kanału. Znajdujemy to miejsce, a zamykamy je na końcu, gdy gryzoni już nie ma.',
      buildings:
        'W starym śródmieściu zdarzają się piwnice, z których odpływ prowadzi wprost do kanału. Dolina Babicy, wcięta w miasto, ułatwia gryzoniom dojście do zabudowy. Nad Rabą łatwo o nory w skarpach i myszy w stodołach.',
      visit:
        'Szukamy miejsca, w którym odpływ łączy się z kanałem, i proponujemy klapę zwrotną, bo bez niej stacje będą potrzebne co roku. Nad potokiem stacje mocujemy powyżej poziomu, do którego sięga wezbrana woda. Do sklepu lub lokalu przy rynku przychodzimy przed otwarciem.',
      advice:
        'Zadzwoń, jeżeli z kratki w piwnicy dobiega plusk lub drapanie. Do tego czasu nie zdejmuj kratki i nie wlewaj do niej żadnych środków.',
    },
    disinfection: {
      intro:
        'Po ulewie liczy się, czy w piwnicy stoi deszczówka, czy ścieki: od tego zależy, co zostaje, a co trzeba wyrzucić. Zapytamy o to już przez telefon.',
      buildings:
        'Po nawałnicy Babica przybiera, a przepełniona kanalizacja cofa ścieki do przyziemi. Dalej, na równinie nad Rabą, woda stoi długo, a po niej zostaje zapach mułu. W blokach i domach opieki powodem są choroby zakaźne albo śmierć mieszkańca.',
      visit:
        'Po ulewie ustalamy z tobą, czy zalało od góry, czy od kanalizacji, bo to dwa różne zabiegi. W drugim przypadku płyty gipsowe i wykładziny trzeba wyrzucić, a odkażamy goły beton. W domach opieki pracujemy między posiłkami.',
      advice:
        'Do wody nie wchodź. Zadzwoń, a powiemy, co zabezpieczyć. Z zalanego pomieszczenia nie przenoś niczego do czystego pokoju bez umycia.',
    },
    insect: {
      intro:
        'Gniazdo w ziemi łatwo przeoczyć aż do koszenia. Jeśli osy wylatują ze skarpy, odstaw kosiarkę, zabierz dzieci i pokaż nam miejsce z daleka.',
      buildings:
        'W ogrodach na stokach gniazda w ziemi trafiają się obok tych pod okapem. W kamienicach z gastronomią na dole mrówki i prusaki wędrują przy rurach na piętra. W blokach zdarzają się mrówki na balkonach i rybiki w łazienkach.',
      visit:
        'Przy gnieździe w skarpie szukamy drugiego otworu poniżej, a dopiero potem podajemy preparat. W gastronomii sprawdzamy, którędy wnosi się kartony z towarem, bo w nich przyjeżdżają prusaki. Rybiki traktujemy jako znak wilgoci i mówimy, gdzie jej szukać.',
      advice:
        'Po użądleniu podczas koszenia odejdź i zamknij okna. Miejsce wylotu zapamiętaj i nie wracaj do niego.',
    },
    mould: {
      intro:
        'Pod łuszczącą się farbą na starym murze bywa i sól, i pleśń. Zanim podamy cenę, sprawdzamy, jak wysoko sięga wilgoć i skąd przychodzi.',
      buildings:
        'Najstarsze domy wokół rynku stoją wprost na gruncie i mają wilgotne ściany do metra nad podłogą. Na stokach deszczówka spływa na tylną ścianę budynku i zatrzymuje się przy fundamencie. W blokach przyczyną są zatkane kratki i zimny wieniec.',
      visit:
        'Biały nalot odróżniamy od pleśni na miejscu, bo sól strzepuje się na sucho, a grzybnię trzeba usunąć razem z warstwą tynku. Na stoku pytamy o opaskę i rynny. Zwykłej farby nie kładziemy na zasolony mur, dopóki nie wyschnie.',
      advice:
        'Zadzwoń, kiedy tynk przy listwie zaczyna się kruszyć pod palcem. Nie przykrywaj go panelami ani lamperią olejną.',
    },
  },
});
