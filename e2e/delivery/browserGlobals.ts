// @ts-expect-error The package has no types.
import { JSDOM } from 'jsdom';
import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';
import type { PhotosField } from '../../packages/contact/src/contract/photos.ts';
import type { ContactMessage } from '../../packages/contact/src/contract/contactMessage.ts';

/** The example of a form with photos. */
export const photosField = {
  kind: 'photos',
  name: 'photos',
  label: 'Zdjęcia (nieobowiązkowe)',
} as const satisfies PhotosField;

const { window } = new JSDOM('', { url: 'http://127.0.0.1/' });

const JpegBlob = Blob;

const jpegStart = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 10, 1, 1, 0x11, 0];
const jpegScan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const jpegHead = [...jpegStart, ...jpegScan];

/** Returns a photo with the segments of a JPEG file, and other image data for each seed. */
export function jpeg(seed: number, bytes = 50_000): Uint8Array<ArrayBuffer> {
  const end = [0xff, 0xd9];
  return Uint8Array.from(
    { length: bytes },
    (_, place) => jpegHead[place] ?? end[place - bytes + end.length] ?? (place * 31 + seed * 17) % 251,
  );
}

interface Sending {
  project: string;
  port: number;
  message: ContactMessage;
  photos: readonly Uint8Array<ArrayBuffer>[];
}

/** Sends a message as a freshly loaded page does. */
export async function sendFromPage({ project, port, message, photos }: Sending): Promise<void> {
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', window.location);
  vi.resetModules();
  try {
    const { sendContactMessage } = await import('../../packages/contact/src/store/sendContactMessage.ts');
    const settings = () => ({ projectId: project, apiKey: 'demo', emulator: { host: '127.0.0.1', port } });
    const blobs = photos.map((bytes) => new JpegBlob([bytes], { type: 'image/jpeg' }));
    await sendContactMessage(message, settings, [photosField], { photos: blobs });
  } finally {
    // Each test has a project of its own.
    await Promise.all(getApps().map(deleteApp));
    vi.unstubAllGlobals();
  }
}
