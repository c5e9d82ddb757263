import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Stolica powiatu nad Chechłem',
    population: 'ok. 37 tys. mieszkańców (2016)',
    postcodes: 'od 32-500 do 32-503',
    landmarks: ['Rynek', 'kościół św. Mikołaja', 'plac 1000-lecia'],
  },
  commonIssues: {
    bedbug:
      'Na osiedlach z wielkiej płyty jedno niezgłoszone ognisko wystarcza, żeby pluskwy zajęły kolejne piętra, dlatego warto sprawdzić także lokale za ścianą i pod podłogą.',
    marten:
      'Od wschodu do miasta dochodzą lasy Puszczy Dulowskiej, więc kuny bez trudu docierają na poddasza domów na obrzeżach.',
    rodent:
      'Dawne tereny fabryczne i nasypy kolejowe dają szczurom kryjówki, z których wchodzą do piwnic, śmietników i garaży przy blokach.',
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
  local: {
    bedbug: {
      intro:
        'W wielkiej płycie pluskwy przechodzą przez puszki i złącza, więc zabieg w jednym mieszkaniu może nie wystarczyć. Zaczynamy od twojego i sprawdzamy, dokąd prowadzą ślady.',
      buildings:
        'W blokach owady przechodzą przez puszki elektryczne i szczeliny w złączach płyt, także między klatkami. W starszych domach ogniska mogą zacząć się w mieszkaniach wynajmowanych na pokoje, a do domów z ogrodami pluskwy przyjeżdżają nieraz z używaną kanapą.',
      visit:
        'Jeśli ślady prowadzą do sąsiadów, najpierw omawiamy to z tobą, a ich i spółdzielnię prosimy o wejście tylko za twoją zgodą. Meble rozkręcamy na tyle, na ile trzeba, żeby zajrzeć w łączenia, a potem składamy.',
      advice:
        'Zadzwoń po pierwszym znalezionym owadzie, zanim pluskwy przejdą do sąsiadów. Nie wystawiaj wersalki pod śmietnik: ktoś ją wniesie do siebie, a owady i tak zostaną w listwach.',
    },
    marten: {
      intro:
        'Kuna wraca, jeśli zostanie choć jedno wejście: pod papą, podbitką albo przy kominie. Szukamy wszystkich, a zamykamy je, gdy poddasze jest puste.',
      buildings:
        'W Kątach, Borowcu i Płazie starsze domy mają nieraz płaskie dobudówki i otwarte podbitki, czyli łatwe wejścia. Tory i nasypy dają kunom osłoniętą drogę, a w domach typu kostka między stropem a dachem jest dość miejsca na gniazdo.',
      visit:
        'Na płaskim dachu szukamy podniesionej papy i braku obróbki przy kominie. W domu typu kostka wchodzimy przez właz w suficie, więc prosimy go odsłonić i zapewnić gniazdko w pokoju pod spodem. Za twoją zgodą pytamy sąsiadów, czy też słyszą ruch, bo trasa zwykle łączy kilka posesji.',
      advice:
        'Kuna wraca mimo zatkanego otworu? Nie zatykaj następnego, tylko zadzwoń. Resztki z grilla i karmę dla kotów zabieraj na noc do domu.',
    },
    rodent: {
      intro:
        'Szczur przy śmietniku albo w piwnicy chodzi wciąż tą samą trasą. Szukamy jej od nory aż po wejście do budynku i na niej stawiamy stacje.',
      buildings:
        'Tereny pofabryczne i nasypy dają szczurom kryjówki blisko wiat śmietnikowych. W starych domach piwnice łączą się nieraz przejściami, o których nie wie żaden z właścicieli. W gospodarstwach kłopotem są myszy w stodołach i kurnikach.',
      visit:
        'Pod wiatą śmietnikową szukamy nory, a zasypujemy ją dopiero, gdy jest pusta. W domu przy rynku za twoją zgodą prosimy sąsiadów o wejście do piwnic obok.',
      advice:
        'Norę przy wiacie śmietnikowej albo nadgryziony worek w komórce zgłoś w godzinach pracy. Do wizyty nie wysypuj trutki z marketu: spłoszone zwierzęta zmienią trasę i trudniej będzie je znaleźć.',
    },
    disinfection: {
      intro:
        'Cofnięte ścieki, mieszkanie po długiej chorobie, spiżarnia po myszach: za każdym razem zaczynamy od czego innego. Powiedz, co się stało, a dowiesz się, czego nie ruszać do naszego przyjazdu.',
      buildings:
        'Odkażenia wymagają nieraz lokale po długiej chorobie, zanim rodzina zacznie porządki. W centrum dochodzą sutereny zalewane z ulicy podczas burz. W gospodarstwach trzeba odkazić spiżarnię lub paszarnię po gryzoniach.',
      visit:
        'Rodzinie pokazujemy, które rzeczy można zabrać od razu, a które dopiero po zabiegu. Gdy zalało brodzik, zdejmujemy panel i odkażamy posadzkę pod nim, bo tam zostają ścieki. W suterenie prosimy o otwarte okienka, żeby dało się ją po wszystkim wywietrzyć.',
      advice:
        'Zadzwoń, zanim zamówisz kontener na rzeczy po zmarłym: część z nich lepiej najpierw odkazić. Administrację zawiadom o cofnięciu ścieków tego samego dnia, bo udrożnienie pionu należy do niej.',
    },
    insect: {
      intro:
        'Prusak, który wychodzi z kratki, przyszedł najpewniej z innego mieszkania i oprysk jednej kuchni go nie zatrzyma. Ustalamy, z którego piętra przychodzą owady, a dopiero potem nakładamy żel.',
      buildings:
        'W wysokich blokach mieszkania łączą kanały, którymi owad z jednej kuchni wychodzi w innej, kilka pięter wyżej. Jedzenie prusaki znajdują w sklepach i piekarniach na parterze. W domach od strony puszczy gniazda mogą wisieć w szopach na drewno i pod eternitem dawnych obórek.',
      visit:
        'W kuchni zdejmujemy listwę cokołową mebli i maskownicę okapu, żeby preparat trafił do kryjówek. Dostęp do kanału za twoją zgodą omawiamy ze spółdzielnią. Pokryć z eternitu nie wiercimy i nie łamiemy: gniazdo zdejmujemy od środka.',
      advice:
        'Kiedy pierwszy owad wyjdzie z kratki w łazience, zadzwoń i powiedz, na którym piętrze mieszkasz. Kratki nie zaklejaj i nie zasłaniaj siatką: przy piecyku gazowym grozi to czadem.',
    },
    mould: {
      intro:
        'Za meblościanką, w złączu płyt albo nad oknem: miejsce plamy podpowiada, skąd jest woda. Najpierw szukamy tej przyczyny, potem usuwamy pleśń.',
      buildings:
        'Złącza płyt tracą z czasem szczelność i woda po deszczu wchodzi w narożnik pokoju. Tam, gdzie budynek już ocieplono, pleśń przeniosła się do łazienek i za szafy w zabudowie. Domy na terenach dawnego górnictwa mają drobne rysy, przez które przy każdym deszczu ciemnieje tynk.',
      visit:
        'Sprawdzamy, czy mokro jest po deszczu, czy po kąpieli, bo od tego zależy, kto płaci za naprawę. Mebli na wymiar nie demontujemy bez ciebie: odkręcamy tylną ściankę albo cokół i zaglądamy z latarką. Na rysę po ruchach gruntu zwracamy uwagę właścicielowi, bo samo odgrzybianie jej nie zamknie.',
      advice:
        'Oględziny umów w godzinach pracy, a plamę sfotografuj po ulewie: ślad na złączu jest wtedy wyraźny. Nawiewniki w oknach otwórz już dziś, nawet zimą.',
    },
  },
});
