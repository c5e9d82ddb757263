/** The formats and widths of a picture. A drawing (SVG) has `src` only. */
export interface Picture {
  /** Address of the drawing, or of a JPEG for browsers without `srcset`. */
  src: string;
  /** JPEG, as a value of `srcset`. */
  srcSet?: string;
  /** AVIF, as a value of `srcset`. */
  avif?: string;
  /** WebP, as a value of `srcset`. */
  webp?: string;
  /** Width of the largest file in px. */
  width: number;
  /** Height of the largest file in px. */
  height: number;
}

/**
 * Returns a function that finds an imported picture by its file name without folder and extension. A photo replaces a
 * drawing of the same name.
 *
 * @throws Error if two other files share a name. The returned function throws for an unknown name.
 */
export function createPictureLookup<T = Picture>(
  files: Readonly<Record<string, T | undefined>>,
): (name: string) => T {
  const found = new Map<string, readonly [file: string, picture: T]>();
  for (const [file, picture] of Object.entries(files)) {
    if (!picture) continue;
    const name = getName(file);
    const other = found.get(name)?.[0];
    if (other && isDrawing(other) === isDrawing(file))
      throw new Error(`Both ${other} and ${file} are called "${name}".`);
    if (!other || isDrawing(other)) found.set(name, [file, picture]);
  }

  return (name) => {
    const entry = found.get(name);
    if (!entry)
      throw new Error(`No picture is called "${name}". There are: ${[...found.keys()].join(', ')}.`);
    return entry[1];
  };
}

/** Returns the name of a file without folder and extension. */
const getName = (file: string) => file.replace(/^.*\/|\.[^.]*$/g, '');

const isDrawing = (file: string) => /\.svg$/i.test(file);
