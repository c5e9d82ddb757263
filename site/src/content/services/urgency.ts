import { terms } from '../offers/terms';
import { commonSentences } from '../texts/commonSentences';
import { typesetText } from '../../text/typeset';

const { arrival } = terms;

export type UrgencyLevel = 'urgent' | 'soon' | 'ordinary';

export const urgencyHeading = 'Jak pilna jest sprawa';

/** When to call and how soon a technician arrives, by level. */
export const urgencyLevels: Readonly<Record<UrgencyLevel, { name: string; call: string; arrival: string }>> =
  {
    urgent: {
      name: 'Pilne',
      call: 'zadzwoń od razu, także w nocy',
      arrival: commonSentences.arrivalWhenUrgent,
    },
    soon: {
      name: 'Bez zwłoki',
      call: commonSentences.callByDay.toLowerCase(),
      arrival: commonSentences.inspection,
    },
    ordinary: {
      name: 'Może poczekać',
      call: 'umów się na dogodny dzień',
      arrival: 'Oględziny umawiamy na następny dzień albo na późniejszy, który wybierzesz.',
    },
  };

/** When to call about a problem. The defaults are those of its level. */
export interface CallTime {
  level: UrgencyLevel;
  /** @default the name of the level */
  about?: string | undefined;
  call?: string;
  /** When a technician arrives, or what to do until then. */
  arrival?: string;
}

/** A service's problems by level. The texts are in the nominative. */
export interface ServiceUrgency {
  level: Exclude<UrgencyLevel, 'urgent'>;
  /** What is urgent. */
  urgent?: string;
  /** What is due soon; absent where nothing is. */
  soon?: string;
  /** What can wait. */
  ordinary?: string;
  /** Replaces the arrival of the level. */
  arrival?: string;
}

/** Which problem is urgent, by the kind of its service. */
export const urgency = {
  bedbug: {
    level: 'soon',
    urgent: 'pluskwy w hotelu, hostelu, pensjonacie, akademiku lub domu opieki',
    soon: 'pluskwy w mieszkaniu',
  },
  marten: {
    level: 'soon',
    urgent: 'kuna w pokoju albo uwięziona bez wyjścia',
    soon: 'kuna na poddaszu',
  },
  rodent: {
    level: 'soon',
    urgent: 'szczur w mieszkaniu lub toalecie, gryzonie w gastronomii lub sklepie spożywczym',
    soon: 'myszy w domu, szczury w piwnicy lub na podwórku',
    ordinary: 'norniki w ogrodzie, nornice w szopie',
  },
  disinfection: {
    level: 'soon',
    urgent: 'ścieki w mieszkaniu lub lokalu',
    soon: 'dezynfekcja po chorobie, zalaniu lub zgonie',
    arrival: commonSentences.disinfection,
  },
  insect: {
    level: 'soon',
    urgent: 'gniazdo os lub szerszeni przy wejściu, tarasie albo sypialni',
    soon: 'prusaki, karaluchy i pchły',
    ordinary: 'mrówki, mole, rybiki, owady w drewnie i gniazdo z dala od ludzi',
  },
  mould: { level: 'ordinary', ordinary: 'pleśń i zapach stęchlizny' },
} as const satisfies Readonly<Record<string, ServiceUrgency>>;

export type UrgencyOf = keyof typeof urgency;

/** Returns the problems of all services at one level: "pluskwy w mieszkaniu", "kuna na poddaszu". */
export function listProblems(level: UrgencyLevel): readonly string[] {
  return Object.values<ServiceUrgency>(urgency).flatMap((service) => service[level] ?? []);
}

/** Returns when to call about a service, the most urgent problem first. */
export function listCallTimes(service: UrgencyOf): readonly CallTime[] {
  const problems: ServiceUrgency = urgency[service];
  return (['urgent', 'soon', 'ordinary'] as const).flatMap((level) => {
    const problem = problems[level];
    const own = level === problems.level ? problems.arrival : undefined;
    if (!problem) return [];
    const about = problem.charAt(0).toUpperCase() + problem.slice(1);
    return [{ level, about, arrival: own ?? urgencyLevels[level].arrival }];
  });
}

/**
 * Returns for which cases of a service the telephone is answered at any hour, in a town with the time of arrival.
 * Undefined if none is urgent. `nearby` is absent for the region.
 */
export function findUrgentLine(service: UrgencyOf, nearby?: boolean): string | undefined {
  const { urgent }: ServiceUrgency = urgency[service];
  const soonest = nearby ? `w ${arrival.minutes} minut` : `${arrival.sameDay}, ${arrival.afterEvening}`;
  const comes = nearby === undefined ? '' : `, przyjazd ${soonest}`;
  return urgent && `Pilne, telefon całą dobę${comes}: ${urgent}.`;
}

/** Returns what would be urgent outside opening hours, for a page on whose subject nothing is. */
export const findUrgentElsewhere = (service: UrgencyOf): string =>
  typesetText(
    findUrgentLine(service) ?? 'Pilne o każdej porze: zaczadzenie – dzwoń pod 112, zapach gazu – pod 992.',
  );
