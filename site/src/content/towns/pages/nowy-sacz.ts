import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Miasto na prawach powiatu nad Dunajcem i Kamienicą',
    population: 'ok. 84 tys. mieszkańców (2019)',
    postcodes: '33-300',
    landmarks: ['Rynek z ratuszem', 'bazylika św. Małgorzaty', 'ruiny zamku'],
  },
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
      'W sąsiedztwie sadów pojawiają się osy i szerszenie, a na osiedlach bloków prusaki korzystają z szachtów i zsypów.',
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
  local: {
    bedbug: {
      intro:
        'Pluskwy po sanatorium albo noclegu w drodze do Krynicy przyjeżdżają w walizce. Im wcześniej obejrzymy sypialnię, tym mniej pokoi trzeba objąć zabiegiem.',
      buildings:
        'W blokach z czasów PRL mieszkania mają wspólne klatki i piony, a owady przechodzą pod progami. W domach pierwsze ognisko bywa w pokoju na wynajem, a w hotelach i pensjonatach zaczyna się od bagażu gości.',
      visit:
        'Oglądamy łóżka, wersalki i szafki nocne we wszystkich sypialniach i dopiero wtedy mówimy, ile pokoi objąć zabiegiem. W obiektach noclegowych pracujemy piętrami, żeby część pokoi dało się wynajmować. Na wzgórza zabieramy sprzęt przenośny, więc wąska droga osiedlowa nie przeszkadza.',
      advice:
        'Jeżeli ślady pojawiły się po powrocie z sanatorium, zadzwoń w dniu, w którym je zauważysz. Nie pożyczaj rodzinie materacy ani walizek.',
    },
    marten: {
      intro:
        'Na stoku kuna wchodzi na dach prosto ze skarpy, bez wspinaczki. Szukamy jej przejścia od strony łąki i zamykamy je, gdy poddasze jest puste.',
      buildings:
        'Na stokach domy mają garaż w przyziemiu i poddasze od strony skarpy niemal na wysokości łąki. Kuny przegryzają też przewody w autach stojących pod wiatą. W starszych domach przy śródmieściu kuna korzysta z kominów i nieszczelnych lukarn.',
      visit:
        'Od strony skarpy sprawdzamy szczególnie dolną krawędź połaci, bo tam może brakować siatki. Gdy na działce są króliki lub gołębie, radzimy, jak zabezpieczyć klatki. Przed zamknięciem otworu upewniamy się, że poddasze jest puste.',
      advice:
        'Odciski łap na masce samochodu wystarczą, żeby zadzwonić: to zwykle pierwszy znak, że kuna mieszka blisko. Wełny na strychu nie przerzucaj, żeby nie zatrzeć tuneli.',
    },
    rodent: {
      intro:
        'Po wezbraniu Dunajca, Kamienicy albo Łubinki szczury szukają miejsca w garażach i piwnicach. Powiedz, jak wysoko sięgała woda: od tego zależy, gdzie stanie pierwsza stacja.',
      buildings:
        'Wysoka woda wypędza szczury z nor w wałach do garaży i ogrodów. W śródmieściu kryją się pod starym brukiem podwórek, na zapleczach sklepów i przy studzienkach. Na obrzeżach, gdzie za płotem zaczyna się sad, zimą do domów wchodzą myszy leśne.',
      visit:
        'Po powodzi czekamy, aż obeschnie muł, i stawiamy stacje na nowych ścieżkach, nie na dawnych. W kamienicy sprawdzamy klapy na odpływach w piwnicy, bo przez niesprawną szczur wejdzie ponownie. W sadach i gospodarstwach stawiamy stacje także przy magazynie owoców.',
      advice:
        'Ślady gryzoni po wielkiej wodzie zgłoś w ciągu dnia. Worki z piaskiem i mokre sterty odsuń od ścian, bo gryzonie się w nich kryją.',
    },
    disinfection: {
      intro:
        'Po zalaniu trzeba odkazić wszystko, czego dotknęła woda z rzeki lub szamba. Powiemy, co wynieść, co wyrzucić i kiedy zaczniemy odkażać.',
      buildings:
        'Na osiedlach nad Kamienicą i Dunajcem woda zalewa piwnice i kotłownie, a szambo sąsiada potrafi wylać się na twoją działkę. W śródmieściu, gdzie wiele lokali to gabinety i punkty usługowe, odkażenia potrzebują pomieszczenia po awarii kanalizacji piętro wyżej. W szkołach i internatach powodem bywa fala infekcji jelitowych.',
      visit:
        'Gdy piwnica jest jeszcze mokra, zaczynamy od posadzki i odpływu, a ściany odkażamy, kiedy obeschną. W internatach kolejność sal układamy tak, żeby dzieci nie musiały wracać do domu. Zrób zdjęcia zalanych ścian przed naszą pracą, bo poprosi o nie ubezpieczyciel.',
      advice:
        'Zadzwoń w godzinach pracy, żeby ustalić termin odkażania. Nie płucz piwnicy czystą wodą na własną rękę, bo osad spłynie do drenażu.',
    },
    insect: {
      intro:
        'Do szerszeni w sadzie potrzebne są drabina i strój ochronny, do prusaków w szachcie – żel. Powiedz, co widzisz, a dobierzemy termin i sprzęt.',
      buildings:
        'W sierpniu i wrześniu dojrzałe śliwki w przydomowych i podmiejskich sadach ściągają osy oraz szerszenie, a gniazda powstają w altanach i pustych ulach. W blokach karaluchy zamieszkują szachty i komory zsypów. Do drewnianych domów na obrzeżach jesienią wchodzą muchy, które zimują pod boazerią.',
      visit:
        'Przy sadzie pytamy o pszczoły i ustalamy porę, w której zbieraczki są w ulu, żeby im nie zaszkodzić. Szerszenie w dziupli zostawiamy, jeśli nie zagrażają domownikom, i mówimy o tym otwarcie. W bloku zaczynamy od mieszkania najbliżej zsypu.',
      advice:
        'Owady stale wlatują w jedno miejsce pod dachem? Zadzwoń, zamknij okno obok i nie koś tam trawy.',
    },
    mould: {
      intro:
        'Jeśli plama wraca każdej zimy, samo mycie nie pomoże. Sprawdzamy, czy para nie ma którędy uciec, czy ściana jest zimna od garażu albo skarpy.',
      buildings:
        'W starszych blokach wilgoć skrapla się na nadprożach i w łazience bez okna, gdy ktoś zakleił kratkę. Starsze domy na stokach mają nieocieplony wieniec i zimny garaż pod salonem. W kamienicach przy rynku grzyb idzie od piwnicy przez sień.',
      visit:
        'Przyjeżdżamy z miernikiem i prosimy, żeby w dniu oględzin nie wietrzyć rano, bo chcemy zobaczyć zwykłe warunki. Sprawdzamy strop nad garażem i miejsca za szafą, a po usunięciu grzybni zostawiamy ścianę odsłoniętą do wyschnięcia. Jeżeli kratką wieje do środka, radzimy wezwać kominiarza.',
      advice:
        'Oględziny umów, gdy plama wraca w to samo miejsce. Kup tani higrometr i przez tydzień zapisuj wskazania: przydadzą się w rozmowie.',
    },
  },
});
