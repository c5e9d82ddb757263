export { type CanaryOptions, deliverCanary, sendCanary, type VisitorOptions } from './canary.ts';
export { deliver, type DeliveryEnd } from './deliver.ts';
export type { DeliveryOptions } from './options.ts';
export type { DeliveryLedger, Log } from './ledger.ts';
export { createFirestoreLedger, type Ledger } from './firestoreLedger/ledger.ts';
export type { DeliveryLimits } from './delivery.ts';
export { type Notification, type Notify, createNotifier } from './notification.ts';
export { sweep, type SweepResult } from './sweep.ts';
