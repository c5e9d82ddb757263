import { transform } from 'lightningcss';

/** Returns the address of the first font of a stylesheet that has Latin letters; undefined if there is none. */
export function findLatinFont(css: string): string | undefined {
  const found: string[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        'font-face'({ value: { properties } }) {
          const ranges = properties.flatMap((each) => (each.type === 'unicode-range' ? each.value : []));
          if (ranges.length > 0 && !ranges.some(({ start, end }) => start <= 97 && end >= 97)) return;
          for (const source of properties.flatMap((each) => (each.type === 'source' ? each.value : [])))
            if (source.type === 'url') found.push(source.value.url.url);
        },
      },
    },
  });
  return found.find((address) => /^\/.*\.woff2$/.test(address));
}
