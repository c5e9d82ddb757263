/** Compares every rendered page with the terms. */
import { beforeAll, expect, test } from 'vitest';
import site from '../../server';
import { cities } from '../towns/cities';
import { company } from '../company/company';
import { newCustomers } from './newCustomers';
import { terms } from './terms';
import { plainText } from '../../text/typeset';

const {
  reply,
  hours,
  arrival,
  bedbug,
  marten,
  rodent,
  insect,
  guarantee,
  disinfection,
  mould,
  safety,
  price,
  discount,
} = terms;

interface Rule {
  about: string;
  /** Finds a figure and its unit as the last two groups that are not empty. */
  find: RegExp;
  /** Allowed figures; the sentence or the address must match the pattern. */
  allowed: Readonly<Record<string, RegExp>>;
  /** A sentence that the rule must report. */
  planted: string;
  /** Whether the pages may have no such sentence. */
  isOptional?: true;
}

const any = /(?:)/;
const number = String.raw`(?<![\d,–])(\d+(?:,\d+)?(?:–\d+)?)`;
const time = String.raw`${number}[\s-]?(min|h|dni|tyg|mies)`;
/** At most 50 characters of the same clause. */
const near = String.raw`[^.;:!?]{0,50}?`;

const nearby = cities.filter((city) => city.nearby).map(({ slug }) => slug);
const day = '(jeszcze dziś|tego samego dnia|jutro|nazajutrz|następnego dnia)';
const phone = String.raw`(?:telefon\p{L}*|dzwoń|odbiera\p{L}*|dostępn\p{L}*|pomoc\p{L}*)`;
const night = '(24/7|całą dobę|o każdej porze|o dowolnej porze|w nocy)';
const comes = String.raw`(?:przyjeżdża\p{L}*|przyjedzi\p{L}*|docier\p{L}*|dotrze\p{L}*|na miejscu|przyjazd\p{L}*|u ciebie)`;

const rules: readonly Rule[] = [
  {
    about: 'how soon an answer comes',
    find: new RegExp(`(?:odpowia|odpowie|oddzwo|oddzwan|odezwie|skontaktuje)[^.;!?]*?${time}`, 'giu'),
    allowed: {
      [`${guarantee.replyDays} dni`]: /reklamacj/i,
      [`${reply.phoneMinutes} min`]: /oddzwaniamy/i,
      '1 h': /formularz|skontaktujemy się|odezwiemy się/i,
      '2 h': /e-mail/i,
    },
    planted: 'Na formularz odpowiadamy w ciągu 15 minut.',
  },
  {
    about: 'how soon a team comes',
    find: new RegExp(`${comes}${near}${time}|${number}\\s(min|h)[^.;:!?,]{0,30}${comes}`, 'giu'),
    allowed: {
      [`${arrival.minutes} min`]: new RegExp(`w Krakowie|/(${nearby.join('|')})$`, 'iu'),
      [`${arrival.disinfectionHours} h`]: /dezynfekcj/i,
    },
    planted: 'W Zakopanem jesteśmy na miejscu w 30–60 minut.',
  },
  {
    about: 'on what day a team comes',
    find: new RegExp(`${comes}${near}${day}()|${day}()${near}${comes}`, 'giu'),
    allowed: {
      [`${arrival.sameDay} `]: /piln/i,
      [`${arrival.inspection} `]: /oględzin/i,
      'jutro ': /oględzin/i,
    },
    planted: 'W pilnej sprawie przyjedziemy jeszcze dziś',
  },
  {
    about: 'who may call at night',
    find: new RegExp(`${phone}[^.;!?]{0,60}?${night}()|${night}()[^.;!?]{0,60}?${phone}`, 'giu'),
    allowed: Object.fromEntries(
      ['24/7', 'całą dobę', 'o każdej porze', 'o dowolnej porze', 'w nocy'].map((hour) => [
        `${hour} `,
        /piln|od razu, także w nocy|cenę, także w nocy|nocnej i świątecznej opieki|toksykologicz/i,
      ]),
    ),
    planted: 'Im wcześniej zaczniemy, tym lepiej: zadzwoń – także w nocy i w weekend.',
  },
  {
    about: 'when to call about what is not urgent',
    find: /dzwoń (dziś|rano|w nocy|od \d+:\d+)()/giu,
    allowed: { 'dziś ': /a po godzinach pracy napisz – odpowiemy po otwarciu/ },
    planted: 'Zadzwoń dziś, a jeśli jest noc, rano.',
  },
  {
    about: 'VAT',
    find: new RegExp(`(?<!\\p{L})od ${number}\\s(zł)`, 'giu'),
    allowed: Object.fromEntries(
      [
        ...Object.values(price),
        2 * price.bedbug,
        ...(newCustomers
          ? [...Object.values(newCustomers.firstPrices), price.bedbug + newCustomers.firstPrices.bedbug]
          : []),
      ].map((amount) => [`${amount} zł`, /VAT/]),
    ),
    planted: `Zabieg kosztuje od ${price.bedbug} zł.`,
  },
  {
    about: 'the interval of bed bug treatments',
    find: new RegExp(
      `(?:zabieg\\p{L}*|kontrol\\p{L}*|wracamy|powtarza\\p{L}*)\\s(?:się je\\s)?(?:co|po|w odstępach)\\s${number}\\s(dni)`,
      'giu',
    ),
    allowed: { [`${bedbug.intervalDays} dni`]: any },
    planted: 'Kontrola po 7 dniach wystarczy.',
  },
  {
    about: 'how many bed bug treatments there are',
    find: new RegExp(`${number}\\s(zabieg)`, 'giu'),
    allowed: { [`${bedbug.treatments} zabieg`]: any },
    planted: 'Zwykle wystarcza 1 zabieg.',
  },
  {
    about: 'when the work has its full effect',
    find: new RegExp(
      `(?:pełn\\p{L}+ (?:efekt|rezultat)|martwe|znikn|pozbędziesz)\\p{L}*${near}${time}`,
      'giu',
    ),
    allowed: { [`${bedbug.effectWeeks} tyg`]: any },
    planted: 'Pełny efekt widać po 7 dniach.',
  },
  {
    about: 'martens',
    find: new RegExp(`(?:kun|odstraszani|prac|działa)\\p{L}*${near}${number}\\s(dni|tyg)`, 'giu'),
    allowed: {
      [`${marten.workDays} dni`]: any,
      [`${marten.firstWeeks} tyg`]: any,
      [`${marten.effectWeeks} tyg`]: any,
      [`${mould.workDays} dni`]: /^(?!.*\bkun)/i,
      '7 dni': /od 2 do 7|schnąć/,
    },
    planted: 'Odstraszanie kun zajmuje nam 3 dni.',
  },
  {
    about: 'rodent control',
    find: new RegExp(
      `(?:deratyzacj|stacj|pierwsz\\p{L} kontrol)\\p{L}*${near}${number}\\s(h|dni|tyg)`,
      'giu',
    ),
    allowed: { [`${rodent.workHours} h`]: /kontrol/i },
    planted: 'Deratyzacja trwa 24–48 godzin.',
  },
  {
    about: 'insect control',
    find: new RegExp(
      `(?:dezynsekcj|owad|ubywa|ubyć|pierwszy efekt)\\p{L}*${near}${number}\\s(h)|${number}\\s(h)\\p{L}* owad`,
      'giu',
    ),
    allowed: { [`${insect.effectHours} h`]: /ubywa|ubyć|pierwszy efekt/i },
    planted: 'Owady znikają w ciągu 24–72 godzin.',
  },
  {
    about: 'disinfection',
    find: new RegExp(
      `(?:zabieg|praca|dezynfekcja)(?: w mieszkaniu)? (?:trwa|zajmuje)(?: najczęściej| zwykle)? ${number}\\s(h)`,
      'giu',
    ),
    allowed: { [`${disinfection.workHours} h`]: any },
    planted: 'Dezynfekcja trwa 3–4 godziny.',
  },
  {
    about: 'the hours out of the flat',
    find: new RegExp(
      `(?:wychodz|wyjś|wyjdź|nieobecn|opuszcza|opuści|poza domem)\\p{L}*${near}${number}\\s(h)`,
      'giu',
    ),
    allowed: {
      [`${safety.awayHours} h`]: any,
      [`${bedbug.awayHours} h`]: /do 4|najwyżej na 4/,
    },
    planted: 'Na czas zabiegu wychodzisz na 6 godzin.',
  },
  {
    about: 'airing',
    find: new RegExp(`(?:wietrz\\p{L}*|okna)${near}${number}\\s(min)`, 'giu'),
    // An article airs before a cleaning of one's own, and a cellar with mouse droppings.
    allowed: {
      [`${safety.airingMinutes} min`]: any,
      '15 min': /załóż rękawice/,
      '30 min': /wietrz piwnicę/i,
    },
    planted: 'Potem wietrz mieszkanie przez 10 minut.',
  },
  ...[
    ['pluskw', price.bedbug],
    ['deratyzacj', price.rodent],
    ['dezynfekcj', price.disinfection],
    ['dezynsekcj', price.insect],
  ].map(
    ([word, amount]): Rule => ({
      about: `the price of ${word}…`,
      find: new RegExp(`${word}\\p{L}*[^.;!?,]{0,40}? od ${number}\\s(zł)`, 'giu'),
      allowed: { [`${amount} zł`]: any },
      planted: `Nasza ${word}a kosztuje od 99 zł.`,
    }),
  ),
  {
    about: 'the limit of the discount',
    find: new RegExp(`(?:oszczędz|mniej|rabat|zniżk|najwyżej)\\p{L}*${near}${number}\\s(zł)`, 'giu'),
    allowed: discount ? { [`${discount.upTo} zł`]: any, [`${discount.upToBedbug} zł`]: /plusk/i } : {},
    isOptional: true,
    planted: 'Zapłacisz mniej nawet o 300 zł.',
  },
  {
    about: 'the discount',
    find: new RegExp(
      `${number}(%)\\s(?:taniej|mniej|zniżki|rabatu)|(?:tańsz|taniej|zniżk|rabat)\\p{L}*${near}${number}(%)`,
      'giu',
    ),
    allowed: discount ? { [`${discount.percent} %`]: /najwyżej/i } : {},
    isOptional: true,
    planted: 'Pierwszy zabieg jest tańszy o 20%.',
  },
  {
    about: 'effectiveness',
    find: new RegExp(`skuteczno\\p{L}*[^.;!?]{0,60}?${number}(%)`, 'giu'),
    allowed: {
      '98 %': /po pełnym cyklu/i,
      '99,9 %': /producen/i,
      '80 %': /w porównaniu/i,
    },
    planted: 'Gwarantujemy skuteczność 100%.',
  },
  {
    about: 'the guarantee',
    find: new RegExp(
      `gwarancj\\p{L}*${near}${number}\\s(mies|lat)|${number}[\\s-](mies)\\p{L}*\\s?gwarancj|${number}[\\s-](mies)${near}gwarancj`,
      'giu',
    ),
    allowed: { [`${insect.guaranteeMonths} mies`]: /karaluch/i },
    planted: 'Na wszystkie usługi dajemy 24 miesiące gwarancji.',
  },
  {
    about: 'experience and customers',
    find: new RegExp(
      `${number}\\+?\\s(lat)\\sdoświadcz|doświadcz\\p{L}*[^.;!?]{0,20}${number}\\s(lat)|(?<!średnia )${number}\\+?\\s(klient)|klient\\p{L}*(?: w Małopolsce)?: ${number}(\\+)`,
      'giu',
    ),
    allowed: { '10 lat': any, '1000 klient': any, '1000 +': any },
    planted: 'Zaufało nam 500 klientów.',
  },
  {
    about: 'the size of a bed bug',
    find: new RegExp(`dorosł\\p{L}+ (?:pluskwa|owad)\\p{L}*${near}${number}\\s(mm)`, 'giu'),
    allowed: { '5–7 mm': any },
    planted: 'Dorosła pluskwa ma 3–4 mm.',
  },
  {
    about: 'the size of a rat',
    find: new RegExp(`szczur\\p{L}*[^.;!?]{0,40}?${number}\\s(cm) (?:długości )?bez ogona`, 'giu'),
    allowed: { '20–27 cm': any },
    planted: 'Szczur ma 30 cm bez ogona.',
  },
  {
    about: 'the droppings of martens',
    find: new RegExp(`(?:odchody|podłużne)${near}długości ${number}\\s(cm)`, 'giu'),
    allowed: { '8–10 cm': any, '1–2 cm': /wrzecionowat|szczur|bez ogona/i },
    planted: 'Odchody kuny są długości 3–4 cm.',
  },
];

/** Returns the text with short units: "w ciągu godziny" becomes "w ciągu 1 h". */
function normalised(text: string): string {
  return plainText(text)
    .replace(/od (\d+) minut do godziny/g, '$1–60 min')
    .replace(/(?<!\p{L})pół godziny/gu, '30 min')
    .replace(/(?<=(ciągu|przez|za) )godzin[ęy]/gu, '1 h')
    .replace(/(?<=\d )minut\p{L}*/gu, 'min')
    .replace(/(?<=\d )(godz\.|godzin\p{L}*|h(?!\p{L}))/gu, 'h')
    .replace(/(?<=\d )(dniach|dni|dnia|doby|dób)(?!\p{L})/gu, 'dni')
    .replace(/(?<=\d )tygodni\p{L}*/gu, 'tyg')
    .replace(/(?<=\d[ -])miesi\p{L}*/gu, 'mies')
    .replace(/(?<=\d )klient\p{L}*/gu, 'klient')
    .replace(/(?<=\d )zabieg\p{L}*/gu, 'zabieg');
}

/** Returns the sentences that contradict the terms, with their addresses. */
function contradictions(sentences: readonly string[], address: string, met = new Set<Rule>()): string[] {
  return sentences.map(normalised).flatMap((sentence) =>
    rules.flatMap((rule) =>
      [...sentence.matchAll(rule.find)].flatMap((match) => {
        met.add(rule);
        const [figure = '', unit = ''] = match.slice(1).filter((group) => group !== undefined);
        const context = rule.allowed[`${figure} ${unit}`];
        return context?.test(sentence) || context?.test(address)
          ? []
          : [`${address}: ${rule.about}: „${sentence}” (${figure} ${unit})`];
      }),
    ),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the sentences of a page, including its head. */
async function sentencesOf(address: string): Promise<string[]> {
  const { html, head } = await site.render(address);
  const text = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/dt><dd[^>]*>/g, ': ')
    .replace(/<\/span>\s*(?=[\p{Lu}<])/gu, ' ')
    .replace(
      /<\/?(?:p|li|ul|ol|dl|dt|dd|div|h\d|section|article|figcaption|blockquote|td|th|tr|button|nav|footer|header)\b[^>]*>/g,
      '\n',
    )
    .replace(/<(?:img|svg)\b[^>]*?(?:alt|aria-label)="([^"]*)"[^>]*>/g, '\n$1\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  const said = head.flatMap(({ attributes, text: inside }) => [
    ...(attributes['content'] ? [attributes['content']] : []),
    ...(inside && attributes['type'] !== 'application/ld+json' ? [inside] : []),
    ...(inside && attributes['type'] === 'application/ld+json' ? strings(JSON.parse(inside)) : []),
  ]);
  return [...text.split('\n'), ...said.flatMap((one) => one.split('\n'))]
    .flatMap((line) => line.split(/(?<=[.?!])\s+(?=[„\p{Lu}])/u))
    .map((line) => line.trim())
    .filter((line) => /\d|dziś|jutro|dnia|godzin|noc|dob[ęy]|porze/.test(line));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const pages = new Map<string, string[]>();
beforeAll(async () => {
  for (const address of [...site.addresses, ...site.unlistedAddresses])
    pages.set(address, await sentencesOf(address));
}, 120_000);

test('every page has the same promises', () => {
  const met = new Set<Rule>();
  const found = [...pages].flatMap(([address, sentences]) => contradictions(sentences, address, met));
  expect([...new Set(found)]).toEqual([]);
  // A rule without a match tests nothing.
  expect(rules.filter((rule) => !met.has(rule) && !rule.isOptional).map(({ about }) => about)).toEqual([]);
});

test.each(rules)('reports a page that contradicts the promise about $about', ({ about, planted }) => {
  expect(contradictions([planted], '/planted').join('\n')).toContain(about);
});

test('reports the arrival time of Kraków on the page of a distant town', () => {
  const words = [`W pilnych sprawach przyjeżdżamy w ${arrival.minutes} minut.`];
  expect(contradictions(words, '/uslugi/deratyzacja/wieliczka')).toEqual([]);
  expect(contradictions(words, '/uslugi/deratyzacja/gorlice')).toHaveLength(1);
});

test('the opening hours of the promises are those of the company', () => {
  expect(company.openingHours.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual([
    hours.weekdays,
    hours.weekend,
  ]);
});
