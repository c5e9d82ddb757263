/** The formats and widths of a picture. A drawing (SVG) has `src` only. */
export interface Picture {
  /** Address of the drawing, or of a JPEG for browsers without `srcset`. */
  src: string;
  /** JPEG, as a value of `srcset`. */
  srcSet?: string;
  avif?: string;
  webp?: string;
  /** Width of the largest file in px. */
  width: number;
  /** Height of the largest file in px. */
  height: number;
}

/** Returns a function that finds a picture by its file name without extension. Both throw: for equal names, and an unknown one. */
export function createPictureLookup<T = Picture>(
  files: Readonly<Record<string, T | undefined>>,
): (name: string) => T {
  const found = new Map<string, T>();
  for (const [file, picture] of Object.entries(files)) {
    if (!picture) continue;
    const name = file.replace(/^.*\/|\.[^.]*$/g, '');
    if (found.has(name)) throw new Error(`${file} has the name of another picture. Rename one of them.`);
    found.set(name, picture);
  }

  return (name) => {
    const picture = found.get(name);
    if (!picture)
      throw new Error(`No picture is called "${name}". There are: ${[...found.keys()].join(', ')}.`);
    return picture;
  };
}
