import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'W starych domach wielorodzinnych i w blokach szpary przy rurach i listwach łączą mieszkania, więc pluskwy szybko przechodzą do sąsiadów.',
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
    'Myślachowice',
    'Młoszowa',
    'Dulowa',
    'Bolęcin',
  ],
  local: {
    bedbug: {
      intro:
        'W starych domach wielorodzinnych mieszkania mają często wspólny korytarz. Pluskwy przywiezione z podróży przechodzą nim do sąsiadów.',
      buildings:
        'W najstarszych domach belkowe stropy i wielokrotnie kładzione tapety tworzą kryjówki, do których trudno zajrzeć. W blokach owady chodzą przy pionach. W domach jednorodzinnych na skraju miasta pluskwy przyjeżdżają z gośćmi, z delegacji i w meblach po krewnych.',
      visit:
        'Zaczynamy od twojego mieszkania. Tapetę podważamy tylko tam, gdzie odstaje. Jeśli się zgodzisz, mówimy zarządcy, które lokale przy korytarzu warto obejrzeć, bo to on może poprosić o to pozostałych.',
      advice: 'Sąsiad zza ściany ma pluskwy? Zadzwoń, a łóżka nie wyrzucaj: obejrzymy je.',
    },
    marten: {
      intro:
        'Kopalnię w trzebińskiej Sierszy zamknięto, a dawny kamieniołom nad Balatonem zarósł lasem. Z tych terenów kuny przychodzą nocą do ogrodów i na strychy.',
      buildings:
        'W Myślachowicach, Młoszowej i Dulowej domy stoją pod lasem, a w autach pod wiatami kuny przegryzają przewody. W Sierszy zwierzęta zajmują strychy starych domów, wspólne dla kilku rodzin. W Młoszowej kuny przychodzą z pałacowego parku.',
      visit:
        'Na wspólny strych wchodzimy za twoją zgodą, z kluczem od zarządcy. W domu pod lasem oglądamy też wiatę, bo od niej zaczyna się droga na rynnę. Na terenach szkód górniczych zwracamy uwagę na pęknięcia przy kominie, które bywają nowym wejściem.',
      advice: 'Ślady łap pod maską auta albo kroki nad sufitem zgłoś rano. Auta nie zostawiaj pod wiatą.',
    },
    rodent: {
      intro:
        'W Trzebini szczury kryją się przy bocznicach, rampach i w pustych budynkach po kopalni, a jedzenia szukają na śmietnikach.',
      buildings:
        'Z torowisk gryzonie wchodzą do magazynów i pod pawilony w centrum, a z opuszczonych obiektów do komórek i śmietników. W najstarszych domach mają do dyspozycji piwnice z ziemną podłogą. Nad Chechłem i Balatonem latem żywią się odpadkami z gastronomii, a jesienią przechodzą do domów.',
      visit:
        'W piwnicy z ziemną podłogą szukamy nory pod ścianą i stawiamy przy niej stację, a zaporę z siatki układamy na końcu, jeśli ją zamówisz. Teren przy torach omawiamy z jego właścicielem, bo bez zgody kolei nie wolno tam wchodzić. Lokalom sezonowym polecamy kontrolę w dniu zamknięcia.',
      advice:
        'Zadzwoń przy pierwszych śladach, zanim zwierzęta przestaną bać się światła. Jeśli zapada się ziemia przy norze, odsuń się i zgłoś to najpierw pod 112 albo do gminy, bo to może być zapadlisko.',
    },
    disinfection: {
      intro:
        'W starych trzebińskich domach kilka mieszkań ma wspólny pion. Gdy się zatka, ścieki mogą zalać je wszystkie.',
      buildings:
        'W domach, w których łazienki dobudowano później, kanalizacja bywa niedrożna i cofa ścieki po deszczu. W blokach powodem bywa zgon, pożar albo wieloletnie zbieractwo. Niżej położone domy mogą mieć kłopot z wodą gruntową, która po zamknięciu kopalni Siersza podnosi się i potrafi wejść do piwnicy bez deszczu.',
      visit:
        'Na zlecenie zarządcy wszystkie mieszkania w pionie odkażamy jednego dnia, bo inaczej zapach wraca. Zarządcy podajemy kolejność lokali, a mieszkańcom godzinę. Gdy woda wychodzi z gruntu, oczyszczamy i odkażamy piwnicę, a o przyczynę radzimy zapytać gminę.',
      advice:
        'Najpierw zawiadom administrację albo pogotowie 994, potem zadzwoń do nas: odkażamy, gdy pion jest drożny. Wody na ten czas nie spuszczaj.',
    },
    insect: {
      intro:
        'W trzebińskich blokach prusaki mieszkają przy rurach i nie wychodzą, póki nie zgaśnie światło. Latem dochodzą osy i komary znad zalewów.',
      buildings:
        'W blokach owady idą piwnicami od klatki do klatki, w starych domach zaś przez szpary nad drzwiami. Nad Balatonem i Chechłem gniazda os wiszą pod pomostami i w domkach. W lesie trafiają się szerszenie w dziuplach nad ścieżką.',
      visit:
        'W bloku za twoją zgodą pytamy administrację, w których mieszkaniach widziano prusaki. Domek nad wodą obchodzimy po zachodzie, gdy plaża jest pusta. Na komary doradzamy siatki, bo zabieg nad zalewem zaszkodziłby wodzie.',
      advice: 'Zadzwoń, choćby karaluch był jeden i tylko w łazience. Odpływ zakryj sitkiem.',
    },
    mould: {
      intro:
        'W Trzebini grunt po dawnej kopalni osiada, a woda gruntowa się podnosi. W ścianach powstają rysy, przez które dostaje się wilgoć.',
      buildings:
        'W Sierszy i na Gaju rysy potrafią przeciąć tynk przy nadprożach, a deszcz wchodzi nimi pod farbę. W domach sprzed wojny pleśń zaczyna się pod deskami podłogi. W ocieplonych blokach rośnie w łazienkach, w których kratka nie ma ciągu.',
      visit:
        'Sprawdzamy, czy rysa jest świeża, i jeśli tak, prosimy o opinię budowlaną, bo najpierw trzeba wyjaśnić przyczynę pęknięcia. Pod deski zaglądamy w jednym miejscu, przy ścianie. W łazience zaczynamy od kratki i drzwi.',
      advice:
        'Umów oględziny, jeśli tynk przy rysie ciemnieje, i zrób jej zdjęcie z linijką. Zaszpachluj ją dopiero, gdy przestanie się powiększać.',
    },
  },
});
