// Builds the application, draws the page as static HTML, and puts the loader into it.
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
const others = output.filter(({ fileName }) => fileName !== entry && /\.(js|css)$/.test(fileName));
await copyFile(loaderFile, 'dist/assets/first-act.js');
const tag = loaderTag({
  src: '/assets/first-act.js',
  entry: `/${entry}`,
  files: others.map(({ fileName }) => `/${fileName}`),
});
await writeFile(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>First act</title>${tag}</head>
<body><div id="root">${html}</div>
<template data-act="failed"><p role="alert">This did not load. Press again.</p></template></body>
</html>
`,
);
