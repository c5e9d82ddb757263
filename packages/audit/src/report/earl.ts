import { isExcused, type Remark } from '../finding.ts';
import { instruments, type Report } from './report.ts';

const idOf = (name: string) => `#${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** The report in EARL, the W3C's language for test results, as JSON-LD. */
export function earlOf({ date, visits, browser, falsePositives }: Report): object {
  const assertions = visits.flatMap(({ subject, asked, findings, reviews }) => {
    const subjectOf = (page: string) => ({
      '@type': ['earl:TestSubject'],
      'dct:title': page,
      'dct:source': pathOf(subject.url),
    });
    const about = (
      engine: string,
      mode: string,
      page: string,
      outcome: string,
      remark?: Remark,
      why?: string,
    ) => ({
      '@type': 'earl:Assertion',
      'earl:assertedBy': { '@id': idOf(engine) },
      'earl:subject': subjectOf(page),
      'earl:test': remark
        ? { '@type': 'earl:TestCriterion', 'dct:title': remark.rule }
        : { '@type': 'earl:TestRequirement', 'dct:title': `Every rule of ${engine}` },
      'earl:mode': { '@id': 'earl:automatic' },
      'earl:result': {
        '@type': 'earl:TestResult',
        'earl:outcome': { '@id': `earl:${outcome}` },
        'dct:description': mode,
        ...(remark && {
          'earl:info': `${remark.message}${why ? ` (${why})` : ''}`,
          'earl:pointer': remark.selector,
        }),
      },
    });
    return [
      ...asked
        .filter((ask) => ask.findings === 0)
        .map(({ engine, mode }) => about(engine, mode, subject.name, 'passed')),
      ...findings.map((finding) => {
        const excuse = isExcused(finding, falsePositives);
        const outcome = excuse ? 'inapplicable' : 'failed';
        return about(finding.engine, finding.mode, finding.page, outcome, finding, excuse?.reason);
      }),
      ...reviews.map((remark) => about(remark.engine, remark.mode, remark.page, 'cantTell', remark)),
    ];
  });
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
      ...assertions,
    ],
  };
}

/** Without the port, which is another one each time. */
function pathOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('id') ? `story:${searchParams.get('id')}` : pathname;
}
