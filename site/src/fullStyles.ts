let coming: Promise<void> | undefined;

/**
 * A page of static HTML carries only the rules that it uses itself. The whole style sheet is fetched with
 * the application, and is there before any other page is drawn; without it a page looks plain, but works.
 */
export function fullStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  coming ??= new Promise((resolve) => {
    // The loader asks for it along with the scripts.
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!link || link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  return coming;
}
