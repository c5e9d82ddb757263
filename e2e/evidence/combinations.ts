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

const audited = {
  engine: 'Chromium',
  version: 'that of the audit',
  assistiveTechnology: 'none; five engines, and names and roles read from the tree',
  what: 'the audit: every page, and the 103 stories of that day',
  date: '2026-11-20',
};
const untried = { version: '–', scheme: '–', zoom: '–', what: 'nobody has tried it' };

/** Everything that was tried, and what was not. */
export const combinations: readonly Combination[] = [
  { ...audited, scheme: 'light', zoom: '100 %, 320 px, text at 200 %, text spacing' },
  { ...audited, scheme: 'dark', zoom: '100 %' },
  { ...audited, scheme: 'forced colours', zoom: '100 %' },
  { ...audited, scheme: 'light, reduced motion', zoom: '100 %' },
  {
    engine: 'Firefox ESR',
    version: '153.7.0',
    assistiveTechnology: 'Orca 43.1',
    scheme: 'light',
    zoom: '100 %',
    what: 'what Orca says: stories and five journeys',
    date: '2026-11-21',
  },
  {
    engine: 'Firefox ESR',
    version: '153.7.0',
    assistiveTechnology: 'none',
    scheme: 'light',
    zoom: '100 %, text at 200 %',
    what: 'journeys, walks by keyboard, pages without scripting and 10 first acts, in parts: 185 of 186 passed, the last was mended and not run again; stories not on record',
    date: '2026-11-21',
  },
  {
    engine: 'WebKitGTK',
    version: '2.50.6',
    assistiveTechnology: 'none',
    scheme: 'light',
    zoom: '100 %; no way to set text larger from outside',
    what: 'journeys and walks by keyboard but for map, brands and lists, in parts: 126 of 127 passed, 6 left out; the one that fails sends from an old tab after its reload; pages without scripting and stories not on record; the driver stops answering now and then',
    date: '2026-11-21',
  },
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
