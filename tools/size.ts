/** Prints what each part of the packages costs a site beside its limit, and fails when one is exceeded: `node tools/size.ts`. */
import { exitAsTold, Problem } from './local/problem.ts';
import { budgets, exceeded, sizeTable } from './size/budgets.ts';
import { measureSizes } from './size/measure.ts';

await exitAsTold(async () => {
  const sizes = await measureSizes(budgets);
  console.log(sizeTable(sizes));
  const problems = exceeded(sizes);
  if (problems.length > 0) throw new Problem(problems.join('\n✖ '));
});
