import { type CommitTarget, createCommit } from '../contract/createCommit.ts';
import type { WriteAsVisitor } from './firestoreLedger/canary.ts';

export interface VisitorOptions extends CommitTarget {
  /** URL of the site, sent as Referer, because the key may be restricted to it. */
  site: string;
  /** Returns a token for App Check, if the database requires it. */
  appCheckToken?: (() => Promise<string>) | undefined;
}

/** Timeout of a request, in ms. */
const timeout = 30_000;

/**
 * Creates a function that stores a message over Firestore's REST API with a visitor's rights. The function throws an
 * Error whose message is a code: `http-403`, `no-answer`, `no-app-check`.
 */
export function createVisitorWriter(options: VisitorOptions): WriteAsVisitor {
  const { site, appCheckToken } = options;
  // An error's text may contain the key.
  const rejectWith = (code: string) => () => Promise.reject(new Error(code));
  return async (id, message) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Referer: site };
    if (appCheckToken)
      headers['X-Firebase-AppCheck'] = await appCheckToken().catch(rejectWith('no-app-check'));
    const { url, body } = createCommit(options, { id, message });
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(rejectWith('no-answer'));
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`http-${answer.status}`);
  };
}
