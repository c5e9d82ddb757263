export { deliver, type DeliveryParts, type Log, NotDelivered } from './deliver.ts';
export { firestoreLedger } from './firestoreLedger.ts';
export { type DeliveryRules, defaultRules, type Ledger } from './ledger.ts';
export { sweep, type SweepOptions, type SweepResult } from './sweep.ts';
