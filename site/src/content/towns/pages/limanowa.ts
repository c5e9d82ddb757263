import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Wyjazdy do pracy za granicę kończą się powrotem z pełnym autem, a pluskwy jadą wtedy w walizce, materacu albo meblu z drugiej ręki.',
    marten:
      'Domy rozrzucone po stokach stoją tuż przy lesie, a kuny wchodzą przez niezabudowane podbitki na stryszki nad garażem i stajnią.',
    rodent:
      'Owoce w piwnicach i stodołach, pasza i drewno ułożone pod ścianą domu dają myszom jedzenie na całą zimę.',
    disinfection:
      'Potoki spływające ze stoków potrafią szybko zalać piwnicę, a muł i nieczystości, które niosą, wymagają odkażenia.',
    insect:
      'W okolicznych sadach osy i szerszenie mają pożywienie do późnej jesieni, a na strychach domów otwieranych kilka razy w roku zimują muchy.',
    mould:
      'Śnieg zalega w cieniu gór, a domy dobudowane do skarpy mają mokre ściany, na których wiosną pokazuje się pleśń.',
  },
  districts: [
    'Sowliny',
    'Łososina Górna',
    'Lipowe',
    'Stara Wieś',
    'Mordarka',
    'Pisarzowa',
    'Siekierczyna',
    'Słopnice',
  ],
  local: {
    bedbug: {
      intro:
        'Wielu mieszkańców Limanowej wyjeżdża do pracy za granicę. W materacu albo walizce z kwatery mogą być pluskwy.',
      buildings:
        'W blokach w mieście pluskwy przechodzą z mieszkania do mieszkania wzdłuż pionów. W domach za miastem są duże poddasza z pokojami dla rodziny, która przyjeżdża dwa razy w roku. W agroturystyce owady przywożą także goście.',
      visit:
        'Zaczynamy od pokoju, w którym rozpakowano bagaże, i od samochodu. Jedziemy z daleka, więc oględziny i zabieg staramy się umówić na jeden dzień, jeżeli dom jest przygotowany. Drugi zabieg od razu wpisujemy do kalendarza, przed twoim kolejnym wyjazdem.',
      advice:
        'Jeśli w kwaterze były pluskwy, zadzwoń jeszcze z trasy. Torby zamknij w workach, a rzeczy przełóż z worka prosto do pralki.',
    },
    marten: {
      intro:
        'Domy pod Miejską Górą i na stokach Pasma Łososińskiego stoją przy lesie, często z kurnikiem. W Limanowej kuny mają więc blisko i jedzenie, i ciepłe poddasza.',
      buildings:
        'Poddasza są tu wysokie, a podbitka często niedokończona, bo dom buduje się latami. Zwierzę wchodzi nad garażem, gdzie brakuje jednej deski, i trafia w wełnę. W starszych zagrodach w Pisarzowej i Siekierczynie wybiera strych nad stajnią, gdzie jest siano.',
      visit:
        'Zimą pytamy, czy droga na stok jest odśnieżona, albo umawiamy się przy głównej. Niedokończoną podbitkę oglądamy deska po desce i mówimy, co zasłonić na stałe, a co siatką do następnego etapu budowy. W stajni pracujemy, gdy zwierzęta są na zewnątrz.',
      advice:
        'Zadzwoń, zanim stolarz zamknie podbitkę: może zamknąć kunę w środku. Karmę dla psa chowaj na noc.',
    },
    rodent: {
      intro: 'W limanowskich piwnicach od września do marca leżą jabłka, które przyciągają myszy.',
      buildings:
        'W domach na zboczu piwnica wychodzi wprost na ogród i ma drzwi z desek. W stodołach leżą siano, ziarno i worki z paszą. W mieście gryzonie trzymają się zapleczy przy rynku i brzegów potoków, którymi schodzą z gór.',
      visit:
        'Półki odsuwamy od muru, bo myszy chodzą wzdłuż niego. W stodole zostawiamy pułapki w miejscach niedostępnych dla kota. Na końcu, jeśli to zamówisz, obijamy drzwi do piwnicy blachą i wstawiamy próg. Sklepom przy rynku doradzamy kontrolę jesienią, kiedy gryzonie szukają ciepła.',
      advice:
        'Ślad zębów na jabłku albo pestki na podłodze wystarczą, żeby zadzwonić. Skrzynki z owocami trzymaj na regale, nie na podłodze, a karmę w szkle lub metalu.',
    },
    disinfection: {
      intro:
        'Po gwałtownych burzach w Beskidzie Wyspowym potoki szybko wzbierają. W Limanowej zalewają wtedy piwnice domów, które stoją najbliżej.',
      buildings:
        'Woda ze stoków niesie ziemię, gałęzie i zawartość przydomowych szamb, a w piwnicach zostaje z tego szlam. W gospodarstwach odkażamy po gryzoniach i po padłym inwentarzu. Do bloków i domów w mieście przyjeżdżamy po chorobie i po zalaniu z góry.',
      visit:
        'Przez telefon ustalamy, co zrobi rodzina, a co my, bo mamy długą drogę i chcemy od razu zacząć odkażanie. Najpierw strop i ściany, potem posadzka, na końcu schody. Przed wyjazdem pytamy, czy droga jest przejezdna.',
      advice:
        'Zadzwoń po burzy w godzinach pracy, zanim szlam zaschnie i trzeba go będzie skuwać. Jabłka i ziemniaki z zalanej piwnicy wyrzuć.',
      warning: dangers.farmAnimals,
    },
    insect: {
      intro:
        'W limanowskich sadach szerszenie mają owoce do pierwszych mrozów, a gniazda zakładają w dziuplach starych drzew.',
      buildings:
        'Gniazda wiszą w stodołach, w pustych ulach i za okiennicami domów stojących pusto do przyjazdu rodziny. W tych samych domach wiosną budzą się muchy, które zimowały na strychu. W blokach w mieście zdarzają się prusaki, które przyjeżdżają w paczkach.',
      visit:
        'Do pustego domu wchodzimy z kluczem, który zostawisz u sąsiada, i zaczynamy od strychu, nie od okiennicy. Jeśli w pobliżu jest pasieka, najpierw rozmawiamy z pszczelarzem. Gniazdo szerszeni w sadzie z dala od domu czasem radzimy zostawić do zimy, kiedy samo opustoszeje.',
      advice: 'Szerszenie lecą wieczorem do okna? Zgaś światło, zasuń roletę i zadzwoń.',
    },
    mould: {
      intro:
        'W Limanowej wiele domów jest wciętych w skarpę i jedną ścianą przylega do gruntu. Wiosną, gdy topnieje śnieg, pojawiają się na niej wilgotne plamy.',
      buildings:
        'Domy w cieniu gór mają śnieg przy ścianie do kwietnia. Garaż i kotłownia stykają się ze skarpą, a nad nimi jest kuchnia, więc wilgoć idzie w górę. W domach stawianych latami brakuje czasem opaski i rynny.',
      visit:
        'Oglądamy skarpę i drenaż, zanim powiemy cokolwiek o ścianie. W kotłowni odgrzybiamy po sezonie grzewczym, gdy można wynieść opał. Nad garażem sprawdzamy, czy sufit ma ocieplenie.',
      advice:
        'Na oględziny umów się w godzinach pracy, a wiosną zaznacz, dokąd sięga woda. Opału nie składuj przy ścianie od skarpy.',
    },
  },
});
