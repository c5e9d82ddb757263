/** How pictures are made. What is in here goes into each stamp: whoever changes it has every picture made anew. */
export const settings = (iconPaper: string) => ({
  widths: [480, 720, 960, 1200],
  /** Tried in this order until the file is small enough: a calm photograph passes at once, a busy one later. */
  avifQualities: [55, 46, 38, 30],
  avifEffort: 3,
  webpQuality: 78,
  jpegQuality: 80,
  share: { width: 1200, height: 630, jpegQuality: 84 },
  iconPaper,
  /** Changed whenever these files make something else of the same originals. */
  version: 2,
});

export type Settings = ReturnType<typeof settings>;

/** A phone's picture decides how soon the page looks ready; 25 KB take it 0.1 s on a slow line. In bytes. */
export const avifLimit = (width: number) => (width <= 720 ? 25_000 : 60_000);
