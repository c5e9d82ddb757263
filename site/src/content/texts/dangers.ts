/**
 * Warnings. Each stands here once, and every page of its kind shows it. Articles read one by its name
 * (`{{dangers.shelters}}`). The file imports nothing, so that the build can load it.
 */
export const dangers = {
  /** Before anyone enters a flooded room. */
  floodedRoom:
    'Najpierw prąd: wyłącz bezpieczniki, ale tylko z suchego miejsca. Jeśli trzeba do nich iść przez wodę, wyjdź i dzwoń pod 991 (pogotowie energetyczne).',
  /** Openings with birds or bats: the act on nature protection, article 52, and the regulation of 16 December 2016. */
  shelters:
    'Miejsca lęgowe jerzyków i jaskółek oraz schronienia nietoperzy są chronione przez cały rok, także puste: zamknąć je wolno tylko za zezwoleniem regionalnego dyrektora ochrony środowiska (RDOŚ).',
  /** Branches near a roof; the regulation allows the removal of nests from 16 October to the end of February only. */
  pruning:
    'Gałęzie tnij od 16 października do końca lutego: w pozostałych miesiącach mogą w nich być gniazda ptaków, których nie wolno niszczyć.',
  /** Grilles without draught, or with a reversed one, and all of what is sealed against damp or insects. */
  carbonMonoxide:
    'Kratek przy piecyku gazowym, piecu i kominku nie zasłaniaj. Gdy nie ciągną albo wieje z nich do środka, wyłącz piecyk, niczego nie zapalaj i wezwij kominiarza: grozi zaczadzenie.\nBól głowy i nudności? Wyjdź i dzwoń pod 112.',
  waspsAtMeters:
    'Gniazdo w skrzynce z licznikiem lub gazem? Nie otwieraj jej i nie pryskaj: najpierw dzwoń pod 991 (prąd) lub 992 (gaz).',
  /** A marten is game: the hunting law of 13 October 1995. */
  martenCatching:
    'Nie łap jej i nie dotykaj: wystraszona gryzie, a łapać jej nie wolno, bo jest zwierzęciem łownym. Technik też jej nie łapie: otwiera jej drogę i sprawdza, czy wyszła. Jeśli zostaje albo jest ranna, zawiadom urząd gminy lub straż miejską (986).',
  /** Before the disinfection of a barn. */
  farmAnimals: 'Padłe lub chore zwierzęta gospodarskie zgłoś najpierw powiatowemu lekarzowi weterynarii.',
} as const;
