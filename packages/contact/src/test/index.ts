export { type Case, Firm, type Group } from './case.ts';
export { casesFor } from './cases.ts';
export { loadRules, newId, Rest } from './firestoreRest.ts';
export { fault, type Mutant, mutants, prepare, redCases, wrongAnswers } from './rulesSuite.ts';
