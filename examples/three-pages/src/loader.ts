// The only script of a page until the visitor acts. This one is as short as can be: it wakes the page when the visitor
// touches a button. It loses that first press; use a loader that holds it, such as @tarcza/first-act.
const { entry = '', files = '' } = (document.currentScript as HTMLScriptElement).dataset;
let waking: Promise<void> | undefined;

async function wake() {
  for (const href of files.split(' ').filter((file) => file.endsWith('.css')))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const { default: start } = (await import(/* @vite-ignore */ entry)) as { default: () => Promise<void> };
  await start();
  document.documentElement.dataset['awake'] = '';
}

addEventListener('pointerdown', ({ target }) => {
  if ((target as Element).closest('button')) waking ??= wake();
});
