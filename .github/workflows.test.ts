import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/local/paths.ts';
import { packageFolder, packageNames, readManifest } from '../tools/packages.ts';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** The jobs of a workflow, by name. */
function jobsOf(text: string): [name: string, text: string][] {
  const [, jobs = ''] = text.split(/^jobs:\n/m);
  return jobs
    .split(/^(?= {2}[\w-]+:$)/m)
    .map((job) => job.replace(/^ *#.*\n/gm, ''))
    .filter((job) => job.trim())
    .map((job) => [/^ {2}([\w-]+):/.exec(job)?.[1] ?? '', job]);
}

test('an action is named by its commit, which cannot be moved, and by the version that this was', () => {
  const actions = workflows.flatMap(({ text }) => text.match(/uses: .+/g) ?? []);
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe('a pull request', () => {
  const jobs = workflows
    .filter(({ text }) => /^ {2}pull_request/m.test(text))
    .flatMap(({ text }) => jobsOf(text));
  const trusted = jobs.filter(([, job]) => /secrets\.|id-token: write/.test(job));

  test('is tried by jobs with and without rights', () => {
    expect(trusted.map(([name]) => name)).toEqual(['chromatic', 'preview']);
    expect(jobs.length).toBeGreaterThan(trusted.length);
  });

  test.each(trusted)('gets none of its own code run in the job %s, which has rights', (_, job) => {
    const checkouts = job.match(/uses: actions\/checkout@.+\n +with:\n +ref: (.+)/g) ?? [];
    expect(job.match(/uses: actions\/checkout/g)).toHaveLength(checkouts.length);
    for (const checkout of checkouts) expect(checkout).toContain('github.event.pull_request.base.sha');
    // Nor a dependency that it brings: a cache is filled by the first job.
    expect(job).not.toContain('cache: npm');
  });

  test.each(jobs)('finds no token of the repository in the job %s', (_, job) => {
    const checkouts = job.match(/uses: actions\/checkout/g) ?? [];
    expect(job.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });
});

describe('a release', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'release.yml') ?? {};
  const jobs = Object.fromEntries(jobsOf(text));

  test('is tested and packed by jobs without rights, on different computers', () => {
    expect(Object.keys(jobs)).toEqual(['test', 'pack', 'publish']);
    expect(jobs['test']).toContain('npm test');
    expect(jobs['pack']).not.toMatch(/npm test|release:check/);
    for (const name of ['test', 'pack']) expect(jobs[name]).not.toMatch(/secrets\.|id-token|environment:/);
  });

  test('is published without a token, by a job that runs no code of the repository', () => {
    expect(jobs['publish']).toContain('needs: [test, pack]');
    expect(jobs['publish']).toContain('id-token: write');
    expect(jobs['publish']).toContain('environment: npm');
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    expect(jobs['publish']).not.toMatch(/actions\/checkout|npm ci|cache:|node tools/);
  });

  test('has all packages', () => {
    const names = packageNames.map((name) => readManifest(packageFolder(name)).name).toSorted();
    expect(jobs['publish']).toContain(`PACKAGES: '${names.join(' ')}'`);
  });
});

describe('Storybook is published', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'storybook.yml') ?? {};
  const jobs = Object.fromEntries(jobsOf(text));
  const config = JSON.parse(readFileSync(join(root, 'firebase.storybook.json'), 'utf8')) as {
    hosting: { target: string; public: string };
  };

  test('nowhere while no project is set, which a job says', () => {
    expect(jobs['nowhere']).toContain("if: vars.STORYBOOK_PROJECT_ID == ''");
    expect(jobs['nowhere']).toContain('docs/releasing.md');
    expect(jobs['build']).toContain("if: vars.STORYBOOK_PROJECT_ID != ''");
    expect(jobs['deploy']).toContain('needs: build');
  });

  test('by a job that has rights, and builds nothing', () => {
    expect(Object.keys(jobs).filter((name) => jobs[name]?.includes('id-token: write'))).toEqual(['deploy']);
    expect(jobs['deploy']).not.toMatch(/npm run|cache: npm/);
  });

  test('beside the site, to a target of its own', () => {
    expect(jobs['deploy']).toContain(`--only hosting:${config.hosting.target} `);
    expect(jobs['build']).toContain(`path: ${config.hosting.public}\n`);
  });

  test('with what the instructions name', () => {
    const instructions = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
    const variables = text.match(/(?<=vars\.)\w+/g) ?? [];
    expect(variables.filter((name) => !instructions.includes(`\`${name}\``))).toEqual([]);
  });
});
