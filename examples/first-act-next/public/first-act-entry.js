/** Adds the page's scripts in their order, once the page is parsed. The loader has fetched them into the cache. */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await new Promise((resolve, reject) => {
    addEventListener('next-hydrated', resolve, { once: true });
    const { app } = document.querySelector('script[data-app]').dataset;
    for (const src of app.split(' ').slice(1)) {
      if (document.querySelector(`script[src="${src}"]`)) continue;
      const script = Object.assign(document.createElement('script'), { src, async: false });
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${src} did not load`));
      });
      document.head.append(script);
    }
  });
};
