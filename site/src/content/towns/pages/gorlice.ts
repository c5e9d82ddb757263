import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Powroty z pracy za granicą, używane meble i noclegi turystów w drodze w Beskid Niski to trzy drogi, którymi pluskwy trafiają do tutejszych bloków i domów.',
    marten:
      'Las podchodzi miejscami pod same ogrodzenia, a na drewnianym, rzadko odwiedzanym poddaszu kuna znajduje ciszę i wyściółkę na gniazdo.',
    rodent:
      'Tereny przemysłowe i zarośla nad Ropą dają szczurom kryjówki, a do drewnianych domów w dolinach co jesień wchodzą myszy.',
    disinfection:
      'Ropa i Sękówka potrafią gwałtownie wezbrać, a zalane piwnice i partery trzeba odkazić, zanim wrócą do nich domownicy.',
    insect:
      'Blisko lasu szerszenie zajmują szczeliny pod okapem i puste ule, a w blokach śródmieścia prusaki wędrują wspólną wentylacją.',
    mould:
      'Domy wcięte w zbocze mają ścianę stykającą się z gruntem i przy niedrożnym drenażu wilgoć wychodzi na tynku w postaci plam i grzyba.',
  },
  districts: ['Glinik Mariampolski', 'Zawodzie', 'Stróżówka', 'Ropica Polska', 'Kobylanka', 'Szymbark'],
  local: {
    bedbug: {
      intro:
        'Do Gorlic pluskwy trafiają w bagażu: po pracy sezonowej za granicą, po sanatorium albo z akademika w Krakowie. Wystarczy jedna noc, żeby weszły do torby.',
      buildings:
        'W blokach mieszkania mają wspólne piony i cienkie ściany, więc owady z czasem zajmują kilka lokali w jednej klatce. W domach trzymają się najdłużej tam, gdzie śpi rodzina: w tapczanach, boazerii i za listwami drewnianego stropu. Kwatery na trasie w Beskid Niski mają problem innego rodzaju – pokoje zapełniają się co weekend.',
      visit:
        'Droga jest długa, więc przywozimy od razu sprzęt do całego domu i oglądamy wszystkie sypialnie, nie tylko tę, w której pojawiły się ślady. W bloku, jeśli się zgodzisz, pytamy spółdzielnię o termin dla całego pionu. Gospodarzom kwater podpowiadamy, które pokoje wyłączyć z wynajmu i na jak długo.',
      advice:
        'Zadzwoń zaraz po powrocie, jeśli po nocy w podróży masz ślady w rzędzie. Walizki nie noś do sypialni: zamknij ją w szczelnym worku, a rzeczy przełóż z worka prosto do pralki.',
    },
    marten: {
      intro:
        'W okolicach Gorlic las sięga niemal do stodół i domów. Kuna przychodzi do kur, a zimę spędza w ociepleniu nad sypialnią.',
      buildings:
        'Drewniane domy i dobudówki na stokach mają podbitki z desek, które przez lata się rozeszły, a przez taką szparę zwierzę wchodzi bez wysiłku. W Ropicy Polskiej i Kobylance często zajmuje poddasze nieużytkowe nad garażem lub stajnią. W starych willach śródmieścia wspina się po bluszczu i murze, a w Gliniku wybiera opuszczone zabudowania przy zakładach.',
      visit:
        'Na stoku liczy się dojazd: pytamy, czy pod dom podjedzie samochód z drabiną, zwłaszcza zimą. Sprawdzamy dach i wszystkie budynki na podwórku, bo po zamknięciu jednego kuna przenosi się do sąsiedniego. Otwory zasłaniamy siatką od środka, żeby nie szpecić drewnianej elewacji.',
      advice:
        'Hałas nad głową zgłoś w ciągu dnia. Kury zamykaj na noc, a karmy dla kota nie zostawiaj na ganku.',
    },
    rodent: {
      intro:
        'Jesienią w Gorlicach myszy przenoszą się z łąk do domów, a szczury znad Ropy do piwnic i magazynów. Zwykle najpierw słychać je w ścianie.',
      buildings:
        'Hale, rampy i kanały dają szczurom spokój i wodę przez cały rok. Bliżej rzek nory ciągną się w wale i pod kompostownikiem, a w kamiennej piwnicy zostaje nieraz dziura po starym oknie. W drewnianych budynkach w dolinach myszy chodzą w pustce między deską a tynkiem, gdzie pułapki nie da się postawić bez zdjęcia listwy.',
      visit:
        'Zaczynamy od obejścia domu: z latarką sprawdzamy podwalinę i wejścia rur. W gospodarstwie stacje stawiamy z dala od paszy, poza zasięgiem kur i kotów. W zakładach zaznaczamy punkty kontrolne na planie hali i ustalamy, kto podczas kontroli otwiera bramy.',
      advice:
        'Nocny chrobot zgłoś w dzień, zanim zwierzęta zrobią zapasy. Ziarno i karmę przesyp do blaszanych beczek, a drewno na opał odsuń od ściany domu.',
    },
    disinfection: {
      intro:
        'Kiedy Ropa lub Sękówka wyjdą z koryta, w piwnicach Gorlic zostaje muł, a w nim to, co wypłynęło z szamb powyżej. Po wypompowaniu wody trzeba go usunąć i odkazić pomieszczenia.',
      buildings:
        'Najniżej położone domy nad Ropą i Sękówką miewają kotłownie i spiżarnie poniżej poziomu drogi. Woda zatrzymuje się tam i wsiąka w ziemne posadzki. W blokach powodem bywa awaria pionu, w starszych domach długa choroba domownika, a w pensjonatach Beskidu Niskiego – myszy, które zimowały w zamkniętych pokojach.',
      visit:
        'Odkażamy, gdy woda zejdzie, a muł będzie wybrany; powiemy przez telefon, czym go zgarnąć i jak chronić ręce oraz twarz. Odkażamy posadzkę, ściany do wysokości zalania i sprzęty, które zostają. Uprzedź nas, jeśli po powodzi nie ma jeszcze prądu albo wody w kranie, bo wtedy zabieramy inny sprzęt.',
      advice:
        'Zadzwoń przed sprzątaniem: powiemy, jak przygotować piwnicę do odkażania. Przetworów i warzyw, których dotknęła woda, nie myj do zjedzenia, tylko wyrzuć.',
    },
    insect: {
      intro:
        'Latem w Gorlicach usuwamy gniazda szerszeni i os, a przez cały rok prusaki z kuchni w blokach. Powiedz przez telefon, o które owady chodzi, bo na każde mamy inny sprzęt.',
      buildings:
        'Przy lesie szerszenie zajmują puste ule, dziuple i szczeliny za deskowaniem, a gniazdo w ścianie drewnianego domu zdradza cichy szmer. W sadach osy żerują na spadach. Starsze bloki w śródmieściu mają wspólne kanały wentylacyjne, którymi karaluchy przechodzą z mieszkania do mieszkania.',
      visit:
        'Prosimy o zdjęcie wejścia do gniazda z odległości kilku metrów. Dom z bali obchodzimy z drabiną i szukamy drugiego wylotu, bo po zatkaniu pierwszego owady idą do środka. W bloku żel nakładamy w kuchni i łazience, a za twoją zgodą prosimy spółdzielnię o dostęp do szachtu.',
      advice:
        'Gniazdo w zasięgu dzieci albo przy wejściu to pilna sprawa: zadzwoń od razu. Nie zalewaj go wodą i nie zaklejaj pianką: owady przegryzą się tam, gdzie łatwiej, czyli często do pokoju.',
    },
    mould: {
      intro:
        'Na gorlickich stokach jedna ściana domu często przylega do gruntu. Jeżeli drenaż nie działa, wiosną pojawiają się na niej mokre plamy, a latem pleśń.',
      buildings:
        'Najstarsze domy miewają kamienne podmurówki i żadnej izolacji, więc wilgoć przenika zaprawą aż do podłogi. Nad Ropą powietrze w chłodne noce jest ciężkie od mgły, a w kotlinie rzadko wieje. W blokach Glinika grzyb siada za meblościanką przy ścianie szczytowej, a w drewnianych domach – za wykładziną ułożoną wprost na deskach.',
      visit:
        'Najpierw sprawdzamy, skąd idzie woda: czasem wystarczy rynna odprowadzona dalej od ściany. Z drewna pleśń zdejmujemy inaczej niż z tynku, bez moczenia, i zostawiamy czas na schnięcie. Oceniamy też piwnicę: bez jej przewietrzenia parter zawilgotnieje od nowa.',
      advice:
        'Plamę zgłoś, gdy tylko ją zobaczysz, a po roztopach zrób jej zdjęcie. Nie zasłaniaj mokrej ściany płytą gipsową, bo grzyb będzie rósł pod nią dalej.',
    },
  },
});
