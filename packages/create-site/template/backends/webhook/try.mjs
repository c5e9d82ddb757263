// `npm run try` serves the site and prints each message of the form here.
import { Readable } from 'node:stream';
import { createServer } from 'vite';

process.env.VITE_FORM_URL = '/try-form';
const readForm = (request) =>
  new Response(Readable.toWeb(request), {
    headers: { 'content-type': request.headers['content-type'] },
  }).formData();
const describe = (value) => (typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`);
async function printMessage(request, response) {
  try {
    const message = await readForm(request);
    console.log('New message:');
    for (const [name, value] of message) console.log(`  ${name}: ${describe(value)}`);
  } catch {
    response.statusCode = 400;
  }
  response.end();
}
const printMessages = {
  name: 'print-messages',
  configureServer({ middlewares }) {
    middlewares.use('/try-form', (request, response) => void printMessage(request, response));
  },
};
const server = await createServer({ plugins: [printMessages], server: { host: '127.0.0.1' } });
await server.listen();
console.log('Write a message in the form. It appears here.');
server.printUrls();
