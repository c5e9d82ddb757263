import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../../packages/local/src/paths.ts';
import type { Outcome, Part } from './counts.ts';
import { kinds } from './kinds.ts';
import { keep } from './record.ts';
import { tableOf } from './written.ts';

const fileOf = (module: TestModule) => relative(`${root}/e2e`, module.moduleId);

/** The kind of a test: that of its file, or of its group where the file has several. */
function kindOf(test: TestCase): string {
  const file = kinds[fileOf(test.module)];
  if (file !== undefined) return file;
  let group = test.parent;
  while (group.type === 'suite' && group.parent.type === 'suite') group = group.parent;
  return group.type === 'suite' ? group.name : fileOf(test.module);
}

/** The commit that is tried, with a plus where the files have changed since. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}

/** Keeps what each part of a run comes to, and ends it with one table: kinds of tests by engines, and what an engine lacks by name. */
export default class Table implements Reporter {
  private readonly commit = commit();

  private part(module: TestModule): Part {
    const tests: Part['tests'] = {};
    let about: Part['about'];
    for (const test of module.children.allTests()) {
      about ??= test.meta().engine;
      // Two of one name are still two.
      let name = test.fullName;
      while (name in tests) name += ' again';
      tests[name] = this.outcome(test);
    }
    return { engine: module.project.name, file: fileOf(module), about, tests };
  }

  private outcome(test: TestCase): Outcome {
    const kind = kindOf(test);
    const tried = { kind, date: new Date().toISOString(), commit: this.commit };
    const result = test.result();
    if (result.state === 'passed') return { ...tried, state: 'passed' };
    // The message alone: it is what a run that was broken off would otherwise never have said.
    if (result.state === 'failed')
      return { ...tried, state: 'failed', why: stripVTControlCharacters(result.errors[0]!.message) };
    // Left out by the test itself, which then says why, or by the one who started this run.
    if (result.state === 'skipped' && result.note !== undefined)
      return { ...tried, state: 'left', why: result.note };
    return { kind, state: 'untried' };
  }

  onTestModuleEnd(module: TestModule) {
    keep(this.part(module));
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    // A file that could not be run at all has no failed test to show for it.
    const broken = modules
      .filter((module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length)
      .map((module) => `${module.project.name}: ${fileOf(module)} could not be run`);
    console.log(
      `\n${tableOf(
        modules.map((module) => this.part(module)),
        broken,
      )}\n`,
    );
  }
}
