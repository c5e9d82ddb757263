// Builds the application, renders the page as static HTML, and adds the loader and the stylesheets.
import { copyFile, writeFile } from 'node:fs/promises';
import { loaderFile, loaderTag } from '@tarcza/first-act';
import { build } from 'vite';

const shared = { configFile: false, logLevel: 'warn', oxc: { jsx: { runtime: 'automatic' } } };

const { output } = await build({
  ...shared,
  build: { rolldownOptions: { input: 'src/entry.jsx', preserveEntrySignatures: 'strict' } },
});
await build({ ...shared, build: { ssr: 'src/page.jsx', outDir: 'dist-server' } });
const { html } = await import('./dist-server/page.js');

const entry = output.find(({ isEntry }) => isEntry).fileName;
const addressesOf = (ending) =>
  output.map(({ fileName }) => `/${fileName}`).filter((address) => address.endsWith(ending));
const styles = addressesOf('.css').map((href) => `<link rel="stylesheet" href="${href}">`);
await copyFile(loaderFile, 'dist/assets/first-act.js');
const tag = loaderTag({
  src: '/assets/first-act.js',
  entry: `/${entry}`,
  files: addressesOf('.js').filter((address) => address !== `/${entry}`),
});
await writeFile(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>First act</title>${tag}${styles.join('')}</head>
<body><div id="root">${html}</div>
<template data-act="failed"><p role="alert">This did not load. Click again.</p></template></body>
</html>
`,
);
