export { type Case, TestForm, type Group } from './case.ts';
export { createCases } from './cases.ts';
export { loadRules, createId, RestClient } from './firestoreRest.ts';
export {
  runCase,
  type RulesMutant,
  createMutants,
  prepareProject,
  runCases,
  testRules,
} from './rulesSuite.ts';
