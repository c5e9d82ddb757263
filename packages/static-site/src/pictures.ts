/** A picture in every format and width that it has. A drawing has `src` alone. */
export interface Picture {
  /** Address of the drawing, or of a JPEG for browsers that ignore `srcset`. */
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
 * Finds imported pictures by the names of their files, without folder and ending. A photograph replaces the drawing of
 * its name. Throws if two files share a name otherwise, and for an unknown name.
 */
export function picturesOf<T = Picture>(files: Readonly<Record<string, T | undefined>>): (name: string) => T {
  const found = new Map<string, { file: string; picture: T }>();
  for (const [file, picture] of Object.entries(files)) {
    if (!picture) continue;
    const name = nameOf(file);
    const other = found.get(name)?.file;
    if (other && isDrawing(other) === isDrawing(file))
      throw new Error(`Both ${other} and ${file} are called "${name}". Rename one of them.`);
    if (!other || isDrawing(other)) found.set(name, { file, picture });
  }

  return (name) => {
    const entry = found.get(name.normalize('NFC'));
    if (!entry) throw new Error(`No picture is called "${name}". ${suggestions(name, [...found.keys()])}`);
    return entry.picture;
  };
}

/** macOS writes accents as characters of their own, an editor does not. */
const nameOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFC');

const isDrawing = (file: string) => /\.svg$/i.test(file);

function suggestions(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'There are none.';
  const start = name.slice(0, 3).toLowerCase();
  const near = names.filter((known) => known.toLowerCase().startsWith(start));
  return `There are: ${(near.length > 0 ? near : names).slice(0, 10).join(', ')}.`;
}
