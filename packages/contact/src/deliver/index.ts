export { type CanaryOptions, deliverCanary, sendCanary } from './canary.ts';
export { deliver, type DeliveryOptions, type Log, DeliveryError } from './deliver.ts';
export { createFirestoreNoticeLedger } from './firestoreLedger/notices.ts';
export { createFirestoreLedger } from './firestoreLedger.ts';
export { createFirestoreCanary } from './firestoreLedger/canary.ts';
export { type DeliveryRules, defaultRules, type Ledger } from './ledger.ts';
export { type Notice, type NoticeLedger, type Notifications, createWebhook } from './notice.ts';
export { sweep, type SweepOptions, type SweepResult } from './sweep.ts';
export { createVisitorWriter } from './createVisitorWriter.ts';
