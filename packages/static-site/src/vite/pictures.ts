import { basename, relative } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Plugin } from 'vite';
import {
  imagetools,
  pictureFormat,
  type OutputFormat,
  type Picture as EncodedPicture,
  type VitePluginOptions,
} from 'vite-imagetools';
import type { Picture } from '../pictures.ts';
import { validateFileNames } from './files.ts';
import { readPictureSize } from './readPictureSize.ts';

const widths = [480, 720, 960, 1200];

/**
 * Creates the plugin for two imports: `photo.jpg?picture` is a `Picture`, `photo.jpg?share` the address of a JPEG of
 * 1200 × 630 px for social networks. Copies a drawing (SVG) unchanged. The build fails if a file cannot be read.
 */
export function pictures(): Plugin {
  const encoder = imagetools(encoding);
  const { handler: encodePicture } = encoder.load as Extract<Plugin['load'], { handler: unknown }>;
  let last: Promise<unknown> = Promise.resolve();

  return {
    ...encoder,
    name: 'static-site-pictures',
    load: {
      filter: { id: encoding.include },
      async handler(id, options) {
        const file = id.replace(/\?\w+$/, '');
        // Files of the operating system.
        if (/^(thumbs\.db|desktop\.ini)$/i.test(basename(file))) return 'export default undefined';
        validateFileNames([relative(this.environment.config.root, file)]);
        try {
          if (/\.svg\?picture$/i.test(id)) return await importDrawing(file);
          // In turn, because the first one names equal files that are encoded at once: another one in browser and server.
          const encode = () => encodePicture.call(this, id, options);
          return await (last = last.then(encode, encode));
        } catch (error) {
          throw createReadError(relative(this.environment.config.root, file), error);
        }
      },
    },
  };
}

const encoding = {
  include: /\?(picture|share)$/,
  cache: { dir: 'node_modules/.cache/imagetools' },
  defaultDirectives: async ({ searchParams }, readMetadata) =>
    searchParams.has('share') ? shareDirectives : createPhotoDirectives(await readMetadata()),
  extendOutputFormats: (builtIn) => ({ ...builtIn, picture: pictureProps }),
} satisfies Partial<VitePluginOptions>;

async function importDrawing(file: string): Promise<string> {
  // Throws for a damaged file.
  await sharp(file).metadata();
  const size = readPictureSize(file);
  if (!size) throw new Error('its <svg> has neither a viewBox nor width and height');
  const address = JSON.stringify(`./${basename(file)}?url&no-inline`);
  return `import src from ${address};\nexport default { src, ...${JSON.stringify(size)} };`;
}

/** Makes transparent parts white, because JPEG has no transparency. */
const flatten = { flatten: '', background: 'white', allowUpscale: 'true' };

const shareDirectives = new URLSearchParams({
  ...flatten,
  w: '1200',
  h: '630',
  fit: 'cover',
  format: 'jpg',
  as: 'url',
});

function createPhotoDirectives({ autoOrient, pages = 1 }: Metadata): URLSearchParams {
  if (pages > 1) throw new Error(`it has ${pages} frames or pages, and only the first would be shown`);
  const largest = Math.min(autoOrient.width, Math.max(...widths));
  const smaller = widths.filter((width) => width < largest);
  return new URLSearchParams({
    ...flatten,
    w: [...smaller, largest].join(';'),
    format: 'avif;webp;jpg',
    as: 'picture',
  });
}

const pictureProps: OutputFormat = () => async (files) => {
  const { sources, img } = (await pictureFormat()(files)) as EncodedPicture;
  const { avif, webp, jpeg } = sources;
  return {
    src: img.src,
    width: img.w,
    height: img.h,
    ...(avif && { avif }),
    ...(webp && { webp }),
    ...(jpeg && { srcSet: jpeg }),
  } satisfies Picture;
};

function createReadError(file: string, cause: unknown): Error {
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new Error(
    `${file} cannot be shown as a picture: ${reason}. ` +
      'Export it again as JPEG, PNG, WebP, AVIF, TIFF, GIF without animation, or SVG.',
    { cause },
  );
}
