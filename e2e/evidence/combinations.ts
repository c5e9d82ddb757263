import { counted, sumOf, type EnginesSummary } from '../engines/counts.ts';
import type { AuditSummary, LastRuns } from './lastRuns.ts';

/** What a page was looked at with. Where nobody has tried it, there is no date. */
export interface Combination {
  engine: string;
  version: string;
  assistiveTechnology: string;
  scheme: string;
  zoom: string;
  what: string;
  /** ISO date of the last time. */
  date?: string;
}

const untried = { version: '–', scheme: '–', zoom: '–', what: 'nobody has tried it' };

function audited({ date, browser, pages, stories }: AuditSummary): Combination[] {
  const [engine = '', version = 'that of the audit'] = browser.split(' ');
  const all = {
    engine,
    version,
    assistiveTechnology: 'none; five engines, and names and roles read from the tree',
    what: `the audit: ${pages} pages and ${stories} stories`,
    date,
  };
  return [
    { ...all, scheme: 'light', zoom: '100 %, 320 px, text at 200 %, text spacing' },
    { ...all, scheme: 'dark', zoom: '100 %' },
    { ...all, scheme: 'forced colours', zoom: '100 %' },
    { ...all, scheme: 'light, reduced motion', zoom: '100 %' },
  ];
}

/** How each engine's journeys were looked at. */
const zooms: Readonly<Record<string, string>> = {
  webkit: '100 %; no way to set text larger from outside',
};

function driven({ engines, cells }: EnginesSummary): Combination[] {
  return engines.map(({ engine, title, version }) => {
    const own = cells.filter((cell) => cell.engine === engine);
    const dates = own.flatMap((cell) => cell.dates).sort();
    const last = dates.at(-1);
    return {
      engine: title,
      version,
      assistiveTechnology: 'none',
      scheme: 'light',
      zoom: zooms[engine] ?? '100 %, text at 200 %',
      what: `journeys, walks by keyboard, pages without scripting, stories with an interaction and first acts: ${counted(sumOf(own))}`,
      ...(last && { date: last }),
    };
  });
}

/** Everything that was tried, and what was not. */
export const combinationsOf = ({ audit, heard, engines }: LastRuns): readonly Combination[] => [
  ...audited(audit),
  {
    engine: 'Firefox ESR',
    version: heard.firefox,
    assistiveTechnology: `Orca ${heard.orca}`,
    scheme: 'light',
    zoom: '100 %',
    what: 'what Orca says: stories and five journeys',
    date: heard.date,
  },
  ...driven(engines),
  { ...untried, engine: 'Firefox', assistiveTechnology: 'NVDA' },
  { ...untried, engine: 'Chrome', assistiveTechnology: 'NVDA' },
  { ...untried, engine: 'Chrome or Edge', assistiveTechnology: 'JAWS' },
  { ...untried, engine: 'Edge', assistiveTechnology: 'Narrator' },
  { ...untried, engine: 'Safari on macOS', assistiveTechnology: 'VoiceOver' },
  { ...untried, engine: 'Safari on iOS', assistiveTechnology: 'VoiceOver' },
  { ...untried, engine: 'Chrome on Android', assistiveTechnology: 'TalkBack' },
  { ...untried, engine: 'any', assistiveTechnology: 'voice control' },
  { ...untried, engine: 'any', assistiveTechnology: 'switch device' },
  { ...untried, engine: 'any', assistiveTechnology: 'screen magnifier' },
  { ...untried, engine: 'any', assistiveTechnology: 'braille display' },
];
