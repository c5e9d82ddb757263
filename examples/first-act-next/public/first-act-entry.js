/**
 * Adds the scripts that the page would have had, in their order, once the browser has read it to its end; all of them
 * are in its cache.
 */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await new Promise((alive, fail) => {
    addEventListener('next-alive', alive, { once: true });
    const { app } = document.querySelector('script[data-app]').dataset;
    for (const src of app.split(' ').slice(1)) {
      if (document.querySelector(`script[src="${src}"]`)) continue;
      const script = Object.assign(document.createElement('script'), { src, async: false });
      script.addEventListener('error', () => {
        script.remove();
        fail(new Error(`${src} did not load`));
      });
      document.head.append(script);
    }
  });
};
