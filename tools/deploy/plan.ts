import { Problem } from '../local/problem.ts';

export type Part = 'hosting' | 'functions' | 'firestore';
const allParts: readonly Part[] = ['hosting', 'functions', 'firestore'];

/** The options of `npm run deploy` that firebase-tools gets. */
interface DeployOptions {
  only?: string | undefined;
  force?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  channel?: string | undefined;
  expires?: string | undefined;
}

/** Returns the parts that are deployed, and the arguments of firebase-tools, which validates their values. */
export function readPlan({ only, channel, expires, ...switches }: DeployOptions) {
  const flags = (['force', 'dry-run'] as const).filter((name) => switches[name]).map((name) => `--${name}`);
  if (channel === undefined && expires)
    throw new Problem('--expires belongs to a preview: add --channel NAME.');
  if (channel === undefined) {
    const parts = only === undefined ? allParts : readParts(only);
    return { parts, command: ['deploy', ...(only ? ['--only', only] : []), ...flags] };
  }
  if (only || flags.length > 0)
    throw new Problem('A preview has the pages only: leave out --only, --force and --dry-run.');
  const command = ['hosting:channel:deploy', channel, ...(expires ? ['--expires', expires] : [])];
  return { parts: ['hosting'] satisfies Part[], command };
}

/** Returns the parts of an option such as `functions:sweepContactMessages,hosting`. */
function readParts(only: string): Part[] {
  const names = only.split(',').map((target) => target.split(':')[0]);
  const unknown = names.find((name) => !allParts.some((part) => part === name));
  if (unknown !== undefined)
    throw new Problem(`--only has the unknown part "${unknown}": the parts are ${allParts.join(', ')}.`);
  return allParts.filter((part) => names.includes(part));
}
