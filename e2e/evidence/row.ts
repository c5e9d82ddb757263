/** What a report may say of a criterion or a clause. */
export type Verdict = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** What judged, and on what. A judgement without a sample is none. */
export interface Judgement {
  by: string;
  sample: string;
}

/** What an auditor can look at: a story, a file with tests or sources, or what a screen reader said. */
export type Evidence = { story: string } | { file: string } | { transcript: string };

export interface Row {
  number: string;
  verdict: Verdict;
  remark: string;
  judged: readonly Judgement[];
  evidence: readonly Evidence[];
}

/** Puts a row's parts together. */
export const row = (
  number: string,
  verdict: Verdict,
  remark: string,
  judged: readonly Judgement[] = [],
  ...evidence: Evidence[]
): Row => ({ number, verdict, remark, judged, evidence });

export const story = (id: string): Evidence => ({ story: id });
export const file = (path: string): Evidence => ({ file: path });
export const transcript = (name: string): Evidence => ({ transcript: name });

const everything =
  'every page, one of each kind of town page unless the audit ran with --all, and every story';

/** An engine of `npm run audit`, or several. */
export const engines = (names: string, sample = everything): Judgement => ({ by: `audit: ${names}`, sample });
export const tests = (sample: string): Judgement => ({ by: 'tests in Chromium', sample });
export const sources = (sample: string): Judgement => ({ by: 'a test over the sources', sample });
export const orca = (sample: string): Judgement => ({ by: 'Orca with Firefox', sample });
/** What we read ourselves: nobody outside of the project has repeated it. */
export const ourselves = (sample: string): Judgement => ({ by: 'the project itself, by reading', sample });

const ui = 'packages/ui/src';
export const keyboardJourney = file('e2e/journeys/keyboard.test.ts');
export const screensJourney = file('e2e/journeys/screens.test.ts');
export const navigationJourney = file('e2e/journeys/navigation.test.ts');
export const absent = file('e2e/evidence/absent.test.ts');
export const formTest = file(`${ui}/ContactForm/ContactForm.test.tsx`);
export const trees = ourselves(
  'names and roles of the home page, the blog, the gallery with its viewer, and the FAQ, 2026-11-20',
);
export const noMedia = (number: string) =>
  row(
    number,
    'not-applicable',
    'There is no audio and no video.',
    [sources('packages/ui/src and site/src')],
    absent,
  );
export const noneOf = (number: string, remark: string) =>
  row(number, 'not-applicable', remark, [sources('packages/ui/src and site/src')], absent);
