import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import sharp from 'sharp';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { ArticleText, getArticleText, type ArticleNode } from '../../ArticleText.tsx';
import type { ArticleSummary } from '../../articles.ts';
import { markdown, type MarkdownOptions } from './index.ts';

const picture = sharp({ create: { width: 1, height: 2, channels: 3, background: 'red' } });
const png = await picture.png().toBuffer();
/** As cameras store it in portrait format. */
const turned = await picture.withMetadata({ orientation: 5 }).jpeg().toBuffer();
const tiff = await picture.tiff().toBuffer();

interface Article {
  summary: ArticleSummary | false;
  nodes: readonly ArticleNode[];
}

/** Imports a file of `src/articles` as pages do. */
async function read(source: string, options: MarkdownOptions = {}, file = 'en/frost.md'): Promise<Article> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'markdown-'));
  const root = folder.path;
  for (const [path, content] of Object.entries({
    [`src/articles/${file}`]: source,
    'src/articles/en/tap.jpg': turned,
    'src/articles/en/tap.tif': tiff,
    'public/photos/a roof.png': png,
    'public/plan.svg': '<!-- <svg> --><ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox = "0, 0,4 2"/>',
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [markdown(options)],
  });
  try {
    await vite.environments.ssr.pluginContainer.buildStart({});
    const load = async (query: string) =>
      (await vite.ssrLoadModule(`/src/articles/${file}${query}`))['default'] as unknown;
    return {
      summary: (await load('?summary')) as Article['summary'],
      nodes: (await load('')) as Article['nodes'],
    };
  } finally {
    await vite.close();
  }
}

const top = '---\ntitle: Frost\ndescription: Short.\ndate: 2026-11-05\n---\n';

test.each([
  ['entities', 'title: Soot &amp; tar &#8211; 5&nbsp;cm', 'Soot & tar – 5 cm'],
  ['a number', 'title: 1.10', '1.10'],
  ['blanks at the end', 'title: Frost   ', 'Frost'],
])('a title with %s is read', async (_, line, title) => {
  const source = `---\n${line}\ndescription: Short.\ndate: 2026-11-05\n---\nText`;
  const { summary } = await read(source, {}, 'de/frost.md');
  expect(summary).toEqual({ title, description: 'Short.', date: '2026-11-05', dateText: '5. November 2026' });
});

test('a file of Windows, with a byte order mark and blanks after ---, reads the same', async () => {
  const written = `${top.replaceAll('---', '---  ')}\n## Yes\n\n- one\n- two\n`;
  expect(await read(`\uFEFF\r${written.replaceAll('\n', '\r\n')}`)).toEqual(
    await read(`${top}## Yes\n\n- one\n- two\n`),
  );
});

test.each([
  ['# Tea &amp; **co**.', '<h2 id="tea--co">Tea &amp; <strong>co</strong>.</h2>', 'Tea & co.'],
  ['## Tea\n## Tea\n## !', '<h2 id="tea">Tea</h2><h2 id="tea-1">Tea</h2><h2>!</h2>', 'Tea|Tea|!'],
  ['> A\n>\n> B', '<blockquote><p>A</p><p>B</p></blockquote>', 'A\nB'],
  ['- A\n- [B](/b)', '<ul><li>A</li><li><a href="/b">B</a></li></ul>', 'A\nB'],
  ['**A**\n**B**', '<p><strong>A</strong> <strong>B</strong></p>', 'A B'],
  ['A &copy; B\n[c](/c "All").', '<p>A © B <a title="All" href="/c">c</a>.</p>', 'A © B c.'],
  [
    '![A roof](/photos/a%20roof.png)![A plan](/plan.svg)',
    '<p><img src="/photos/a%20roof.png" alt="A roof" width="1" height="2" loading="lazy"/><img src="/plan.svg" alt="A plan" width="4" height="2" loading="lazy"/></p>',
    '',
  ],
  [
    '![A tap](./tap.jpg)',
    '<p><img src="/src/articles/en/tap.jpg?no-inline" alt="A tap" width="2" height="1" loading="lazy"/></p>',
    '',
  ],
  [
    '| A | B |\n|---|--:|\n| 1 | 2 |',
    '<div tabindex="0" role="group" aria-label="A, B"><table><thead><tr><th scope="col">A</th>' +
      '<th class="align-right" scope="col">B</th></tr></thead><tbody><tr><td>1</td><td class="align-right">2</td></tr></tbody></table></div>',
    'A\nB\n1\n2',
  ],
  ['A\n\n<!-- note -->', '<p>A</p>', 'A'],
  ['```js\na\n b\n```', '<pre><code class="language-js">a\n b\n</code></pre>', 'a\n b\n'],
])('%j is shown as %s', async (written, html, text) => {
  const { nodes } = await read(top + written);
  const article = createElement(ArticleText, { nodes });
  expect(renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, article))).toBe(html);
  expect(nodes.map(getArticleText).join('|')).toBe(text);
});

test('ordinary text with signs of markup is kept', async () => {
  const text = 'From 10:30:45, a == b == c, ~5 to ~6, 2**3, m^2^, {x}, [[1]], a[i][j], :smile:, x | y';
  const { nodes } = await read(top + text);
  expect(nodes).toEqual([['p', {}, [text]]]);
});

test('values, typesetting and ids are options', async () => {
  const headingId = (text: string) => text.length.toString();
  const typeset = (text: string) => text.replaceAll(/\b(w) (?=\S)/g, '$1_');
  const { nodes, summary } = await read(
    '\uFEFFOd {{price.bedbug}} {{ unit }} w [cenniku](https://x.example/c).\n\n## Ślad w domu',
    { frontMatter: false, values: { price: { bedbug: 600 }, unit: 'zł' }, typeset, headingId },
    'frost.md',
  );
  expect(nodes).toEqual([
    ['p', {}, ['Od 600 zł w_', ['a', { href: 'https://x.example/c' }, ['cenniku']], '.']],
    ['h2', { id: '11' }, ['Ślad w_domu']],
  ]);
  expect(summary).toBe(false);
});

test.each([
  ['no lines at the top', 'Text', 'frost.md has no title, description and date. Begin the file'],
  ['no date', '---\ntitle: A\ndescription: B\n---\nText', 'frost.md has no date. Begin the file'],
  ['a text at the top', '---\nFrost\n---\nText', 'frost.md:2 has no title, description and date.'],
  ['an anchor', top.replace('Frost', '&a Frost'), 'frost.md:2 has a value of which YAML leaves'],
  ['a misspelt line', top.replace('title', 'titel'), 'frost.md:2 has the line "titel", which is not known.'],
  ['a colon', top.replace('Short.', 'A: b'), 'frost.md:3 is not valid YAML'],
  ['a line twice', top.replace('title: Frost', 'title: A\ntitle: B'), 'YAML: Map keys must be unique'],
  ['a list', top.replace('Frost', '[a, b]'), 'frost.md:2 has a title that is no text.'],
  ['a wrong day', top.replace('11-05', '02-31'), 'frost.md:4 has the date "2026-02-31". Write a day like'],
  ['HTML', `${top}One\n\nTwo <b>x</b>`, 'frost.md:8 contains HTML: <b>. Write it in Markdown'],
  ['a task list', `${top}- [ ] one`, 'frost.md:6 contains a task list'],
  ['a picture without alt', `${top}![](/a%20b.png)`, 'frost.md:6 shows /a%20b.png without a description'],
  ['a missing picture', `${top}![A](/x/b.png)`, 'md:6 shows /x/b.png, and there is no public/x/b.png.'],
  ['a missing picture beside it', `${top}![A](b.png)`, 'and there is no b.png beside the article'],
  ['a picture elsewhere', `${top}![A](HTTPS://x.example/b.png)`, 'of another site. Copy the picture into'],
  ['a picture of another host', `${top}![A](//x.example/b.png)`, 'of another site. Copy the picture into'],
  ['a picture whose address has a blank', `${top}See ![x](foto (1).png).`, 'frost.md:6 contains "]("'],
  ['a link without a text', `${top}[](/prices)`, 'contains a link without a text'],
  ['a link without an address', `${top}[x]()`, 'contains a link without an address'],
  ['a script in a comment', `${top}<!-- a --><script>x</script><!-- b -->`, 'frost.md:6 contains HTML'],
  ['a comment in a value', top.replace('Frost', 'Size #3'), 'frost.md:2 has a value of which YAML leaves'],
  ['a tag in a value', top.replace('Frost', '!Sale'), 'frost.md:2 is not valid YAML: Unresolved tag'],
  ['a file that is no picture', `${top}![A](frost.md)`, 'shows frost.md, which is no picture.'],
  ['a picture that browsers do not show', `${top}![A](tap.tif)`, 'shows tap.tif, which is no picture.'],
  ['a footnote', `${top}One[^1]\n\n[^1]: Note`, 'frost.md:6 contains the footnote [^1]'],
  [
    'a footnote of several words',
    `${top}One[^note]\n\n[^note]: A whole sentence.`,
    'contains the footnote [^note]',
  ],
  ['an alias', top.replace('Frost', '*Sale*'), 'frost.md:2 has a value of which YAML leaves'],
  ['an unknown value', `${top}{{price.x}}`, 'frost.md:6 contains {{price.x}}, and there is no such value.'],
])('%s stops the build', async (_, source, message) => {
  await expect(read(source)).rejects.toThrow(message);
});

test.each([
  ['frost.md', 'is not read. Move it to src/articles/en/frost.md.'],
  ['en/frost.markdown', 'is not read. Move it'],
  ['en/my frost.md', 'has a name that is no address'],
  ['en/_frost.md', 'has a name that is no address'],
  ['en/index.md', 'has a name that is no address'],
])('names an article at %s, which is not read', async (file, message) => {
  await expect(read(`${top}Text`, {}, file)).rejects.toThrow(message);
});
