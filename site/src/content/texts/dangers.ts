/** Warnings. Each stands here once, and every page of its kind shows it. Articles read one by its name (`{{dangers.shelters}}`). */
export const dangers = {
  /** Before anyone enters a flooded room. */
  floodedRoom:
    'Najpierw prąd: wyłącz bezpieczniki, ale tylko z suchego miejsca. Jeśli trzeba do nich iść przez wodę, wyjdź i dzwoń pod 991 (pogotowie energetyczne). Włącz je dopiero, gdy instalację sprawdzi elektryk.',
  /** Openings with birds or bats: the act on nature protection, article 52, and the regulation of 16 December 2016. */
  shelters:
    'Miejsca lęgowe jerzyków i jaskółek oraz schronienia nietoperzy są chronione przez cały rok, także puste: zamknąć je wolno tylko za zezwoleniem regionalnego dyrektora ochrony środowiska (RDOŚ).',
  /** Branches near a roof; the regulation allows the removal of nests from 16 October to the end of February only. */
  pruning:
    'Gałęzie tnij od 16 października do końca lutego: w pozostałych miesiącach mogą w nich być gniazda ptaków, których nie wolno niszczyć.',
  /** Grilles without draught, or with a reversed one, and all of what is sealed against damp or insects. */
  carbonMonoxide:
    'Ból głowy, nudności lub senność przy piecyku, piecu albo kominku? To może być czad: otwórz okna, wyprowadź wszystkich i dzwoń pod 112.\nKratek nie zasłaniaj. Gdy nie ciągną albo wieje z nich do środka, wyłącz piecyk i wezwij kominiarza.',
  /** A smell of gas. */
  gas: 'Czujesz gaz? Niczego nie zapalaj ani nie włączaj, wyjdź i dopiero z zewnątrz dzwoń pod 992.',
  /** After a sting: the first step. */
  sting:
    'Duszność, obrzęk twarzy lub zawroty głowy po użądleniu, użądlenie w usta lub gardło albo wiele naraz? Dzwoń pod 112. Kto ma adrenalinę w ampułko\u00adstrzykawce, podaje ją od razu.',
  /** Article 72 of regulation (EU) 528/2012 wants it in advertisements. */
  biocides:
    'Produktów biobójczych należy używać z zachowaniem środków ostrożności. Przed każdym użyciem należy przeczytać etykietę i informacje dotyczące produktu.',
  bleach:
    'Wybielacza z chlorem nigdy nie mieszaj z octem, kwasem ani innym środkiem czyszczącym: powstają trujące gazy.',
  /** Needles of others may carry viruses; medicine that prevents the infection works best within hours. */
  sharps:
    'Igły i strzykawki wkładaj tylko do sztywnego, zamykanego pojemnika, nigdy do worka. Po ukłuciu umyj ranę wodą z mydłem i od razu jedź na SOR.',
  martenBite:
    'Ugryzła lub zadrapała? Myj ranę przez 15 minut wodą z mydłem i od razu jedź do lekarza: kuna może chorować na wściekliznę.',
  ratBite: 'Ugryzł cię? Umyj ranę wodą z mydłem i jeszcze dziś pokaż ją lekarzowi.',
  waspsAtMeters:
    'Gniazdo w skrzynce z licznikiem lub gazem? Nie otwieraj jej i nie pryskaj: najpierw dzwoń pod 991 (prąd) lub 992 (gaz).',
  /** A marten is game: the hunting law of 13 October 1995. */
  martenCatching:
    'Nie łap jej i nie dotykaj: wystraszona gryzie, a łapać jej nie wolno, bo jest zwierzęciem łownym. Technik też jej nie łapie: otwiera jej drogę i sprawdza, czy wyszła. Jeśli zostaje albo jest ranna, zawiadom urząd gminy lub straż miejską (986).',
  /** Before the disinfection of a barn. */
  farmAnimals: 'Padłe lub chore zwierzęta gospodarskie zgłoś najpierw powiatowemu lekarzowi weterynarii.',
} as const;
