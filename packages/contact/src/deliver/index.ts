export { type CanaryParts, deliverCanary, sendCanary } from './canary.ts';
export { deliver, type DeliveryParts, type Log, NotDelivered } from './deliver.ts';
export { firestoreNotices } from './firestoreLedger/notices.ts';
export { firestoreLedger } from './firestoreLedger.ts';
export { firestoreCanary } from './firestoreLedger/canary.ts';
export { type DeliveryRules, defaultRules, type Ledger } from './ledger.ts';
export { type Notice, type NoticeLedger, type Notifications, webhook } from './notice.ts';
export { sweep, type SweepOptions, type SweepResult } from './sweep.ts';
export { writeAsVisitor } from './writeAsVisitor.ts';
