import { chromium } from 'playwright-core';
import { serveSite, serveStorybook, removeCopies } from '/work/main/tools/audit/serve.ts';
import { pagesOf, storiesOf } from '/work/main/tools/audit/subjects.ts';
import { visit } from '/work/main/tools/audit/visit.ts';
const site = await serveSite(); const sb = await serveStorybook();
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const all = [...pagesOf(site.folder, site.server.origin, true), ...storiesOf(sb.folder, sb.server.origin)];
console.log(all.length);
for (const name of process.argv.slice(2)) for (const s of all.filter(s=>s.name===name || s.name.startsWith(name+':'))) {
  const v = await visit(browser, s);
  console.log('##', s.name, v.seconds, v.findings.length, 'asked', v.asked.length);
  const groups = new Map();
  for (const f of v.findings) { const k = [f.engine,f.rule,f.selector,f.message.slice(0,160)].join(' | '); groups.set(k, [...(groups.get(k)??[]), f.mode]); }
  let i=0; for (const [k,m] of groups) { if (i++<40) console.log('  ', k, '@', m.length, m[0]); }
  const rev = new Map(); for (const f of v.reviews) { const k=f.engine+' | '+f.rule; rev.set(k,(rev.get(k)??0)+1); }
  if (process.env.REV) console.log(rev);
}
await browser.close(); await site.server.close(); await sb.server.close(); removeCopies();
