import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  facts: {
    characteristics: 'Miasto na prawach powiatu',
    population: 'ok. 108 tys. mieszkańców (2019)',
    postcodes: '33-100',
    landmarks: ['Rynek z ratuszem', 'katedra', 'Góra św. Marcina'],
  },
  commonIssues: {
    bedbug:
      'Na dużych osiedlach bloków pluskwy przechodzą między mieszkaniami wzdłuż pionów i przez gniazdka, a nowe ogniska zaczynają się od bagażu po podróży albo używanego mebla.',
    marten:
      'Stare drzewa Mościc i ogrody pod Górą Świętego Marcina to dla kuny dobry teren łowiecki, a gałęzie nad dachem – najkrótsza droga na strych.',
    rodent:
      'Stare piwnice pod kamienicami łączą się z podwórkami, na których szczury szukają odpadków, a jesienią myszy wchodzą z pól do domów na obrzeżach.',
    disinfection:
      'W kamienicach wokół rynku dezynfekcja bywa potrzebna po zalaniu piwnicy albo gdy zgon odkryto późno.',
    insect:
      'W jednym z najcieplejszych miast Polski osy i mrówki pojawiają się wcześnie, a w blokach prusaki korzystają z ciepłych pionów przez cały rok.',
    mould:
      'Mury najstarszych kamienic często nie mają poziomej izolacji, a w nieocieplonych budynkach sprzed wojny pleśń zajmuje zimne narożniki za meblami.',
  },
  districts: [
    'Mościce',
    'Strusina',
    'Grabówka',
    'Rzędzin',
    'Krzyż',
    'Klikowa',
    'Gumniska',
    'Zgłobice',
    'Tarnowiec',
  ],
  local: {
    bedbug: {
      intro:
        'Mieszkanie w bloku ma sąsiadów z kilku stron. Za twoją zgodą pytamy, czy możemy obejrzeć także ich mieszkania. W kamienicy sprawdzamy dodatkowo strych.',
      buildings:
        'Duże osiedla z wielkiej płyty mają kanały instalacyjne wspólne dla kilkunastu mieszkań, więc z jednego mieszkania pluskwy wracają do pozostałych. W kamienicach owady chowają się pod deskami podłogi i za starą sztukaterią. W Mościcach, wśród willi i niewysokich domów sprzed wojny, sąsiadów jest mniej, ale strych i piwnica bywają wspólne.',
      visit:
        'Jeśli się zgodzisz, umawiamy z administracją oględziny mieszkań obok, piętro wyżej i niżej. W kamienicy pytamy o klucz do strychu, bo w gniazdach gołębi żyją owady łudząco podobne do pluskiew. Na koniec mówimy, które szpary przy rurach zamknąć od twojej strony.',
      advice:
        'Nie czekaj na zebranie wspólnoty: zadzwoń, a termin z sąsiadami ułożymy później, jeśli się na to zgodzisz. Pościel zdejmij do worka w sypialni i nie trzep jej na balkonie.',
    },
    marten: {
      intro:
        'Na dach kuna wchodzi zwykle po gałęzi. Ustalamy, po której, i zamykamy poddasze, gdy jest puste.',
      buildings:
        'Wille Mościc mają rozległe poddasza, do których rzadko ktoś zagląda. Dojście ułatwiają konary drzew, którymi obsadzono tu ulice. W nowszych domach kuna kopie w miękkiej wełnie na skosach, a wchodzi pod gąsiorem albo przy oknie połaciowym.',
      visit:
        'Podczas oględzin szukamy sierści i odcisków łap na rynnach, a potem wskazujemy gałęzie do przycięcia. Drzewo na działce w Mościcach może wymagać zgody na cięcie, dlatego decyzję zostawiamy tobie. Klapkę, która otwiera się tylko na zewnątrz, montujemy tam, gdzie ślady są świeże.',
      advice:
        'Kroki na strychu zgłoś w ciągu dnia, zanim przyjdą mrozy: wtedy kunę trudniej skłonić do wyjścia. Do oględzin niczego tam nie ruszaj i zapamiętaj, o której zaczyna się ruch.',
      warning: dangers.pruning,
    },
    rodent: {
      intro:
        'Szczury w piwnicy kamienicy przychodzą z kanalizacji albo z sąsiedniego podwórka. Ustalamy skąd, bo stacja w złym miejscu stoi nietknięta.',
      buildings:
        'W śródmieściu gryzonie korzystają z zaplecza handlu, a z podwórka na podwórko przechodzą przez nieszczelne mury. Nad potokiem nory mogą być w skarpie, kilka metrów od ogrodu. Na styku miasta z polami jesień oznacza myszy w garażu i kotłowni.',
      visit:
        'W zabytkowych piwnicach pracujemy z lampą i planem, bo przejścia zamurowane od frontu potrafią być otwarte od tyłu. Kilka kamienic wokół jednego podwórka warto objąć wspólnym zleceniem; jeśli się zgodzisz, omówimy to z właścicielami. W domu na skraju pól, jeśli to zamówisz, na końcu uszczelniamy progi bram garażowych i wejścia kabli.',
      advice:
        'Świeże ślady zgłoś w ciągu dnia: poznasz je po błyszczących odchodach i norze bez pajęczyny. Resztki z kuchni wynoś do czasu wizyty codziennie, a psią miskę zabieraj na noc do domu.',
    },
    disinfection: {
      intro:
        'Mieszkanie po zgonie albo po zalaniu odkażamy tak, żeby zapach nie wyszedł na klatkę. Godziny pracy i porę wynoszenia rzeczy ustalamy z tobą.',
      buildings:
        'W kamienicach o sposobie wynoszenia decydują wąskie klatki i drewniane schody. Nad Wątokiem po gwałtownych burzach odkażenia wymagają piwnice i garaże, bo potok w mieście szybko przybiera. W zakładach dochodzą szatnie, łazienki i stołówki.',
      visit:
        'Ustalamy jedną godzinę wynoszenia i oklejamy drzwi, żeby zapach nie przeszedł na schody. W zalanym garażu podziemnym czekamy, aż zarządca wypompuje wodę z najniższego punktu. W zakładach pracujemy między zmianami, szatnia po szatni.',
      advice:
        'Wystarczy rozmowa, żeby ocenić, czy potrzebna jest najpierw ekipa sprzątająca. Jeśli w lokalu była policja lub prokurator, zadzwoń po zdjęciu plomb.',
    },
    insect: {
      intro:
        'Osy pod okapem, mrówki na parterze i prusaki w bloku wymagają trzech różnych metod. Opisz owada przez telefon albo wyślij zdjęcie, a przyjedziemy z właściwym sprzętem.',
      buildings:
        'Lato jest tu długie, więc we wrześniu gniazda pod okapami bywają bardzo duże. W blokach karaluchy mają ciepło cały rok przy pionach i w zsypach. Mrówki wchodzą do parterów z rozgrzanych chodników.',
      visit:
        'Pilne gniazda zdejmujemy od razu, inne wieczorem lub o świcie; zamknij okna od tej strony. W bloku żel trafia pod wannę i za lodówkę, a za zgodą twoją i zarządcy wieszamy na klatce ogłoszenie bez numeru mieszkania, żeby inni też zajrzeli pod zlew. Mrówkom odcinamy drogę od strony tarasu, zamiast pryskać w kuchni.',
      advice:
        'Nie czekaj z telefonem do września, gdy w gnieździe jest najwięcej robotnic. Zgłoś już pierwszego prusaka: w szparach jest ich zwykle więcej.',
    },
    mould: {
      intro:
        'O pleśni decyduje zimna ściana, nie klimat: nawet w ciepłym Tarnowie para skrapla się w nieocieplonym narożniku. Sprawdzamy, czy ściana jest tylko zimna, czy mokra od gruntu.',
      buildings:
        'Mury kamienic renesansowych i z XIX wieku stawiano bez izolacji, więc na parterach wilgoć podchodzi po ścianie na wysokość kolan. Z przedwojennych domów Mościc, tam gdzie ich nie ocieplono, ciepło ucieka przez wieniec i pleśń pojawia się wzdłuż niego. W nieocieplonych blokach pleśń rośnie na ścianie szczytowej.',
      visit:
        'Badamy ścianę w kilku miejscach nad podłogą, bo rozkład wilgoci mówi, czy winny jest grunt, czy para. Budynki na Starym Mieście i w Mościcach bywają pod ochroną, dlatego kolor i rodzaj tynku uzgadniamy z właścicielem przed pracą. W bloku spisujemy wskazówki dla spółdzielni, jeśli przyczyną jest nieocieplony szczyt.',
      advice:
        'Zadzwoń przed malowaniem. Do tego czasu trzymaj meble z dala od narożnika i przez tydzień zapisuj, kiedy na szybie pojawia się woda.',
    },
  },
});
