import { picturesOf } from '@tarcza/static-site';
import images from './images.json';

/** The picture of that name, in every format and width that `npm run images` made of it. */
export const picture = picturesOf(images);
