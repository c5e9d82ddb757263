import { figureTexts, addLabel, describeRating } from '../../content/company/figureTexts';
import { company, type Testimonial } from '../../content/company/company';
import { bedbugOffer } from '../../content/offers/bedbugOffer';
import { terms } from '../../content/offers/terms';
import { priceFrom, commonSentences } from '../../content/texts/commonSentences';
import { bedbugTimeline } from '../../content/services/bedbugTimeline';
import { typeset } from '../../text/typeset';

const { bedbug } = terms;

/** Texts of /uslugi/pluskwy-landing. */
export const landing = typeset({
  head: {
    title: 'Pluskwy w mieszkaniu? Pomoc w Krakowie i Małopolsce',
    description: `Dziś telefon, zwykle jutro oględziny, potem zabiegi i kontrola. Zabieg ${priceFrom.bedbug}; cenę znasz, zanim zaczniemy, a płacisz po zabiegu.`,
    keywords: [
      'pluskwy Kraków',
      'zwalczanie pluskiew cena',
      'pluskwy pomoc',
      'pluskwy objawy',
      'odpluskwianie',
    ],
    shareImage: 'pluskwy',
  },
  hero: {
    alarm: commonSentences.bedbugNow,
    title: 'Pluskwy w Krakowie lub okolicy? Działaj, póki jest ich mało',
    lead: 'Bezpłatnie obejrzymy mieszkanie i powiemy, ile to kosztuje.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
    hours: commonSentences.hoursLine,
  },
  symptoms: {
    heading: 'Po czym poznasz pluskwy',
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
    sure: {
      heading: 'Kiedy masz pewność',
      text: commonSentences.bedbugProof,
      link: 'Wyślij zdjęcie, powiemy, co to jest',
    },
  },
  after: {
    heading: 'Co się wydarzy po zgłoszeniu',
    lead: `Zwykle ${bedbug.treatments} zabiegi, każdy płatny osobno.`,
    steps: [
      {
        title: 'Dziś: telefon lub wiadomość',
        text: 'Umawiamy bezpłatne oględziny i mówimy, jak przygotować mieszkanie.',
      },
      {
        title: 'Jutro: oględziny i zabieg',
        text: `Technik przyjeżdża zwykle następnego dnia i podaje cenę. W gotowym mieszkaniu od razu wykonuje pierwszy zabieg. ${commonSentences.bedbugPreparation}`,
      },
      {
        title: 'W ciągu 7 dni: pluskwy giną',
        text: 'Licząc od zabiegu, giną te, które zetknęły się z preparatem. Z jaj mogą się wylęgać młode.',
      },
    ],
    timeline: bedbugTimeline,
  },
  agreed: {
    heading: 'Co ustalamy przed zabiegiem',
    intro: 'Zanim zaczniemy, wiesz, ile zapłacisz, kiedy i za co.',
    items: [
      'Bezpłatna konsultacja, dojazd, oględziny i wycena',
      `Cena ${priceFrom.bedbug} za zabieg, podana przed rozpoczęciem pracy`,
      'Płatność po wykonaniu zabiegu: gotówką, kartą lub przelewem',
      commonSentences.discretion.slice(0, -1),
    ],
  },
  guarantee: {
    text: 'Gwarancja na piśmie: jej okres i zakres wpisujemy do wyceny, zanim zamówisz zabieg.',
    link: 'Warunki gwarancji',
  },
  statistics: {
    heading: 'Nasza praca w liczbach',
    items: [
      ...addLabel(figureTexts.clients, 'klientów'),
      ...addLabel(figureTexts.effectiveness, figureTexts.effectivenessMeaning),
      ...addLabel(figureTexts.resolution, figureTexts.resolutionMeaning),
    ],
    note: figureTexts.example,
  },
  testimonials: {
    heading: 'Co mówią klienci',
    ratingLabel: 'Ocena: {rating} na 5',
    rating: describeRating('zwalczanie-pluskiew'),
    note: company.testimonials ? figureTexts.opinionsCheck : figureTexts.example,
  },
  promotion: bedbugOffer,
  callToAction: {
    heading: 'Zacznij od telefonu lub wiadomości',
    text: `Im wcześniej zaczniemy, tym mniej pomieszczeń obejmie zabieg. ${commonSentences.bedbugAtNight}`,
    call: 'Zadzwoń teraz',
    contact: 'Wolę napisać',
  },
} as const);

/** Examples, not reviews: no customer said this. A published site shows those of VITE_TESTIMONIALS, or none. */
const exampleTestimonials: readonly Testimonial[] = typeset<readonly Testimonial[]>([
  {
    name: 'Anna, Kraków',
    text: 'Zadzwoniłam wieczorem, a następnego dnia technik obejrzał mieszkanie. Każdy krok był wcześniej wyjaśniony.',
    rating: 5,
  },
  {
    name: 'Marek, Tarnów',
    text: 'Cenę znałem przed zabiegiem, zapłaciłem po nim. Na kontrolę ekipa wróciła w umówionym terminie.',
    rating: 5,
  },
  {
    name: 'Katarzyna, Oświęcim',
    text: 'Spokojnie, dyskretnie i z jasną listą, jak przygotować mieszkanie.',
    rating: 5,
  },
]);

export const testimonials: readonly Testimonial[] = company.testimonials
  ? typeset(company.testimonials)
  : company.hasExamples
    ? exampleTestimonials
    : [];
