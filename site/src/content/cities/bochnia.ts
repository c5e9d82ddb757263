import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  commonIssues: {
    bedbug:
      'Codzienne dojazdy do Krakowa, delegacje i noclegi zwiedzających kopalnię sprawiają, że pluskwy w torbach trafiają do mieszkań w blokach i do pokoi gościnnych.',
    marten:
      'Domy na wzgórzach w stronę Nowego Wiśnicza stoją wśród sadów i zagajników, a rozłożyste dachy w centrum dają kunom spokojne kryjówki.',
    rodent:
      'Pod starą zabudową są głębokie piwnice, a bliskość Raby i zarośli na jej brzegach sprzyja szczurom, które do domów docierają kanalizacją.',
    disinfection:
      'Gdy Raba wzbierze albo ulewa zaleje piwnice w niższych częściach miasta, odkażanie usuwa to, co woda przyniosła z szamb i kanalizacji.',
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
  transport: 'Z Krakowa i Tarnowa dojeżdżamy autostradą A4, a po okolicy drogami nr 94 i 965.',
  local: {
    bedbug: {
      intro:
        'Wielu mieszkańców Bochni dojeżdża do Krakowa do pracy i na studia, a co tydzień wraca z torbą z wynajmowanego pokoju. W bagażu mogą być pluskwy.',
      buildings:
        'Na osiedlu Niepodległości i w innych blokach miasta owady rozchodzą się po klatce przez gniazdka i listwy przypodłogowe. W pokojach dla zwiedzających kopalnię wymiana gości co dzień lub dwa sprawia, że źródło trudno ustalić. W domach w Chodenicach i Łapczycy ogniskiem bywa kanapa ze sprzedaży internetowej.',
      visit:
        'Podczas oględzin sprawdzamy także fotel, na który codziennie odkładasz torbę i płaszcz. Kwaterom pomagamy ułożyć rejestr zgłoszeń po numerach łóżek. Mieszkańcom bloku mówimy, co powinien zrobić sąsiad, i zostawiamy numer, gdyby chciał zadzwonić sam.',
      advice:
        'Zadzwoń, gdy swędzące ślady pojawią się zimą, kiedy nie ma komarów, i znajdziesz ciemne kropki na szwach materaca. Płaszcz i plecak trzymaj tymczasem w przedpokoju na wieszaku, nie na łóżku.',
    },
    marten: {
      intro:
        'Na bocheńskich wzgórzach sad sąsiaduje z sadem, a między nimi biegną parowy pełne zarośli. Tamtędy kuny dochodzą do domów.',
      buildings:
        'W Kolanowie, Dołuszycach i w stronę Nowego Wiśnicza domy mają drewniane altany, stare jabłonie przy ścianie i kury. W śródmieściu, na zboczu, z dachu niższej kamienicy kuna wchodzi na wyższą. Za Rabą, w Proszówkach, zwierzęta przychodzą od strony Puszczy Niepołomickiej.',
      visit:
        'Na stoku oglądamy budynek z dwóch poziomów: od ulicy i od ogrodu, bo wejście jest zwykle po tej stronie, gdzie dach wisi nisko. W kamienicach prosimy o zgodę na wejście na strych także sąsiada z góry. Siatkę montujemy w kolorze podbitki.',
      advice:
        'Zadzwoń, gdy na tarasie lub schodach znajdziesz odchody pełne pestek czereśni albo śliwek. Spady w ogrodzie zbieraj, zanim zapadnie zmrok.',
    },
    rodent: {
      intro:
        'Pod starymi domami Bochni są głębokie, chłodne piwnice połączone z kanalizacją. Szczury chętnie z nich korzystają.',
      buildings:
        'W starym śródmieściu zdarza się piwnica, z której odpływ prowadzi wprost do kanału. Dolina Babicy, wcięta w miasto, ułatwia gryzoniom dojście do zabudowy. Nad Rabą, choćby w Proszówkach, łatwo o nory w skarpach i myszy w stodołach.',
      visit:
        'Szukamy miejsca, w którym odpływ łączy się z kanałem, i proponujemy klapę zwrotną, bo bez niej stacje będą potrzebne co roku. Nad potokiem stacje mocujemy powyżej poziomu, do którego sięga wezbrana woda. W sklepie lub gastronomii przy rynku przychodzimy przed otwarciem.',
      advice:
        'Zadzwoń, jeżeli z kratki w piwnicy dobiega plusk lub drapanie. Do tego czasu nie zdejmuj kratki i nie wlewaj do niej żadnych środków.',
    },
    disinfection: {
      intro:
        'Kiedy nad Bochnią przejdzie ulewa, woda spływa ze stoków w jedno miejsce: w niższe ulice i piwnice ku Rabie. Razem z nią płyną błoto i ścieki.',
      buildings:
        'Po nawałnicy Babica przybiera, a przepełniona kanalizacja cofa ścieki do przyziemi. Dalej, na równinie nad Rabą, woda stoi długo, a po niej zostaje zapach mułu. W blokach i domach opieki powodem są choroby zakaźne albo śmierć mieszkańca.',
      visit:
        'Po ulewie ustalamy z tobą, czy zalało od góry, czy od kanalizacji, bo to dwa różne zabiegi. W drugim przypadku płyty gipsowe i wykładziny trzeba wyrzucić, a odkażamy goły beton. Domom opieki dobieramy porę między posiłkami.',
      advice:
        'Dzwoń, gdy woda jeszcze stoi, a my powiemy, co zabezpieczyć. Z zalanego pomieszczenia nie przenoś niczego do czystego pokoju bez umycia.',
    },
    insect: {
      intro:
        'W ogrodach na bocheńskich zboczach osy często zajmują opuszczone nory norników. Gniazdo zauważa się wtedy dopiero przy koszeniu trawy.',
      buildings:
        'W Kolanowie i Dołuszycach gniazda w ziemi trafiają się obok tych pod okapem. Kamienice przy rynku, z cukiernią lub barem na dole, mają mrówki i prusaki wędrujące przy rurach na piętra. W blokach osiedla Niepodległości zdarzają się mrówki na balkonach i rybiki w łazienkach.',
      visit:
        'Przy gnieździe w skarpie szukamy drugiego otworu poniżej, a dopiero potem podajemy preparat. Gastronomii wskazujemy miejsca, przez które wnosi się kartony z towarem, bo z nimi przyjeżdżają prusaki. Rybiki traktujemy jako znak wilgoci i mówimy, gdzie jej szukać.',
      advice:
        'Po użądleniu podczas koszenia odejdź spokojnie i zadzwoń, gdy będziesz w domu. Miejsce wylotu zaznacz kijkiem z kilku metrów.',
    },
    mould: {
      intro:
        'W starych murach w Bochni wilgoć z gruntu przenosi sole, które krystalizują pod farbą i ją odspajają. Na takim tynku łatwo rozwija się pleśń.',
      buildings:
        'Najstarsze domy wokół rynku stoją wprost na gruncie i mają wilgotne ściany do metra nad podłogą. Na stokach deszczówka uderza w tylną ścianę budynku i zatrzymuje się przy fundamencie. W blokach przyczyną są zatkane kratki i zimny wieniec.',
      visit:
        'Biały nalot odróżniamy od pleśni na miejscu, bo sól strzepuje się na sucho, a grzybnię trzeba usunąć razem z warstwą tynku. Na stoku pytamy o opaskę i rynny. Zwykłej farby nie kładziemy na zasolony mur, dopóki nie wyschnie.',
      advice:
        'Zadzwoń, kiedy tynk przy listwie zaczyna się kruszyć pod palcem. Nie przykrywaj go panelami ani lamperią olejną.',
    },
  },
});
