import type { Testimonial } from '../../content/confirmed';
import { claims, ratingText, together } from '../../content/claims';
import { company } from '../../content/company';
import type { CallToAction } from '../../content/everyPage';
import { promises } from '../../content/promises';
import type { Step } from '../../content/services';
import { typeset } from '../../content/typeset';

export interface LandingWords {
  hero: {
    /** Line above the title. */
    alarm: string;
    title: string;
    lead: string;
    call: string;
    note: string;
  };
  symptoms: { heading: string; intro: string; items: readonly Step[]; call: string };
  timeline: {
    heading: string;
    intro: string;
    /** When, what, and what it means. */
    steps: readonly { when: string; title: string; text: string }[];
    call: string;
  };
  guarantee: { heading: string; intro: string; items: readonly string[]; call: string };
  statistics: { heading: string; items: readonly { value: string; label: string }[] };
  testimonials: {
    heading: string;
    ratingLabel: string;
    /** What customers gave the service, with its source and day. */
    rating?: string | undefined;
  };
  promotion: { heading: string; text: string; call: string };
  callToAction: CallToAction;
}

const { bedbug, price, discount } = promises;
const rating = company.ratings['zwalczanie-pluskiew'];

/** A figure, if it may be said. */
const figure = (value: string | undefined, label: string) => (value ? [{ value, label }] : []);

/** Words of /uslugi/pluskwy-landing. */
export const landing: LandingWords = typeset<LandingWords>({
  hero: {
    alarm: 'Pilne: pluskwy same nie znikną',
    title: 'Masz pluskwy w mieszkaniu? Zadzwoń, zanim się rozejdą',
    lead: 'Z każdym tygodniem owadów jest więcej i zajmują kolejne pomieszczenia. Dziś odbierzemy telefon, jutro obejrzymy mieszkanie i – jeśli jest przygotowane – wykonamy pierwszy zabieg.',
    call: 'Zadzwoń teraz',
    note: `Zabieg od ${price.bedbug} zł, płatny po wykonaniu. Konsultacja, dojazd i wycena są bezpłatne. W nagłych przypadkach odbieramy całą dobę.`,
  },
  symptoms: {
    heading: 'Po czym poznasz pluskwy',
    intro: 'Jeśli zgadzają się choć dwa z tych objawów, obejrzyj szwy materaca albo od razu zadzwoń.',
    items: [
      {
        title: 'Swędzące ślady po nocy',
        text: 'Czerwone ślady na odkrytej skórze, często po kilka w rzędzie lub w skupisku. Nie każdy reaguje na ukąszenia, więc brak śladów u jednego z domowników niczego nie wyklucza.',
      },
      {
        title: 'Ciemne kropki',
        text: 'Drobne, czarne plamki odchodów na szwach materaca, stelażu łóżka, listwach i przy gniazdkach.',
      },
      {
        title: 'Plamki krwi na pościeli',
        text: 'Małe, rdzawe smugi, które zostają po zgniecionym owadzie.',
      },
      {
        title: 'Wylinki i jaja',
        text: 'Jasne, puste osłonki oraz białawe jaja długości około 1 mm w szczelinach mebli.',
      },
      {
        title: 'Słodkawy zapach',
        text: 'Przy dużej liczbie owadów w sypialni czuć mdłą, słodkawą woń.',
      },
      {
        title: 'Żywe owady',
        text: 'Płaskie, rudobrunatne, wielkości pestki jabłka. Wychodzą nocą, w dzień kryją się w szczelinach.',
      },
    ],
    call: 'Zadzwoń i opisz objawy',
  },
  timeline: {
    heading: 'Co się wydarzy, gdy zadzwonisz',
    intro: 'Trzy kroki od telefonu do pierwszych martwych pluskiew – i to, co dzieje się potem.',
    steps: [
      {
        when: 'Dziś',
        title: 'Telefon',
        text: together(
          'Opowiadasz, co widzisz. Mówimy, jak przygotować mieszkanie, i umawiamy godzinę.',
          claims.preparation,
        ),
      },
      {
        when: 'Jutro',
        title: 'Oględziny i pierwszy zabieg',
        text: `Bezpłatnie sprawdzamy łóżka, meble i szczeliny, podajemy cenę i, jeśli mieszkanie jest gotowe, za twoją zgodą zaczynamy. Jeśli potrzebujesz więcej czasu na przygotowania, zabieg robimy później. Wychodzisz na czas do ${bedbug.awayHours} godzin.`,
      },
      {
        when: 'W ciągu 7 dni',
        title: 'Pierwsze pluskwy martwe',
        text: `Giną owady, które zetknęły się z preparatem. Z jaj mogą się jeszcze wylęgać młode, dlatego po ${bedbug.intervalDays} dniach wracamy na kontrolę i zwykle wykonujemy łącznie ${bedbug.treatments} zabiegi. Pełny efekt widać po ${bedbug.effectWeeks} tygodniach.`,
      },
    ],
    call: 'Umów oględziny',
  },
  guarantee: {
    heading: 'Co gwarantujemy',
    intro: 'Ustalamy to przed zabiegiem, żeby nic cię nie zaskoczyło.',
    items: [
      'Gwarancja na usługę: jej warunki podajemy razem z wyceną',
      'Bezpłatna konsultacja, dojazd, oględziny i wycena',
      `Cena od ${price.bedbug} zł za zabieg, z VAT, znana przed rozpoczęciem pracy`,
      'Płatność po wykonaniu zabiegu: gotówką, kartą lub przelewem',
      `Kontrola po ${bedbug.intervalDays} dniach od pierwszego zabiegu`,
      'Dyskrecja: sąsiedzi nie dowiedzą się od nas, po co przyjechaliśmy',
    ],
    call: 'Zadzwoń po wycenę',
  },
  statistics: {
    heading: 'Nasza praca w liczbach',
    items: [
      ...figure(claims.clients, 'klientów'),
      ...figure(claims.effectiveness, claims.effectivenessMeaning),
      ...figure(claims.resolution, claims.resolutionMeaning),
    ],
  },
  testimonials: {
    heading: 'Co mówią klienci',
    ratingLabel: 'Ocena: {rating} na 5',
    rating: rating && ratingText(rating),
  },
  promotion: {
    heading: `Pierwszy zabieg ${discount.percent}% taniej`,
    text: `Przy pluskwach zapłacisz mniej nawet o ${discount.upToBedbug} zł. Ile dokładnie, powiemy przy bezpłatnej wycenie.`,
    call: 'Zadzwoń po zniżkę',
  },
  callToAction: {
    heading: 'Zacznij od jednego telefonu',
    text: 'Im wcześniej zaczniemy, tym mniej pomieszczeń obejmie zabieg. Zadzwoń – także w nocy i w weekend.',
    call: 'Zadzwoń teraz',
    contact: 'Wolę napisać',
  },
});

/**
 * PLACEHOLDERS, not reviews: no customer said this. They are shown until VITE_TESTIMONIALS brings what
 * customers really said, and a deploy without it is refused.
 */
const standInTestimonials: readonly Testimonial[] = typeset<readonly Testimonial[]>([
  {
    name: 'Anna, Kraków',
    text: 'Przykładowa opinia: zadzwoniłam wieczorem, a następnego dnia było już po pierwszym zabiegu. Każdy krok był wcześniej wyjaśniony.',
    rating: 5,
  },
  {
    name: 'Marek, Tarnów',
    text: 'Przykładowa opinia: cenę znałem przed zabiegiem, zapłaciłem po nim. Na kontrolę ekipa wróciła w umówionym terminie.',
    rating: 5,
  },
  {
    name: 'Katarzyna, Oświęcim',
    text: 'Przykładowa opinia: spokojnie, dyskretnie i z jasną listą, jak przygotować mieszkanie.',
    rating: 5,
  },
]);

export const testimonials: readonly Testimonial[] = company.testimonials
  ? typeset(company.testimonials)
  : standInTestimonials;
