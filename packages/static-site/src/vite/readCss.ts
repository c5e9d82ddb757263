import { transform } from 'lightningcss';
import type { LoadedAddress } from './host/policy.ts';

/** Returns what a stylesheet loads, and the address of its first font that has Latin letters. */
export function readCss(css: string): { loaded: LoadedAddress[]; font: string | undefined } {
  const fonts: string[] = [];
  const imported: string[] = [];
  const all: string[] = [];
  const latin: string[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        import: ({ value }) => void imported.push(value.url),
        'font-face'({ value: { properties } }) {
          const ranges = properties.flatMap((each) => (each.type === 'unicode-range' ? each.value : []));
          const isLatin = ranges.length === 0 || ranges.some(({ start, end }) => start <= 97 && end >= 97);
          for (const source of properties.flatMap((each) => (each.type === 'source' ? each.value : []))) {
            if (source.type !== 'url') continue;
            fonts.push(source.value.url.url);
            if (isLatin) latin.push(source.value.url.url);
          }
        },
      },
      Url: ({ url }) => void all.push(url),
    },
  });
  const pictures = all.filter((address) => !fonts.includes(address) && !address.startsWith('#'));
  return {
    loaded: [
      ...imported.map((address) => ({ address, directive: 'style-src' }) as const),
      ...fonts.map((address) => ({ address, directive: 'font-src' }) as const),
      ...pictures.map((address) => ({ address, directive: 'img-src' }) as const),
    ],
    font: latin.find((address) => /^\/.*\.woff2$/.test(address)),
  };
}
