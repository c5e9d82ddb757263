import { serveConsumers } from './serveConsumers.ts';
import { audit, subjectsAt, summaryOf, knownFalsePositives } from '../../packages/audit/src/audit.ts';
const c = await serveConsumers(['sister']);
const want = ['/kontakt','/en/services','/'];
const origin = new URL(c.addresses[0].url).origin;
const subjects = want.map(n=>({name:n,url:origin+n}));
const o = await audit({subjects, falsePositives: knownFalsePositives, folder:'/tmp/trial2/audit', browser: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', locale:'pl-PL', lanes:1, say: console.log});
console.log(summaryOf(o));
await c.end();
