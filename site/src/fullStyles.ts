let coming: Promise<void> | undefined;

/**
 * A page of static HTML carries only the rules that it uses itself. The whole style sheet is fetched with
 * the application, and is there before any other page is drawn; without it a page looks plain, but works.
 */
export function fullStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  coming ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset['styles'];
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  return coming;
}
