import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
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
      'Na wielickich stokach woda opadowa spływa prosto pod fundamenty i długo przy nich stoi, a w świeżo oddanych domach wilgoć pozostała po budowie bez wentylacji kończy się pleśnią.',
  },
  districts: [
    'Krzyszkowice',
    'Klasno',
    'Mierżączka',
    'Bogucice',
    'Siercza',
    'Śledziejowice',
    'Czarnochowice',
    'Węgrzce Wielkie',
  ],
  local: {
    bedbug: {
      intro:
        'Pluskwy przyjeżdżają z meblami z poprzedniego mieszkania albo z gościem na jedną noc. Oglądamy łóżko i wszystko, co stoi w promieniu dwóch metrów.',
      buildings:
        'Kwatery i apartamenty dla zwiedzających kopalnię przyjmują gości na jedną noc, więc skargę zgłasza zwykle dopiero następny gość. W starych domach śródmieścia owady mieszkają w boazerii i pod klepką. W szeregowcach ognisko jest zwykle w jednej sypialni, bo ściany działowe są tu szczelniejsze niż w bloku.',
      visit:
        'Przy najmie na doby zabieg umawiamy na dzień wymiany gości i mówimy, od kiedy pokój można znów wynajmować. Dom na sprzedaż albo świeżo kupiony oglądamy jeszcze przed przeprowadzką. Z Krakowa mamy tu blisko, więc kontrolę dopasujemy do twojego kalendarza.',
      advice:
        'Zadzwoń, zanim przewieziesz łóżko z wynajmowanego pokoju do nowego mieszkania. Używany tapczan rozpakuj w garażu i poświeć w każdy szew.',
    },
    marten: {
      intro:
        'Kuna schodzi z ogrodu powyżej domu po murku albo winorośli prosto na niski okap. Szukamy tej drogi i zamykamy ją, gdy poddasze jest puste.',
      buildings:
        'Na stokach zwierzęta schodzą nocą z lasków i idą po murkach oporowych prosto na niski okap. Szeregowce budowane na stoku mają przesunięte dachy, a przy każdym uskoku zostaje szczelina. W śródmieściu kuna wybiera lukarny i strychy najstarszych domów.',
      visit:
        'Na stoku zaczynamy od strony wyżej położonego ogrodu, bo stamtąd kuna może przeskoczyć na twój dach. Uskoki dachu zamykamy blachą dopasowaną na miejscu. O zgodę na pracę przy zabytku w centrum prosimy, zanim przyjedziemy z materiałem.',
      advice:
        'Zgłoś się przy pierwszych plamach na skosie, bo może to być mocz, a nie przeciek. Winorośl na ścianie przytnij na dwa metry od rynny dopiero po oględzinach.',
      warning: dangers.pruning,
    },
    rodent: {
      intro:
        'Gdy obok rusza budowa, myszy z łąki szukają nowego miejsca. Pokażemy, którędy mogą wejść do domu, a jeśli już są w środku, najpierw je wyłapiemy.',
      buildings:
        'Na nowych osiedlach gryzonie wchodzą przez niedomknięte przepusty instalacji i kraty przy garażach. W centrum korzystają z piwnic pod starymi domami i ze studzienek na stoku. Przy kontenerach gastronomii szczury mają jedzenie przez cały rok.',
      visit:
        'W nowym domu razem z tobą sprawdzamy przejścia kabli i rur, bo gryzonie wchodzą zwykle przez kilka z nich. Na placu budowy stawiamy stacje po obwodzie, w porozumieniu z kierownikiem. W starym domu sprawdzamy studzienkę i na zamówienie ją zabezpieczamy.',
      advice:
        'Zadzwoń, kiedy obok zaczyna się budowa, zanim gryzonie wejdą do domu. Jeśli już słychać je w środku, przepustów przy rurach jeszcze nie zatykaj.',
    },
    disinfection: {
      intro:
        'Apartament po chorym gościu trzeba odkazić przed przyjazdem następnego, a piwnicę po zalaniu, zanim zaschnie w niej błoto. Powiedz, o co chodzi, a ustalimy godzinę.',
      buildings:
        'Lokale na doby miewają małe łazienki i duży ruch, a wentylację wspólną z resztą domu. Na osiedlach odkaża się piwnice po zalaniu, bo stok oddaje wodę powoli, wprost pod drzwi garażu. W gabinetach i placówkach opieki liczy się też to, jakiego środka użyto.',
      visit:
        'W apartamencie zaczynamy od klamek, pilotów i łazienki, a kończymy na tkaninach. Po zalaniu czyścimy najpierw odpływ liniowy przed bramą, bo inaczej błoto wróci przy następnym deszczu. Placówkom medycznym z góry mówimy, jakiego preparatu użyjemy.',
      advice:
        'Zadzwoń, zanim wpuścisz sprzątających po gościu, który chorował. Pościel spakuj do worka w pokoju i zawiąż.',
    },
    insect: {
      intro:
        'Mrówki spod progu wracają, póki żyje królowa, a osy z rolety, póki zostaje gniazdo. Usuwamy źródło, nie pojedyncze owady.',
      buildings:
        'Na nowych osiedlach mrowiska są pod płytami na wylewce i przy słonecznych ścianach. W starszych domach osy budują pod okapem i w skrzynkach rolet. W gastronomii prusaki przyjeżdżają z dostawami i zostają przez cały rok.',
      visit:
        'Na tarasie szukamy głównego wejścia i podajemy przynętę, która dotrze do królowej. Skrzynkę rolety otwieramy od środka: w pilnej sprawie od razu, w innej po zmroku. W kuchni lokalu zaczynamy od agregatów lodówek, gdzie jest najcieplej.',
      advice:
        'Skrzydlate mrówki wychodzące ze ściany lub podłogi mają gniazdo w budynku: zadzwoń. Rójka w ogrodzie mija po kilku godzinach. Zmiataj okruszki i nie wylewaj na taras wrzątku.',
    },
    mould: {
      intro:
        'Ściana mokra od stoku i wilgoć po budowie wyglądają podobnie, a naprawia się je inaczej. Sprawdzamy, co jest u ciebie, zanim usuniemy pleśń.',
      buildings:
        'W nowo oddanych szeregowcach przyczyną bywa wilgoć po budowie, z wylewek i tynków: pleśń pojawia się wtedy za szafami. Na stokach na ścianach od strony skarpy od wiosny do jesieni skrapla się woda. W starych domach śródmieścia tynk łuszczy się przy podłodze, a pod linoleum rośnie grzyb.',
      visit:
        'Odróżniamy wodę z gruntu od wody z budowy, bo tej drugiej trzeba głównie czasu i wentylacji. Od strony skarpy oglądamy też opaskę i rynny, a w garażu odpływ. Jeśli potrzebna jest izolacja od zewnątrz, powiemy to przed odgrzybianiem.',
      advice:
        'W nowym domu zgłoś już pierwszą plamę. Do oględzin odsuń meble od ściany przy skarpie na szerokość dłoni.',
    },
  },
});
