import { transform, transformStyleAttribute, type CustomAtRules, type Visitor } from 'lightningcss';
import type { LoadedAddress } from './host/policy.ts';

export interface PageCss {
  /** What the stylesheet loads, except parts of the same document, such as `url(#mask)`. */
  loaded: LoadedAddress[];
  /** Addresses of the fonts in order, and whether each has Latin letters. */
  fonts: { address: string; isLatin: boolean }[];
}

/** Reads a stylesheet. */
export function readCss(css: string): PageCss {
  const { visitor, read } = createVisitor();
  transform({ filename: 'style.css', code: Buffer.from(css), errorRecovery: true, visitor });
  return read();
}

/** Returns what a `style` attribute loads. */
export function readStyleAttribute(css: string): LoadedAddress[] {
  if (!/url\(|image-set\(/i.test(css)) return [];
  const { visitor, read } = createVisitor();
  transformStyleAttribute({ filename: 'style', code: Buffer.from(css), errorRecovery: true, visitor });
  return read().loaded;
}

function createVisitor() {
  const imports: string[] = [];
  const urls: string[] = [];
  const fonts: PageCss['fonts'] = [];
  const visitor: Visitor<CustomAtRules> = {
    Rule: {
      import: ({ value }) => void imports.push(value.url),
      'font-face'({ value: { properties } }) {
        const ranges = properties.flatMap((each) => (each.type === 'unicode-range' ? each.value : []));
        const isLatin = ranges.length === 0 || ranges.some(({ start, end }) => start <= 97 && end >= 97);
        for (const source of properties.flatMap((each) => (each.type === 'source' ? each.value : [])))
          if (source.type === 'url') fonts.push({ address: source.value.url.url, isLatin });
      },
    },
    Url: ({ url }) => void urls.push(url),
    Image(image) {
      if (image.type !== 'image-set') return;
      for (const option of image.value.options)
        if (option.image.type === 'url') urls.push(option.image.value.url);
    },
  };
  const read = (): PageCss => {
    const fontUrls = new Set(fonts.map(({ address }) => address));
    const pictures = urls.filter((url) => !fontUrls.has(url) && !url.startsWith('#'));
    const name = (directive: LoadedAddress['directive']) => (address: string) => ({ address, directive });
    return {
      loaded: [
        ...imports.map(name('style-src')),
        ...pictures.map(name('img-src')),
        ...[...fontUrls].map(name('font-src')),
      ],
      fonts,
    };
  };
  return { visitor, read };
}
