export { type CanaryOptions, deliverCanary, sendCanary, type VisitorOptions } from './canary.ts';
export { deliver } from './deliver.ts';
export { type DeliveryOptions, DeliveryError } from './options.ts';
export type { Log } from './firestoreLedger/database.ts';
export { createFirestoreLedger, type DeliveryLedger, type Ledger } from './firestoreLedger/ledger.ts';
export type { DeliveryLimits } from './delivery.ts';
export { type Notification, type Notify, createNotifier } from './notification.ts';
export { sweep, type SweepResult } from './sweep.ts';
