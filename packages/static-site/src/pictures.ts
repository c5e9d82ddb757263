/** A picture in every format and width that there is of it: a drawing has `src` alone. */
export interface Picture {
  /** Address of the drawing, or of a JPEG for browsers that know no `srcset`. */
  src: string;
  /** JPEG, as `srcset` writes it. */
  srcSet?: string;
  /** AVIF, as `srcset` writes it. */
  avif?: string;
  /** WebP, as `srcset` writes it. */
  webp?: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
}

type Entry = Omit<Picture, 'srcSet'> & { srcset?: string };

/** Finds a site's pictures by their names, in the list that `tarcza-images` writes. */
export function picturesOf(list: Readonly<Record<string, Entry>>): (name: string) => Picture {
  return (name) => {
    const entry = list[name];
    if (!entry)
      throw new Error(
        `No picture is called ${name}. Put an original of that name into images/originals and run tarcza-images.`,
      );
    const { srcset, ...picture } = entry;
    return { ...picture, ...(srcset && { srcSet: srcset }) };
  };
}
