import type { Directive } from './host/policy.ts';

/** What an element loads: its address, and the directive of the Content-Security-Policy that allows it. */
export interface LoadedAddress {
  address: string;
  directive: Directive;
  /** Whether browsers load it from the site itself only. */
  isOwnOnly?: boolean;
}
