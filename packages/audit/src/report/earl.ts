import { type FalsePositive, isExcused, type Remark } from '../finding.ts';
import type { Visit } from '../visit.ts';
import { instruments, type Report } from './report.ts';

const idOf = (name: string) => `#${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** What an engine said of a page. */
interface Said {
  engine: string;
  mode: string;
  page: string;
  outcome: 'passed' | 'failed' | 'inapplicable' | 'cantTell';
  /** Of which rule; without it, of all of them. */
  remark?: Remark;
  /** Why a finding does not count. */
  excuse?: string | undefined;
}

function assertion(url: string, { engine, mode, page, outcome, remark, excuse }: Said): object {
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': idOf(engine) },
    'earl:subject': { '@type': ['earl:TestSubject'], 'dct:title': page, 'dct:source': pathOf(url) },
    'earl:test': remark
      ? { '@type': 'earl:TestCriterion', 'dct:title': remark.rule }
      : { '@type': 'earl:TestRequirement', 'dct:title': `Every rule of ${engine}` },
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${outcome}` },
      'dct:description': mode,
      ...(remark && {
        'earl:info': `${remark.message}${excuse ? ` (${excuse})` : ''}`,
        'earl:pointer': remark.selector,
      }),
    },
  };
}

function assertionsOf(
  { subject, asked, findings, reviews }: Visit,
  falsePositives: readonly FalsePositive[],
): object[] {
  const said: Said[] = [
    ...asked
      .filter((ask) => ask.findings === 0)
      .map(({ engine, mode }) => ({ engine, mode, page: subject.name, outcome: 'passed' as const })),
    ...findings.map((remark) => {
      const excuse = isExcused(remark, falsePositives)?.reason;
      return { ...remark, outcome: excuse ? ('inapplicable' as const) : ('failed' as const), remark, excuse };
    }),
    ...reviews.map((remark) => ({ ...remark, outcome: 'cantTell' as const, remark })),
  ];
  return said.map((each) => assertion(subject.url, each));
}

/** The report in EARL, the W3C's language for test results, as JSON-LD. */
export function earlOf({ date, visits, browser, falsePositives }: Report): object {
  return {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      doap: 'http://usefulinc.com/ns/doap#',
    },
    'dct:date': date,
    'dct:description': `All pages and stories in ${browser}`,
    '@graph': [
      ...instruments.map(({ name, version, home }) => ({
        '@id': idOf(name),
        '@type': ['earl:Assertor', 'earl:Software'],
        'doap:name': name,
        'doap:release': { 'doap:revision': version },
        'doap:homepage': { '@id': home },
      })),
      ...visits.flatMap((visit) => assertionsOf(visit, falsePositives)),
    ],
  };
}

/** Without the port, which is another one each time. */
function pathOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('id') ? `story:${searchParams.get('id')}` : pathname;
}
