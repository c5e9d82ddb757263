/**
 * Reads one or two stories of each component and five journeys with Orca and Firefox, and compares the transcripts with
 * those in docs/accessibility/transcripts: `npm run test:speech`. `-- --update` replaces them.
 * `-- --only CityTile --only look-at-the-gallery` reads some.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../../tools/local/arguments.ts';
import { serveSite, serveStorybook } from '../../tools/audit/serve.ts';
import { root } from '../../tools/local/paths.ts';
import { exitOnFailure, Problem } from '../../tools/local/problem.ts';
import { captureOutput } from '../../tools/local/run.ts';
import { installPackages } from '../../tools/local/systemPackages.ts';
import { openScreenReader, type ScreenReader } from './screenReader.ts';
import { journeys, readJourney } from './journeys.ts';
import { missingPackages } from './programs.ts';
import { isRead, readStory, type Story } from './stories.ts';
import { written, type Entry } from './transcript.ts';

const folder = join(root, 'docs/accessibility/transcripts');
const versionsFile = join(folder, 'versions.json');

const usage = `Usage: npm run test:speech -- [OPTIONS]

  --update        replaces the transcripts
  --only NAME     a component or a journey; may be repeated`;

const options = readOptions(usage, {
  update: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
});

interface Reading {
  /** Path of the transcript, without extension. */
  name: string;
  read: (reader: ScreenReader) => Promise<Entry[]>;
}

function storiesAt(origin: string): Reading[] {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; importPath: string }>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, importPath }) => type === 'story' && importPath.includes('packages/ui/'),
  );
  return stories.filter(isRead).map((story) => ({
    name: `${story.title.replace(/^.*\//, '')}/${story.id.replace(/^.*--/, '')}`,
    read: (reader) => readStory(reader, origin, story),
  }));
}

const journeysAt = (origin: string): Reading[] =>
  Object.entries(journeys).map(([name, journey]) => ({
    name: `journeys/${name}`,
    read: (reader) => readJourney(reader, origin, journey),
  }));

const isChosen = ({ name }: Reading) =>
  !options.only || options.only.some((word) => name.split('/').includes(word) || name === word);

type Outcome = 'same' | 'different' | 'new';

const fileOf = (name: string) => join(folder, `${name}.txt`);

function transcriptOf(name: string): string | undefined {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns a transcript. Reads again if it differs, because Orca sometimes drops or repeats a line on a busy computer. */
async function readTwice(reader: ScreenReader, { name, read }: Reading): Promise<string> {
  const now = written(await read(reader));
  const before = transcriptOf(name);
  if (before === undefined || before === now) return now;
  console.log(`· ${name}: once more …`);
  return written(await read(reader));
}

/** Compares a transcript with its file. With `--update` writes the file. */
function compare(name: string, now: string): Outcome {
  const file = fileOf(name);
  const before = transcriptOf(name);
  const isDifferent = before !== undefined && before !== now;
  if (isDifferent)
    spawnSync('git', ['--no-pager', 'diff', '--no-index', '--', file, '-'], {
      input: now,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
  if (options.update) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, now);
  }
  if (before === undefined) return 'new';
  return isDifferent ? 'different' : 'same';
}

/** Returns the transcripts without a story or journey. */
function findUnused(readings: readonly Reading[]): string[] {
  const names = new Set(readings.map(({ name }) => `${name}.txt`));
  return globSync('**/*.txt', { cwd: folder }).filter((file) => !names.has(file));
}

async function readAll(readings: readonly Reading[]): Promise<Outcome[]> {
  const reader = await openScreenReader();
  const outcomes: Outcome[] = [];
  try {
    console.log(
      `Orca ${reader.versions.orca}, Firefox ${reader.versions.firefox}; the recorded ones are in versions.json.`,
    );
    if (options.update && !options.only) {
      mkdirSync(folder, { recursive: true });
      const date = new Date().toISOString().slice(0, 10);
      const commit = captureOutput('git', ['rev-parse', '--short', 'HEAD']).stdout.trim();
      writeFileSync(versionsFile, `${JSON.stringify({ ...reader.versions, date, commit }, null, 2)}\n`);
    }
    for (const [index, reading] of readings.entries()) {
      const { name } = reading;
      const started = Date.now();
      outcomes.push(compare(name, await readTwice(reader, reading)));
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`· ${name}: ${outcomes.at(-1)} (${seconds} s, ${index + 1} of ${readings.length})`);
    }
  } finally {
    await reader.close();
  }
  return outcomes;
}

async function main() {
  installPackages(missingPackages(), (line) => console.log(`· ${line} …`));
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Problem(
      `The screen-reader test needs more programs: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  const site = await serveSite();
  const storybook = await serveStorybook();
  try {
    const all = [...journeysAt(site.origin), ...storiesAt(storybook.origin)];
    const readings = all.filter(isChosen);
    if (readings.length === 0) throw new Problem('No story and no journey has that name.');
    const gone = findUnused(all);
    if (options.update) for (const file of gone) rmSync(join(folder, file));
    const outcomes = await readAll(readings);
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    console.log(
      `\n${count('same')} as before, ${count('different')} different, ${count('new')} new, ${gone.length} gone.`,
    );
    if (!options.update && count('different') + gone.length > 0)
      throw new Problem(
        'If the new transcripts are right, run npm run test:speech -- --update and commit them.',
      );
  } finally {
    await Promise.all([site.close(), storybook.close()]);
  }
}

await exitOnFailure(main);
