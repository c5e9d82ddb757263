import { terms } from '../offers/terms';
import type { TimelineTexts } from './services';

const { intervalDays, effectWeeks } = terms.bedbug;

/** Returns the days of a range of weeks: "4–6" is 28 to 42. */
function toDays(range: string, days: number) {
  const [from = 0, to = from] = range.split('–').map((count) => Number(count) * days);
  return { from, to };
}

/** What happens after the first treatment of bed bugs. */
export const bedbugTimeline: TimelineTexts = {
  heading: 'Od pierwszego zabiegu do pełnego efektu',
  days: 42,
  points: [
    {
      when: 'Dzień 0',
      title: 'Pierwszy zabieg',
      text: 'Część jaj przetrwa, więc pojedyncze owady są potem normalne.',
      from: 0,
      to: 0,
    },
    {
      when: `Po ${intervalDays} dniach`,
      title: 'Kontrola i następny zabieg',
      text: 'Kontrola jest w cenie. Następny zabieg, płatny osobno, trafia na młode, zanim złożą jaja.',
      ...toDays(intervalDays, 1),
    },
    {
      when: `Po ${effectWeeks} tygodniach`,
      title: 'Pełny efekt',
      text: 'W pułapkach nie powinno już być pluskiew.',
      ...toDays(effectWeeks, 7),
    },
  ],
};
