import { transform } from 'lightningcss';
import type { LoadedAddress } from './host/policy.ts';

/** Returns what a stylesheet loads, and the address of its first font that has Latin letters. */
export function readCss(css: string): { loaded: LoadedAddress[]; font: string | undefined } {
  const loaded: LoadedAddress[] = [];
  const latin: string[] = [];
  const addPicture = (address: string) => {
    const isFont = loaded.some((other) => other.address === address);
    if (!isFont && !address.startsWith('#')) loaded.push({ address, directive: 'img-src' });
  };
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        import: ({ value }) => void loaded.push({ address: value.url, directive: 'style-src' }),
        'font-face'({ value: { properties } }) {
          const ranges = properties.flatMap((each) => (each.type === 'unicode-range' ? each.value : []));
          const isLatin = ranges.length === 0 || ranges.some(({ start, end }) => start <= 97 && end >= 97);
          for (const source of properties.flatMap((each) => (each.type === 'source' ? each.value : []))) {
            if (source.type !== 'url') continue;
            const address = source.value.url.url;
            loaded.push({ address, directive: 'font-src' });
            if (isLatin) latin.push(address);
          }
        },
      },
      Url: ({ url }) => addPicture(url),
      // `Url` visits no part of `image-set()`.
      Image(set) {
        for (const { image } of set.type === 'image-set' ? set.value.options : [])
          if (image.type === 'url') addPicture(image.value.url);
      },
    },
  });
  return { loaded, font: latin.find((address) => /^\/.*\.woff2$/.test(address)) };
}
