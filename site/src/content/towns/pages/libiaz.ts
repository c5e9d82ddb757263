import type { TownProfile } from '../towns';
import { dangers } from '../../texts/dangers';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Bloki na osiedlach górniczych mają wspólne piony i korytarze piwniczne, którymi pluskwy docierają nawet do mieszkań, z których nikt nie podróżował.',
    marten:
      'Las styka się z osiedlami z kilku stron, a kuny podchodzą nocą i wchodzą na poddasza po drzewach sięgających rynny.',
    rodent:
      'Piwnice bloków z komórkami pełnymi zapasów i ogródki działkowe obok osiedli dają myszom i szczurom jedzenie i kryjówki.',
    disinfection: 'Mieszkania po długiej chorobie lokatora warto odkazić jeszcze przed remontem.',
    insect:
      'W blokach prusaki zimują przy ciepłych rurach, a w domach pod lasem mrówki gmachówki drążą wilgotne drewno i ocieplenie.',
    mould:
      'Na terenach górniczych budynki pracują razem z gruntem, a przez rysy w ścianach i obluzowane obróbki dostaje się woda.',
  },
  districts: ['Libiąż Wielki', 'Libiąż Mały', 'Moczydło', 'Obieżowa', 'Żarki', 'Gromiec'],
  local: {
    bedbug: {
      intro:
        'Libiąż urósł razem z kopalnią Janina, a bloki wokół niej mają podobny układ pionów i piwnic. Pluskwy przechodzą w nich między mieszkaniami tymi samymi drogami.',
      buildings:
        'W blokach piony kuchenne schodzą do korytarza piwnic, gdzie komórki dzieli siatka, a w starych domach drogą bywa szpara pod progiem. Tamtędy owady docierają do mieszkań, których lokatorzy nigdzie nie wyjeżdżali. W domach pluskwy przyjeżdżają zwykle z używanym tapczanem.',
      visit:
        'W bloku zaglądamy także do komórki, bo stoi w niej nieraz stary materac. Jeśli się zgodzisz, ustalamy ze spółdzielnią wejście do trzech lokali w pionie jednego dnia. Pracujesz na zmiany? Godzinę wybierzemy tak, żeby dało się odpocząć po nocnej.',
      advice:
        'Nie czekaj z telefonem, aż ślady będą mieli wszyscy: nie każdy reaguje na ugryzienia. Komórki w piwnicy nie opróżniaj, póki jej nie zobaczymy.',
    },
    marten: {
      intro:
        'W Libiążu drzewa rosną między blokami, a las zaczyna się na końcu parkingu. Kuny wspinają się po pniach i przez balkony ostatniego piętra wchodzą do stropodachów.',
      buildings:
        'W niskich blokach otwory wentylacyjne stropodachu bywają bez krat, a gałęzie rosną tuż przy nich. W domach na Moczydle zwierzę rozgrzebuje ocieplenie nad kuchnią. W Gromcu, nad Wisłą, kuna lubi szopy, w których trzyma się łodzie i wędki.',
      visit:
        'Za twoją zgodą prosimy spółdzielnię o przycięcie gałęzi, bo drzewa przy bloku należą do niej. Na stropodach wchodzimy przez wyłaz i zakładamy siatkę tylko na otwory, w których nie ma śladów jerzyków ani nietoperzy. W domu sprawdzamy, czy wylot okapu kuchennego ma klapkę.',
      advice: 'Hałas nad ostatnim piętrem nagraj telefonem i zgłoś w dzień.',
      warning: dangers.pruning,
    },
    rodent: {
      intro:
        'W piwnicach libiąskich bloków przechowuje się ziemniaki i przetwory. Myszy i szczury przechodzą korytarzem od komórki do komórki.',
      buildings:
        'Ogródki działkowe leżą tuż za osiedlami, więc kiedy altany zamykają się na zimę, gryzonie idą do bloków. Na terenie kopalni i wzdłuż bocznicy kryją się w kanałach i nasypach. W Gromcu, nad Wisłą, mają miękkie skarpy, w których łatwo wykopać norę.',
      visit:
        'Korytarz piwniczny obchodzimy z konserwatorem, komórka po komórce, i zaznaczamy stacje na planie, który zostaje na tablicy. Działkowcom radzimy kontrolę w październiku, przed zakręceniem wody. Nad samym brzegiem stacji nie stawiamy, bo nad rzeką żyją ptaki.',
      advice: 'Zgłoś już pierwszy nadgryziony ziemniak. Karmę i sypkie zapasy trzymaj w szkle lub metalu.',
    },
    disinfection: {
      intro:
        'W Libiążu odkażamy mieszkania po długiej chorobie, zanim wejdzie ekipa remontowa. Osłabiamy też zapach dymu i wilgoci.',
      buildings:
        'W powojennych blokach tapety i boazeria przez dziesiątki lat zbierały dym i wilgoć. W lokalach po długiej chorobie odkażamy łóżko, łazienkę i drogę między nimi. W piwnicach dochodzi woda z pękających rur, bo grunt nad kopalnią pracuje.',
      visit:
        'Pytamy, co zostaje, a co idzie do kontenera, i od tego zaczynamy. Odkażamy po wyniesieniu mebli, a zapach osłabiamy ozonem po zdjęciu tapet. Jeśli pękła rura w części wspólnej, prosimy o obecność kogoś z administracji.',
      advice:
        'Zadzwoń przed wejściem ekipy remontowej: pyłu z takiego lokalu lepiej nie roznosić po klatce. Leki po chorym oddaj do apteki, a igły i strzykawki włóż do sztywnego, zamykanego pojemnika.',
    },
    insect: {
      intro:
        'Mrówka gmachówka nie je drewna, lecz drąży w nim gniazdo. W Libiążu, gdzie las jest blisko domów, zajmuje wilgotne belki, parapety i styropian.',
      buildings:
        'Na drewnianych werandach mogą pojawić się stosy trocin. W blokach prusaki grzeją się przy rurach w piwnicy, a na wyższych piętrach wychodzą przy zlewach. Pod wiatami na działkach osy budują gniazda tuż pod dachem.',
      visit:
        'Przy trocinach szukamy mokrego miejsca, bo właśnie w nim gniazdują mrówki. Zabieg daje trwały skutek dopiero po naprawie rynny czy parapetu. W piwnicy bloku nakładamy żel na zlecenie administracji, w mieszkaniu na twoje.',
      advice: 'Czystych, suchych trocin pod ścianą nie zamiataj, tylko zadzwoń: pokażą nam miejsce.',
    },
    mould: {
      intro:
        'Na terenach górniczych w Libiążu od wstrząsów pękają ściany i obróbki kominów. Przez szczeliny dostaje się woda, a na mokrej ścianie rośnie pleśń.',
      buildings:
        'Najczęściej pękają naroża i połączenia dobudówek. W blokach woda wchodzi przez obluzowaną obróbkę attyki na ostatnie piętro, w starszych domach przez spękany tynk. Domy przy lesie mają północną ścianę w cieniu i mech na cokole.',
      visit:
        'Gdy plama jest na suficie ostatniego piętra, oglądamy też dach, jeśli spółdzielnia da klucz. W domu spisujemy rysy i radzimy zgłosić szkodę kopalni, zanim je zaszpachlujesz. Odgrzybiamy dopiero po usunięciu przecieku, bo inaczej plama wróci.',
      advice: 'Żółtą obwódkę na suficie zgłoś, choćby była mała. Pęcherza z wodą pod farbą nie przekłuwaj.',
    },
  },
});
