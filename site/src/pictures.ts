import images from './images.json';

/** What LazyImage needs to know about a picture of site/images/originals. */
export interface Picture {
  src: string;
  srcSet?: string;
  avif?: string;
  webp?: string;
  width: number;
  height: number;
}

type Entry = { src: string; srcset?: string; avif?: string; webp?: string; width: number; height: number };

/** The picture of that name, in every format and width that `npm run images` made of it. */
export function picture(name: string): Picture {
  const entry = (images as Record<string, Entry | undefined>)[name];
  if (!entry)
    throw new Error(
      `No picture is called ${name}. Put an original into site/images/originals and run npm run images.`,
    );
  const { src, srcset, avif, webp, width, height } = entry;
  return {
    src,
    width,
    height,
    ...(srcset && { srcSet: srcset }),
    ...(avif && { avif }),
    ...(webp && { webp }),
  };
}
