import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug: 'W blokach mieszkania łączą kanały instalacyjne, którymi pluskwy przechodzą do sąsiadów.',
    marten:
      'Lasy Beskidu Małego schodzą aż do ostatnich domów w Rzykach i Targanicach, dlatego kuny często wchodzą tam na strychy.',
    rodent:
      'Hale, kanały i magazyny zakładów dają szczurom kryjówki, a wodę znajdują w Wieprzówce i jej dopływach.',
    disinfection:
      'Wieprzówka i jej dopływy po ulewach szybko wzbierają, a zalana piwnica lub garaż wymaga odkażenia, zanim wróci do użytku.',
    insect:
      'W domach letniskowych i na zamkniętych zimą poddaszach gniazdują osy i zimują muchy, a w blokach prusaki trzymają się ciepłych kuchni.',
    mould:
      'Pod górami pada częściej, a zimą w dolinach krótko świeci słońce, więc północne ściany domów długo schną i łatwo porastają grzybem.',
  },
  districts: ['Inwałd', 'Roczyny', 'Sułkowice', 'Targanice', 'Zagórnik', 'Rzyki'],
  local: {
    bedbug: {
      intro:
        'Pluskwy zgłasza się czasem późno, ze wstydu, a owady przechodzą tymczasem do kolejnych mieszkań.',
      buildings:
        'W blokach kanały z rurami przebiegają przez wszystkie piętra i łączą mieszkania w pionie. W domach ognisko zwykle ogranicza się do jednego pokoju. W domkach letniskowych pluskwy potrafią przetrwać zimę w materacach.',
      visit:
        'Przyjeżdżamy bez rozgłosu, a sąsiadom, jeśli się zgodzisz, sami tłumaczymy, czego się spodziewać. W domku sprawdzamy wszystko, co jest z tkaniny, także poduszki z werandy. Za twoją zgodą proponujemy też spółdzielni wspólne oględziny pionu.',
      advice:
        'Zadzwoń po pierwszym śladzie; nazwiska na początku nie potrzebujemy. Do domku nie jedź z własną pościelą, dopóki nie obejrzysz łóżek z latarką.',
    },
    marten: {
      intro:
        'Pod Leskowcem i Kocierzem las dochodzi do ostatnich zagród, dlatego w Andrychowie i okolicznych wsiach kuny często wchodzą na poddasza.',
      buildings:
        'W Rzykach, Targanicach i Zagórniku zostało sporo strychów po dawnym sianie, obitych deskami ze szczelinami. Domki letniskowe stoją zamknięte pół roku, z wełną w dachu, więc kuna może w nich zamieszkać niezauważona. W samym mieście korzysta z zieleni nad Wieprzówką i z pałacowego parku.',
      visit:
        'Przed wyjazdem do górnych przysiółków pytamy o drogę, a zimą także o to, czy potrzebne są łańcuchy. Domek letniskowy oglądamy z właścicielem lub z kluczem od sąsiada, a jeśli stoi na słupkach, szukamy też wejść pod podłogą. Na starym strychu siatkę przybijamy od środka.',
      advice:
        'Ślady zgłoś jeszcze przed wyjazdem na zimę. Kulki na mole kuny nie zniechęcają, a ich opary szkodzą ludziom.',
    },
    rodent: {
      intro:
        'W halach, magazynach i kanałach andrychowskich zakładów szczury mają spokój i drogę od budynku do budynku.',
      buildings:
        'Wieprzówka i potoki, które do niej wpadają, dają szczurom wodę, a magazyny – jedzenie. W blokach gryzonie wchodzą przez piwnice z nieszczelnymi drzwiami na podwórko. We wsiach pod górami zimą wchodzą do domów myszy ze stert drewna i gałęzi.',
      visit:
        'W hali dzielonej przez kilka firm układamy jeden plan dla wszystkich najemców. W bloku stawiamy stacje, a progi i siatkę na okienka zakładamy, jeśli je zamówisz, gdy przynęta przestaje znikać. W zagrodzie najpierw odsuwamy opał.',
      advice:
        'Pierwsza nadgryziona paleta w magazynie to sygnał, żeby zadzwonić. Puste kartony zgnieć i wynieś: szczury robią w nich gniazda.',
    },
    disinfection: {
      intro:
        'Po ulewie Wieprzówka szybko wzbiera i w Andrychowie potrafi zalać piwnice, garaże i warsztaty. Zostaje po niej szlam, który trzeba usunąć przed odkażaniem.',
      buildings:
        'Najczęściej zalewane są domy blisko potoków, z garażem poniżej drogi. W blokach odkażenia wymaga zwykle jedna klatka po awarii pionu albo jedno mieszkanie po chorym. W domach letniskowych odkażamy kuchnie po gryzoniach, które zimowały w środku.',
      visit:
        'Najpierw mówimy, co wynieść i co wyrzucić, potem odkażamy posadzkę i ściany. W warsztacie ważna jest kolejność: olej i paliwo muszą być zebrane, zanim zaczniemy odkażać. W kuchni po myszach myjemy i odkażamy szuflady, blaty i wszystko, co styka się z jedzeniem.',
      advice:
        'Zadzwoń w godzinach pracy. Odkażać zaczniemy, gdy woda zejdzie. Odchodów gryzoni w domku nie zamiataj na sucho.',
    },
    insect: {
      intro:
        'W domkach letniskowych pod Beskidem Małym osy zakładają gniazda wiosną, gdy nikogo nie ma. Widać je zwykle dopiero w czerwcu, przy pierwszym przyjeździe.',
      buildings:
        'Na działkach osy wybierają skrzynki na narzędzia, wychodki i podbitki. Na zimę pod te same deski ściągają muchy, a wiosną wychodzą stamtąd do pokoi. W blokach w centrum, obok sklepów spożywczych, mieszkają prusaki.',
      visit:
        'Do domku przyjeżdżamy, gdy ktoś może nam otworzyć, najlepiej w tygodniu, kiedy sąsiednie tarasy są puste. Sprawdzamy też dach wiaty. W mieszkaniu nakładamy żel w kuchni i pytamy o sklep na parterze.',
      advice:
        'Zadzwoń w dniu, w którym zobaczysz ruch, bo gniazdo rośnie z każdym tygodniem. Dzieci niech bawią się po innej stronie domu.',
    },
    mould: {
      intro:
        'Pod górami w Andrychowie pada częściej niż na nizinie, a zimą słońce wcześnie zachodzi za grzbiet. Północna ściana domu schnie wtedy tygodniami.',
      buildings:
        'W dolinach Zagórnika i Targanic mgła leży przy gruncie i osiada na elewacji. Starsze domy z pustaka bywają nieocieplone, a wtedy narożnik jest od środka zimny i mokry. W blokach całe mieszkanie ma nieraz jedną kratkę, w łazience.',
      visit:
        'Narożnik sprawdzamy z dwóch stron i pytamy o rynny, bo na deszczowej ścianie rosną glony, które łatwo pomylić z pleśnią. Od wewnątrz usuwamy grzybnię, a co zlecić przy elewacji, zapisujemy w zaleceniach. W łazience sprawdzamy, czy drzwi mają podcięcie.',
      advice:
        'Zadzwoń, zanim zaczniesz ocieplać dom od środka: na wilgotnej ścianie grzyb wyrośnie pod styropianem. Odsuń drewno od elewacji.',
    },
  },
});
