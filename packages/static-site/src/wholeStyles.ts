let coming: Promise<unknown> | undefined;

/**
 * Puts the site's whole style sheet into force, once: a page that came as HTML has the rules of what it may show itself,
 * and the next one needs others. Rejects where the sheet does not come; call it again then.
 */
export function wholeStyles(): Promise<unknown> {
  coming ??= new Promise((resolve, reject) => {
    // Nothing while pages are written or developed, and where one file stands for many addresses: it waited for the sheet.
    const href = globalThis.document?.getElementById('root')?.dataset['styles'];
    if (!href) return resolve(undefined);
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      coming = undefined;
      reject(new Error(`${href} did not come.`));
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror }));
  });
  return coming;
}
