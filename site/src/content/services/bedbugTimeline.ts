import { terms } from '../offers/terms';

const { intervalDays, effectWeeks } = terms.bedbug;

/** Returns the days of a range of weeks: "4–6" is 28 to 42. */
function between(range: string, days: number) {
  const [from = 0, to = from] = range.split('–').map((count) => Number(count) * days);
  return { from, to };
}

/** The line of a bed bug treatment, and what happens on it after the first treatment. */
export const bedbugTimeline = {
  days: 42,
  dayUnit: 'dzień',
  laterPoints: [
    {
      when: `Po ${intervalDays} dniach`,
      title: 'Kontrola i następny zabieg',
      text: 'Kontrola jest w cenie. Następny zabieg, płatny osobno, trafia na młode, zanim złożą jaja.',
      ...between(intervalDays, 1),
    },
    {
      when: `Po ${effectWeeks} tygodniach`,
      title: 'Pełny efekt',
      text: 'Pułapki są puste.',
      ...between(effectWeeks, 7),
    },
  ],
};
