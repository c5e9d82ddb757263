import type { TestProject } from 'vitest/node';
import { Problem } from '../../packages/local/src/problem.ts';
import startTheStack from '../setup.ts';
import { missingPrograms } from './programs.ts';

/** Runs the whole stack, once every engine is there to visit it. */
export default async function setup(project: TestProject) {
  const missing = missingPrograms();
  if (missing.length > 0) throw new Problem(missing.join('\n'));
  return startTheStack(project);
}
