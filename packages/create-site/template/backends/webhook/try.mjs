// `npm run try` serves the site and prints each message of the form here.
import { json } from 'node:stream/consumers';
import { createServer } from 'vite';

process.env.VITE_FORM_URL = '/try-form';
const printMessages = {
  name: 'print-messages',
  configureServer({ middlewares }) {
    middlewares.use('/try-form', (request, response) => {
      json(request)
        .then((message) => console.log('New message:', message))
        .catch(() => (response.statusCode = 400))
        .finally(() => response.end());
    });
  },
};
const server = await createServer({ plugins: [printMessages], server: { host: '127.0.0.1' } });
await server.listen();
console.log('Write a message in the form. It appears here.');
server.printUrls();
