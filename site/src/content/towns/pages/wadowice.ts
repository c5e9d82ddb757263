import type { TownProfile } from '../towns';
import { typeset } from '../../../text/typeset';

export default typeset<TownProfile>({
  commonIssues: {
    bedbug:
      'Domy pielgrzyma, pokoje gościnne i autokary to miejsca, w których pluskwy przechodzą z jednego bagażu do drugiego.',
    marten:
      'Ogrody na wzgórzach i lasy ciągnące się ku Beskidowi Małemu dają kunom pożywienie, a poddasza starszych domów – suche schronienie.',
    rodent:
      'Kamieniczki przy rynku mają wspólne podwórka i stare piwnice, a zarośla nad Skawą są dla szczurów naturalnym szlakiem do miasta.',
    disinfection:
      'Tam, gdzie wiele osób razem nocuje i jada, czyli w domach pielgrzyma, szkołach i stołówkach, infekcja rozchodzi się szybko i odkazić trzeba cały obiekt.',
    insect:
      'Cukiernie, kawiarnie i stragany wokół rynku przyciągają latem osy i mrówki, a na zapleczach kuchni łatwo osiedlają się prusaki.',
    mould:
      'Mgły w dolinie Skawy i stare mury śródmieścia bez izolacji sprzyjają zawilgoceniu parterów, gdzie grzyb zaczyna się tuż nad podłogą.',
  },
  districts: [
    'Chocznia',
    'osiedle XX-lecia',
    'Tomice',
    'Gorzeń Górny',
    'Gorzeń Dolny',
    'Jaroszowice',
    'Klecza Dolna',
    'Ponikiew',
  ],
  local: {
    bedbug: {
      intro:
        'W sali z wieloma łóżkami jedno zgłoszenie oznacza, że trzeba obejrzeć wszystkie. W domu i w bloku zaczynamy od łóżka, przy którym są ślady.',
      buildings:
        'Domy pielgrzyma i pokoje gościnne mają wiele łóżek w jednej sali, często piętrowych, z drewnianą ramą pełną szczelin. W blokach owady przechodzą w pionach z lokalu do lokalu. W domach rodzinnych chowają się w tapczanach i pod tapetą.',
      visit:
        'Sale wieloosobowe obejmujemy zabiegiem w całości, łóżko po łóżku. Ustalamy z gospodarzem dzień bez grupy i doradzamy metalowe ramy na przyszłość. W bloku, jeśli się zgodzisz, wyjaśniamy sąsiadom, dlaczego warto obejrzeć także ich mieszkania.',
      advice:
        'Zadzwoń, choćby ślady miała jedna osoba. Pościel zostaw w sali, a jeśli musisz ją wynieść, zamknij ją na miejscu w worku.',
    },
    marten: {
      intro:
        'Kuna wchodzi tam, gdzie przesunęła się dachówka, a dach bez folii jej nie zatrzyma. Szukamy wejścia i zabezpieczamy dom, gdy poddasze jest puste.',
      buildings:
        'Starsze domy w Kleczy i Ponikwi mają dachy z dachówki bez folii, więc każda szpara staje się wejściem. W mieście kuny trzymają się kamienic przy rynku, bo dachy się stykają. Od strony Beskidu Małego zimą schodzą niżej, do wiat i samochodów.',
      visit:
        'Przesunięte dachówki układamy i podklinowujemy, a tam, gdzie nie ma folii, prosimy dekarza o opinię. Przy rynku za twoją zgodą rozmawiamy też z właścicielami kamienic obok. W gospodarstwie sprawdzamy także stodołę, zanim zamkniemy dom.',
      advice:
        'Przesunięte dachówki albo skoki nad sufitem zgłoś w ciągu dnia. Kury zamykaj na noc, a jajka wybieraj wieczorem.',
    },
    rodent: {
      intro:
        'Kilka kamienic z jednym podwórkiem ma wspólne gryzonie. Planujemy pracę dla całego podwórka, bo stacja w jednej piwnicy tylko przesunie kłopot do sąsiedniej.',
      buildings:
        'Kamieniczki mają wspólne podwórka, połączone piwnice i jedną studzienkę na cztery domy. W zaroślach nad Skawą i Choczenką gryzonie mają kryjówki, a do miasta przychodzą brzegiem. Na obrzeżach zimą myszy zajmują garaże i kotłownie.',
      visit:
        'Podwórko traktujemy jako całość i za twoją zgodą rozmawiamy z sąsiadami, bo stacje nie pomogą, gdy w którejś piwnicy stoi otwarty worek. W garażu, jeśli to zamówisz, uszczelniamy bramę gumą z metalową wkładką.',
      advice:
        'Ślady zębów na pieczywie albo chrobot w ścianie zgłoś w godzinach pracy. Mąkę i cukier przesyp do metalowych pojemników.',
    },
    disinfection: {
      intro:
        'W szkole, stołówce albo domu pielgrzyma infekcję roznoszą klamki, poręcze i krany. Odkażamy je i mówimy, od kiedy można wpuścić ludzi.',
      buildings:
        'Szkoły, przedszkola i stołówki odkażamy najchętniej w dni wolne. W mieście powodem bywa pęknięty pion albo mieszkanie po lokatorze, którego nikt nie odwiedzał, a nad Skawą wysoka woda.',
      visit:
        'W szkole pracujemy od sali, w której zaczęły się objawy, ku wyjściu. Zabawki i sprzęty myjemy osobno, tak żeby dzieci wróciły do suchych. W mieszkaniu po zgonie zaczynamy od podłogi pod łóżkiem.',
      advice:
        'Zadzwoń w dniu, w którym rodzice piszą, że dzieci zostaną w domu. Do czasu odkażenia zamknij stołówkę.',
    },
    insect: {
      intro:
        'Osy nad stolikami i prusaki na zapleczu to dwie prace o dwóch porach: po zamknięciu ogródka i po wydaniu ostatnich dań. Ustalimy obie w jednej rozmowie.',
      buildings:
        'Osy budują gniazda pod dachami starych kamienic i w szczelinach bram, blisko ogródków i straganów. Prusaki trzymają się zapleczy i ciepłych zmywalni. Na wzgórzach szerszenie zajmują dziuple przydrożnych lip.',
      visit:
        'Szukamy gniazda po linii lotu, a nie po skargach gości, i usuwamy je, gdy ogródek jest zamknięty. Na zapleczu nakładamy żel i sprawdzamy odpływ. Lipa przy drodze należy zwykle do gminy, więc podpowiadamy, do kogo napisać.',
      advice:
        'Osy, które mimo odganiania wracają, mają gniazdo blisko: zadzwoń. Otwarte soki i owoce przykryj.',
    },
    mould: {
      intro:
        'W starym murze wilgoć idzie z gruntu, w zabudowanej loggii winna bywa zasłonięta kratka. Powiemy, co jest przyczyną u ciebie, zanim zapłacisz za odgrzybianie.',
      buildings:
        'Kamienice przy rynku mają parter zimny nawet latem, a pleśń rośnie za regałami sklepów. W blokach kłopotem bywają zabudowane loggie, w których zamknięto kratkę. W domach na wzgórzach wilgotna jest ściana od strony stoku.',
      visit:
        'W lokalu usługowym pracujemy po zamknięciu i sami odsuwamy regały. Loggię oglądamy razem z kratką i pytamy, kto ją zabudował. Na stoku zaczynamy od odpływu z rynny.',
      advice: 'Zadzwoń, zanim położysz panele na starej ścianie. Kratkę w zabudowanej loggii odsłoń dziś.',
    },
  },
});
