export { type CanaryOptions, deliverCanary, sendCanary } from './firestoreLedger/canary.ts';
export { deliver } from './deliver.ts';
export { type DeliveryOptions, type Log, DeliveryError } from './options.ts';
export { createFirestoreLedger, type Store as Ledger } from './firestoreLedger/store.ts';
export { type DeliveryRules, functionTimeouts } from './ledger.ts';
export { type Notice, type Notify, createWebhook, type WebhookOptions } from './notice.ts';
export { recordHeartbeat } from './firestoreLedger/scan.ts';
export { sweep, type SweepOptions, type SweepResult } from './sweep.ts';
export { createVisitorWriter } from './createVisitorWriter.ts';
