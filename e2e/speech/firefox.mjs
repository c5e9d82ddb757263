#!/usr/bin/env node
/**
 * Firefox, as Playwright starts it to speak WebDriver BiDi with it. Playwright sets the media features of every visitor,
 * also where it has nothing to set, and Firefox ESR does not know that command yet: what it does not know is answered here
 * as done. See screenReader.ts for the settings.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
const forgiven = new Set(['emulation.setMediaFeaturesOverride']);

const child = spawn(firefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

createInterface({ input: child.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  // Its own address is kept from Playwright, which takes the first that it reads.
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (client) =>
    relay(client, new WebSocket(`${address}/session`, { perMessageDeflate: false })),
  );
});

/** Passes everything on, and knows which answers are to forgiven commands. */
function relay(client, browser) {
  const asked = new Set();
  const early = [];
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (forgiven.has(method)) asked.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => {
    let text = data.toString();
    if (asked.size > 0) {
      const { id, error } = JSON.parse(text);
      if (asked.delete(id) && error === 'unknown command')
        text = JSON.stringify({ type: 'success', id, result: {} });
    }
    client.send(text);
  });
  browser.on('error', () => client.close());
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}
