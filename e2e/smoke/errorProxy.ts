import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** Finds elements by role and name, which WebDriver cannot. */
const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** WebDriver has no command for console errors, so each page collects its own. */
const collector = `window.collectedErrors = [];
const collect = (text) => window.collectedErrors.push(String(text));
const { error } = console;
console.error = (...values) => { collect(values.join(' ')); error(...values); };
addEventListener('error', ({ message }) => collect(message));
addEventListener('unhandledrejection', ({ reason }) => collect(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => collect(violatedDirective + ': ' + blockedURI));
${readFileSync(library, 'utf8')}`;

/** Serves a site with the collector and the library in each page: a file, which the Content-Security-Policy allows. */
export async function startErrorProxy(site: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.url === '/collector.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(collector);
        return;
      }
      const answer = await fetch(site + request.url);
      const headers = new Headers(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      const isPage = headers.get('content-type')?.startsWith('text/html');
      const body = isPage
        ? (await answer.text()).replace('<head>', '<head><script src="/collector.js"></script>')
        : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    };
    respond().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
