import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { readPhotos } from '../deliver/firestoreLedger/photos.ts';
import { cleanJpeg } from '../email/jpeg.ts';

/** Saves the photos of a message as files in a folder. Returns their names. */
export async function exportPhotos(db: Firestore, id: string, folder: string): Promise<string[]> {
  const photos = await readPhotos(db, db.doc(`contact_messages/${id}`));
  return photos.flatMap(({ number, bytes }) => {
    if (!bytes) {
      console.error(`Photo ${number} of ${id} is empty. It was not saved.`);
      return [];
    }
    const image = cleanJpeg(bytes);
    // Other files get an extension that opens no program.
    const name = `${id.replace(/[^\w-]/g, '_')}-${number}.${image ? 'jpg' : 'bin'}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), image ?? bytes, { mode: 0o600 });
    return [name];
  });
}
