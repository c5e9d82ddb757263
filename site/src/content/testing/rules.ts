import { terms } from '../offers/terms';

const months = terms.insect.guaranteeMonths;

/** What no text of the site may say. `before` is a sentence that an earlier version had, and that the rule reports. */
export interface TextRule {
  about: string;
  /** Tests one text, with ordinary spaces. */
  breaks: (text: string) => boolean;
  before: readonly string[];
}

export const has =
  (pattern: RegExp, unless?: RegExp) =>
  (text: string): boolean =>
    text.split(/(?<=[.?!])\s+/).some((sentence) => pattern.test(sentence) && !unless?.test(sentence));

/** Contradictions between pages. */
export const contradictionRules: readonly TextRule[] = [
  {
    about: 'the first day of the guarantee for cockroaches',
    breaks: has(
      new RegExp(
        `miesięcy po zabiegu|(gwarancj|karaluch)[^.]*(trwa|na)( ona)? ${months} miesięcy(?!,? od ostatniego zabiegu)`,
        'i',
      ),
    ),
    before: [
      `Jeśli w ciągu ${months} miesięcy po zabiegu karaluchy znów się pojawią, zgłoś to nam.`,
      `Przy zwalczaniu karaluchów gwarancja trwa ${months} miesięcy.`,
    ],
  },
  {
    about: 'the time until the disinfection: 24 hours until the arrival',
    breaks: has(/wykonujemy w ciągu 24/i),
    before: ['Dezynfekcję wykonujemy w ciągu 24 godzin od zgłoszenia.'],
  },
  {
    about: 'who airs a room after ozone',
    breaks: (text) =>
      /ozon/i.test(text) && /po powrocie wietrzysz|wracasz po wskazanym czasie i wietrzysz/i.test(text),
    before: [
      'Ozon rozpada się do tlenu; wracasz po wskazanym czasie i wietrzysz.',
      'Na ozonowanie wychodzisz na 2–4 godziny, a po powrocie wietrzysz 30–60 minut.',
    ],
  },
  {
    about: 'when the entries of martens are closed',
    breaks: has(
      /(zamykamy (jej|im|mu) (drog|wejści)|zamykamy drogi wejścia|pozostałe otwory zabezpiecz w pierwszej)/i,
    ),
    before: [
      'Skłaniamy kunę do wyjścia z poddasza i zamykamy jej drogę powrotu.',
      'Odstraszamy ją humanitarnie i zamykamy drogi wejścia.',
      'Pozostałe otwory zabezpiecz w pierwszej kolejności.',
    ],
  },
  {
    about: 'when the holes of rodents are closed',
    breaks: has(
      /zanim postawimy stację|wypełnij do tego czasu|najpierw robimy próg|równocześnie ze stacjami|zaczynamy od okien piwnicznych|najpierw zabezpieczamy studzienkę/i,
    ),
    before: [
      'Przepust przy rurze w garażu wypełnij do tego czasu chociaż drucianą siatką.',
      'Szukamy nory pod ścianą i układamy zaporę z siatki, zanim postawimy stację.',
      'W garażu na piasku najpierw robimy próg, którego nie da się podkopać.',
    ],
  },
  {
    about: 'what is sealed: only what the customer orders, for a price of its own',
    breaks: has(/uszczelniamy|dopiero potem zamykamy/i, /zamówi/i),
    before: ['W garażu uszczelniamy bramę gumą z metalową wkładką.'],
  },
  {
    about: 'how many traces of bed bugs are enough',
    breaks: has(/choć dwa|dwa z tych/i),
    before: ['Jeśli zgadzają się choć dwa z tych objawów, obejrzyj szwy materaca albo od razu zadzwoń.'],
  },
  {
    about: 'how long the preparation takes',
    breaks: has(/przygotowani\p{L}* w pół godziny|krótką listę/iu),
    before: ['Przygotowanie w pół godziny'],
  },
  {
    about: 'the name of what cannot wait: "pilne"',
    breaks: has(/nagł\p{L}+ przypad|telefon alarmowy/iu),
    before: [
      'W nagłych przypadkach odbieramy całą dobę.',
      'Telefon alarmowy jest dla spraw, które nie mogą czekać do rana.',
    ],
  },
  {
    about: 'who airs a flat after spraying',
    breaks: has(/po powrocie (wietrzą|mieszkanie wietrzy)/i),
    before: [
      'Domownicy i zwierzęta wychodzą na ogół na 2–4 godziny, a po powrocie wietrzą mieszkanie przez 30–60 minut.',
      'Na 2–4 godziny, a po powrocie mieszkanie wietrzy się 30–60 minut.',
    ],
  },
  {
    about: 'what bites in a row prove',
    breaks: has(/najczęściej to pluskwy/i),
    before: ['Najczęściej to pluskwy'],
  },
  {
    about: 'how many treatments the price of one bed bug treatment is for',
    breaks: (text) =>
      /Jeden zabieg na pluskwy kosztuje/.test(text) &&
      !text.includes(`wykle potrzeba ${terms.bedbug.treatments} zabiegów`),
    before: [
      'Jeden zabieg na pluskwy kosztuje od 600 zł z VAT. Po 10–14 dniach wracamy na kontrolę, którą ta cena obejmuje.',
    ],
  },
  {
    about: 'the size of a German cockroach',
    breaks: has(/\d+–\d+ mm[^.]*jasnobrązow/, /10–15 mm/),
    before: ['11–16 mm, jasnobrązowy, dwa ciemne paski wzdłuż tarczki za głową'],
  },
  {
    about: 'the gap that a mouse passes: as wide as a pencil',
    breaks: has(/nie szersz\p{L}+ niż ołówek/iu),
    before: ['szpara pod drzwiami dostaw nie szersza niż ołówek jest gruby'],
  },
  {
    about: 'ozone against mustiness: only after its cause is gone',
    breaks: has(/ozon[^.]* usuwa zapach[^.]*stęchlizny/i, /osłabia/),
    before: ['Ozonowanie usuwa zapach dymu, zwierząt i stęchlizny, ale nie zastąpi sprzątania.'],
  },
  {
    about: 'dashes: one in a sentence',
    breaks: has(/ – [^–]* – /),
    before: ['Kuna – zwierzę łowne – wraca na ten sam dach.'],
  },
  {
    about: 'the languages of the site',
    breaks: has(/tylko po polsku/i),
    before: ['strona jest tylko po polsku i nie ma wersji w polskim języku migowym'],
  },
];

/** What the law asks of advertisements for such a company. */
export const legalRules: readonly TextRule[] = [
  {
    about: 'a claim that biocides or treatments are safe',
    breaks: has(
      /(jest|są|czy) [^.?]{0,30}bezpieczn|bezpiecznie wróc|nieszkodliw|nietoksyczn|ekologiczn|najłagodniejsz|dolegliwości nie powinny/i,
    ),
    before: [
      'Czy zabieg jest bezpieczny dla dzieci i zwierząt?',
      'Wybieramy najłagodniejszą metodę, która zadziała na dany gatunek.',
      'Po dobrze wykonanym zabiegu dolegliwości nie powinny się pojawić.',
    ],
  },
  {
    about: 'an effect of ozone other than on odour',
    breaks: has(/ozon[^.]*(drobnoustroj|zarodnik|bakteri|wirus)/i, /nie zastępuje/i),
    before: [
      'Ozon ogranicza zapach i liczbę zarodników w powietrzu i na tkaninach.',
      'Generator wypełnia pomieszczenie ozonem, który utlenia cząsteczki zapachów i działa na drobnoustroje.',
    ],
  },
  {
    about: 'a promise that a bait station is proof against children and pets',
    breaks: has(/(dziecko|pies)[^.]*(nie sięgną|nie otworzą)/i),
    before: [
      'Gryzoń wchodzi do środka, a dziecko, pies i kot do przynęty nie sięgną.',
      'Przynęta trafia do zamykanych stacji, których dziecko ani pies nie otworzą.',
    ],
  },
  {
    about: 'what an inspector does, or what an office demands, without a source',
    breaks: has(/inspektor[^.]*(patrzy|sprawdza)|twój własny plan HACCP/i),
    before: [
      'Każda z tych rzeczy to miejsce, w które inspektor i my patrzymy najpierw.',
      'Jak mają wyglądać u ciebie, opisuje twój własny plan HACCP.',
    ],
  },
  {
    about: 'who owns the common parts of a building',
    breaks: has(/należą do zarządcy/i),
    before: ['Piwnice, zsypy, węzeł i altana śmietnikowa należą do zarządcy.'],
  },
  {
    about: 'a question about health',
    breaks: has(
      /(powiedz|uprzed[źz]|zapisz|poinformuj|technik powinien wiedzieć)[^.]*(ciąż|astm|alergi|alergik|(jaka|co to była za) choroba|na co chorowali)/i,
    ),
    before: [
      'Powiedz technikowi o ciąży, małych dzieciach, astmie, alergii i zwierzętach.',
      'Zapisz, co się stało i na co chorowali domownicy: od tego zależy dobór środka.',
      'Podczas bezpłatnej konsultacji powiedz otwarcie, co to była za choroba.',
    ],
  },
  {
    about: 'sharps outside a rigid container',
    breaks: (text) => /(?<!ampułko)strzykaw/i.test(text) && !/sztywnego, zamykanego pojemnika/.test(text),
    before: ['Leki i strzykawki po chorym spakuj osobno.'],
  },
  {
    about: 'conformance as if someone else had assessed it',
    breaks: has(/jest zgodna z wytycznymi/i),
    before: ['Strona jest zgodna z wytycznymi WCAG 2.2 na poziomie AA.'],
  },
];

/** Phrases that read as jokes, calques or wrong Polish. */
export const phrases: readonly RegExp[] = [
  /pokojów/,
  /minus \d/,
  /[Nn]a Sierczy/,
  /\p{L} w praktyce$/u,
  /przez telefon od razu|od razu przez telefon/,
  /jak się z tym spieszyć/,
  /Od ilu zaczyna/,
  /w tym: /,
  /na Klasnie/,
  /tak długo, jak (po|za)/,
  /wilgoć (się )?podciąga|podciąga\p{L}* wilgoć/u,
  /Czas prac, od/,
  /w nocnej kuchni/,
  /pierwszych martwych/,
  /nie płaci za bilet/,
  /nie stygnie/,
  /Wieprzówka po ulewie/,
  /turlać orzech/,
  /Telefonuj|Zatelefonuj/,
  /Punkty, po których/,
  /w ciągu A4/,
  /jasnym i ciemnym wyglądzie/,
  // More of the same kinds.
  /mieszkanie z widokiem/,
  /nie czyta\p{L}* dat/u,
  /patrz[ąy]\p{L}* (na niego z góry|z nich)/u,
  /od tego zaczyna się leczenie/,
  /nie zna więc ani głodu/,
  /[Tt]o zapach, który mysz czuje/,
  /owady o tym wiedzą|mysz o tym wie/,
  /jak szklanka z lodem/,
  /nie są wybredne/,
  /zmieniają się lokatorzy/,
  /zna ten dźwięk/,
  /ktoś właśnie je obiad/,
  /Pluskwom to odpowiada|Pluskwy lubią jedno/,
  /wsiada na dworcu/,
  /stary znajomy/,
  /na kolację/,
  /pokazuje, że umie inaczej|jest wart dwóch/,
  /robimy (ozon|dezynf)|nieproszon|dokona[ćjl]|posiadają/,
  /w dniu dzisiejszym|celem (usunięcia|zwalczania)/,
];
