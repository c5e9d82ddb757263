export { type CanaryOptions, deliverCanary, sendCanary } from './canary.ts';
export { deliver } from './deliver.ts';
export { type DeliveryOptions, type Log, DeliveryError } from './options.ts';
export { createFirestoreLedger, type Ledger } from './firestoreLedger.ts';
export { createFirestoreCanary } from './firestoreLedger/canary.ts';
export { type DeliveryRules, defaultRules, functionTimeouts } from './ledger.ts';
export { type Notice, noticeFormats, type Notify, createWebhook, type WebhookOptions } from './notice.ts';
export { sweep, type SweepOptions, type SweepResult } from './sweep.ts';
export { createVisitorWriter } from './createVisitorWriter.ts';
