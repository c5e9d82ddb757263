import { Problem } from '../local/problem.ts';

export type Part = 'hosting' | 'functions' | 'firestore';
const allParts: readonly Part[] = ['hosting', 'functions', 'firestore'];

export interface Plan {
  isCheck: boolean;
  /** Whether firebase-tools runs on another computer. */
  isPreparation: boolean;
  parts: readonly Part[];
  /** Arguments of firebase-tools. */
  command: readonly string[];
  channel: string | undefined;
}

/** The options of `npm run deploy`. */
interface DeployOptions {
  check?: boolean | undefined;
  prepare?: boolean | undefined;
  only?: string | undefined;
  force?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  channel?: string | undefined;
  expires?: string | undefined;
}

/** Returns what is deployed. Throws a Problem for options that contradict each other. */
export function readPlan(options: DeployOptions): Plan {
  const { check: isCheck = false, prepare: isPreparation = false, only, channel, expires } = options;
  if (channel !== undefined) {
    if (only || options.force || options['dry-run'])
      throw new Problem('A preview has the pages only: leave out --only, --force and --dry-run.');
    const command = ['hosting:channel:deploy', channel, ...(expires ? ['--expires', expires] : [])];
    return { isCheck, isPreparation, parts: ['hosting'], command, channel };
  }
  if (expires) throw new Problem('--expires belongs to a preview: add --channel NAME.');
  const parts = only === undefined ? allParts : readParts(only);
  const flags = (['force', 'dry-run'] as const).filter((name) => options[name]).map((name) => `--${name}`);
  const command = ['deploy', ...(only ? ['--only', only] : []), ...flags];
  return { isCheck, isPreparation, parts, command, channel };
}

/** Returns the parts of an option such as `functions:sweepContactMessages,hosting`. */
function readParts(only: string): Part[] {
  const names = only.split(',').map((target) => target.split(':')[0]);
  const unknown = names.find((name) => !allParts.some((part) => part === name));
  if (unknown !== undefined)
    throw new Problem(`--only has the unknown part "${unknown}": the parts are ${allParts.join(', ')}.`);
  return allParts.filter((part) => names.includes(part));
}
