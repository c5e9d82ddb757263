async function fetchFile(href: string) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  // Reads the body, so that the browser caches it.
  await response.text();
}

/** Fetches, then preloads: a module that failed by `modulepreload` or `import` alone stays failed until the page is closed. */
export async function fetchFiles(files: readonly string[], nonce: string | undefined): Promise<void> {
  await Promise.all(files.map(fetchFile));
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }),
    );
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether prefetching without an interaction is acceptable. */
export function canPrefetchOnScroll() {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g/.test(`${connection?.effectiveType}`);
}
