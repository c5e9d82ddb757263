let coming: Promise<{ media?: string }> | undefined;

/**
 * Puts the site's whole style sheet into force, once: a page that came as HTML has the rules of what it may show itself,
 * and the next one needs others. `ahead` it only comes: when it is put into force a phone reads the rules of the whole page
 * again. Rejects where the sheet does not come; call it again then.
 */
export async function wholeStyles(ahead?: boolean): Promise<void> {
  coming ??= new Promise((resolve, reject) => {
    // Nothing while pages are written or developed, and where one file stands for many addresses: it waited for the sheet.
    const href = globalThis.document?.getElementById('root')?.dataset['styles'];
    if (!href) return resolve({});
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      coming = undefined;
      reject(new Error(`${href} did not come.`));
    };
    const onload = () => resolve(link);
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, media: 'not all', onload, onerror }));
  });
  const sheet = await coming;
  if (!ahead) sheet.media &&= '';
}
