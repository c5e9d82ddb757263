/** Prints what each component costs a site beside its limit, and fails when one is exceeded: `npm run size`. */
import { describeFailure } from './setup/problem.ts';
import { budgets, exceeded, sizeTable } from './size/budgets.ts';
import { measureSizes } from './size/measure.ts';

try {
  const sizes = await measureSizes(budgets);
  console.log(sizeTable(sizes));
  const problems = exceeded(sizes);
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
