// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectsAt } from './subjects.ts';

const answers: Record<string, string> = {
  '/sitemap.xml': `<urlset><url><loc>https://www.example.com/</loc></url>
    <url><loc>https://www.example.com/faq</loc></url></urlset>`,
  '/book/index.json': JSON.stringify({
    v: 5,
    entries: {
      'button--plain': { type: 'story', id: 'button--plain', title: 'Button', name: 'Plain' },
      'button--docs': { type: 'docs', id: 'button--docs', title: 'Button', name: 'Docs' },
    },
  }),
};

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  response.writeHead(answer === undefined ? 404 : 200).end(answer);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('a site map stands for its pages, at the origin where it lies', async () => {
  expect(await subjectsAt(`${origin}/sitemap.xml`)).toEqual([
    { name: '/', url: `${origin}/` },
    { name: '/faq', url: `${origin}/faq` },
  ]);
});

test('a Storybook stands for its stories', async () => {
  expect(await subjectsAt(`${origin}/book/`)).toEqual([
    {
      name: 'Button: Plain',
      url: `${origin}/book/iframe.html?id=button--plain&viewMode=story&globals=a11y.manual:!true`,
      component: 'Button',
    },
  ]);
});

test('any other address stands for itself', async () => {
  expect(await subjectsAt(`${origin}/cennik?rok=2026`)).toEqual([
    { name: '/cennik?rok=2026', url: `${origin}/cennik?rok=2026` },
  ]);
});

test('a site map that is not there is said', async () => {
  await expect(subjectsAt(`${origin}/nowhere.xml`)).rejects.toThrow('nowhere.xml answers with status 404');
});
