import { Problem } from '../local/problem.ts';

export type Part = 'hosting' | 'functions' | 'firestore';
const allParts: readonly Part[] = ['hosting', 'functions', 'firestore'];

/** The options of `npm run deploy` that firebase-tools gets. */
interface DeployOptions {
  only?: string | undefined;
  channel?: string | undefined;
}

/** Returns the parts that are deployed, and the arguments of firebase-tools, which validates their values. */
export function readPlan({ only, channel }: DeployOptions): { parts: readonly Part[]; command: string[] } {
  if (channel === undefined)
    return only === undefined
      ? { parts: allParts, command: ['deploy'] }
      : { parts: readParts(only), command: ['deploy', '--only', only] };
  if (only !== undefined) throw new Problem('A preview has the pages only: leave out --only.');
  return { parts: ['hosting'], command: ['hosting:channel:deploy', channel] };
}

/** Returns the parts of an option such as `functions:sweepContactMessages,hosting`. */
function readParts(only: string): Part[] {
  const names = only.split(',').map((target) => target.split(':')[0]);
  const unknown = names.find((name) => !allParts.some((part) => part === name));
  if (unknown !== undefined)
    throw new Problem(`--only has the unknown part "${unknown}": the parts are ${allParts.join(', ')}.`);
  return allParts.filter((part) => names.includes(part));
}
