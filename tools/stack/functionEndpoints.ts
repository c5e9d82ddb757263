import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../local/paths.ts';

/** What the cloud reads of a built function, as far as it is used here. */
export interface Endpoint {
  region?: string[];
  platform?: string;
}

/** Returns the settings of each built function (`npm run build`) that the cloud reads, by its name. */
export async function readEndpoints(): Promise<Record<string, Endpoint>> {
  const address = pathToFileURL(join(root, 'functions/lib/index.js')).href;
  const functions = (await import(address)) as Record<string, { __endpoint?: Endpoint }>;
  return Object.fromEntries(
    Object.entries(functions).flatMap(([name, { __endpoint: endpoint }]) =>
      endpoint ? [[name, endpoint]] : [],
    ),
  );
}
