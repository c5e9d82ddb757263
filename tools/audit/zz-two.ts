import { chromium } from 'playwright-core';
import { serveSite, removeCopies } from './serve.ts';
const site = await serveSite();
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']});
const page = await browser.newPage({viewport:{width:390,height:844}, forcedColors:'active', colorScheme:'dark', bypassCSP:true});
await page.goto(site.server.origin+'/dostepnosc');
console.log(await page.evaluate(() => [...document.querySelectorAll('aside a, aside a span, main p, header a')].slice(0,12).map(e => [e.className, getComputedStyle(e).color, getComputedStyle(e).backgroundColor, getComputedStyle(e).forcedColorAdjust])));
await page.screenshot({path:'/tmp/a11y-scratch/forced.png'});
await browser.close(); await site.server.close(); removeCopies();
