import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteSettingNames } from '../tools/deploy/siteSettings.ts';
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

test.each(workflows)('$name may only read unless a job says more', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

describe('a pull request', () => {
  // A pull request can rewrite a workflow that runs for it, and with it what a job does with its rights.
  const own = workflows.filter(({ text }) =>
    /^ {2}(pull_request|push:\n(?! {4}(branches: \[main\]|tags:)))/m.test(text),
  );

  test('runs without rights in the cloud and without approval', () => {
    expect(own.map(({ name }) => name)).toEqual(['ci.yml']);
    for (const { text } of own) expect(text).not.toMatch(/id-token: write|environment:|pull_request_target/);
  });

  const jobs = own.flatMap(({ text }) => jobsOf(text));
  const trusted = jobs.filter(([, job]) => job.includes('secrets.'));

  test('is tried by jobs with and without a token', () => {
    for (const [name, command] of [
      ['test', 'npm test'],
      ['package', 'npm run release:check'],
    ])
      expect(jobs.find(([job]) => job === name)?.[1]).toContain(`run: ${command}\n`);
    expect(trusted.map(([name]) => name)).toEqual(['chromatic']);
    expect(jobs.length).toBeGreaterThan(trusted.length);
  });

  test.each(trusted)('gets none of its own code run in the job %s, which has a token', (_, job) => {
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

describe('a job with rights in the cloud', () => {
  const jobs = workflows
    .flatMap(({ text }) => jobsOf(text))
    .filter(([, job]) => job.includes('id-token: write'));

  test.each(jobs)('needs the approval of its environment: %s', (_, job) => {
    expect(job).toMatch(/^ {4}environment: \w+$/m);
    expect(job).not.toContain('cache: npm');
  });
});

describe('each workflow', () => {
  const variables = workflows.flatMap(({ text }) => [
    ...text.matchAll(/^ +(\w+): \$\{\{ (?:vars|secrets)\.(\w+) \}\}$/gm),
  ]);

  test('gives a variable the name that it has at GitHub', () => {
    expect(variables.length).toBeGreaterThan(20);
    const inputs = {
      workload_identity_provider: 'WORKLOAD_IDENTITY_PROVIDER',
      service_account: 'SERVICE_ACCOUNT',
    };
    for (const [, name = '', source] of variables)
      expect({ [name]: source }).toEqual({
        [name]: { ...inputs, NODE_AUTH_TOKEN: 'NPM_TOKEN' }[name] ?? name,
      });
  });

  const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object })
    .scripts;
  const steps = workflows.flatMap(({ name, text }) =>
    [...text.matchAll(/run: (.+)$/gm)].map(([, command = '']) => [name, command] as const),
  );
  const settings = readFileSync(join(root, 'vite.config.ts'), 'utf8');

  test.each(steps)('%s has the command of the step: %s', (_, command) => {
    for (const [, script = ''] of command.matchAll(/npm run (?:-\S+ )*([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
    for (const [, file = ''] of command.matchAll(/\bnode ([\w/.-]+)/g))
      expect(existsSync(join(root, file))).toBe(true);
    for (const [, program = ''] of command.matchAll(/\bnpx ([\w-]+)/g))
      expect(existsSync(join(root, 'node_modules/.bin', program))).toBe(true);
    for (const [, project = ''] of command.matchAll(/--project ([\w-]+)/g))
      expect(settings).toContain(`'${project}'`);
    for (const [file] of command.matchAll(/[\w./-]+\.test\.ts/g))
      expect(existsSync(join(root, file))).toBe(true);
  });
});

test('the night runs what npm test leaves out', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'nightly.yml') ?? {};
  for (const name of ['test:faults', 'test:speech', 'test:visual', 'release:rehearse'])
    expect(text).toContain(`run: npm run ${name}`);
});

test('an update waits some days, in which a bad release is usually found', () => {
  const text = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
  expect(text.match(/^ {4}cooldown:\n {6}default-days: 7$/gm)).toHaveLength(
    text.match(/package-ecosystem:/g)?.length ?? 0,
  );
});

describe('a deploy', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'deploy.yml') ?? {};
  const [, job] = jobsOf(text)[0] ?? ['', ''];

  test('is started by hand, on main, and checks before it has rights', () => {
    expect(text).toMatch(/^on:\n {2}workflow_dispatch:\n(?: {4}.*\n)*\n/m);
    expect(job).toContain("if: github.ref == 'refs/heads/main'");
    expect(job).toContain('environment: production');
    expect(job).toMatch(/npm run deploy -- --check\n[^]*google-github-actions\/auth/);
    expect(job).toContain('printenv FUNCTIONS_ENV > "functions/.env.$VITE_FIREBASE_PROJECT_ID"\n');
    // The sitemap has the days of the last commits.
    expect(job).toContain('fetch-depth: 0');
    // An input inside of a command would be a part of it.
    expect(job).not.toMatch(/run: .*\$\{\{/);
  });

  test('gets every setting of the site', () => {
    const names = siteSettingNames.filter((name) => name !== 'VITE_FIRESTORE_EMULATOR');
    const given = [...job.matchAll(/^ {6}(\w+): \$\{\{ vars\.\w+ \}\}$/gm)].map(([, name = '']) => name);
    expect(given.toSorted()).toEqual(names.toSorted());
  });

  test('is bound to main by the documented condition of the identity provider', () => {
    const documents = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
    expect(documents).toContain("assertion.ref=='refs/heads/main'");
    expect(documents).toContain("/.github/workflows/deploy.yml@refs/heads/main'");
    expect(documents).toContain(`environments/${/environment: (\w+)/.exec(job)?.[1]} `);
    for (const [, name = ''] of text.matchAll(/vars\.((?!VITE_)\w+)/g)) expect(documents).toContain(name);
  });
});

describe('a release', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'release.yml') ?? {};
  const jobs = Object.fromEntries(jobsOf(text));

  test('is tested and packed by jobs without rights, on different computers, for a tag', () => {
    expect(text).toMatch(/^on:\n {2}push:\n {4}tags: \['v\*'\]\n\n/m);
    expect(Object.keys(jobs)).toEqual(['test', 'pack', 'publish']);
    expect(jobs['test']).toMatch(/npm test\n.*npm run release:check\n/);
    expect(jobs['pack']).not.toMatch(/npm test|release:check/);
    for (const name of ['test', 'pack']) expect(jobs[name]).not.toMatch(/secrets\.|id-token|environment:/);
  });

  test('is published without a token, by a job that runs no code of the repository', () => {
    expect(jobs['publish']).toContain('needs: [test, pack]');
    expect(jobs['publish']).toContain('id-token: write');
    expect(jobs['publish']).toContain('environment: npm');
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    expect(jobs['publish']).not.toMatch(/actions\/checkout|npm ci|cache:|node tools/);
    expect(jobs['publish']).toMatch(/npm publish .*--ignore-scripts/);
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
    hosting: { public: string };
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

  test('to a project of its own', () => {
    expect(jobs['deploy']).toContain('--project "$STORYBOOK_PROJECT_ID"');
    expect(config.hosting).not.toHaveProperty('target');
    expect(jobs['build']).toContain(`path: ${config.hosting.public}\n`);
  });

  test('with what the instructions name', () => {
    const instructions = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
    const variables = text.match(/(?<=vars\.)\w+/g) ?? [];
    expect(variables.filter((name) => !instructions.includes(`\`${name}\``))).toEqual([]);
  });
});
