import { useState } from 'react';

/** The photos of a message. */
export interface AttachedPhotos {
  /** JPEG files of at most 400 KB each, without metadata. */
  photos: readonly Blob[];
  /** Shows how much of the upload is done, in any unit. */
  onProgress: (sent: number, total: number) => void;
}

/** Returns the function that sends photos, and how much of them is sent, from 0 to 1. */
export function useSending(settle: () => Promise<{ blobs: readonly Blob[]; error: string }>) {
  const [progress, setProgress] = useState<number>();

  async function send<Result>(submit: (attached: AttachedPhotos) => Promise<Result>) {
    const { blobs, error } = await settle();
    if (error) return { problems: { photos: error } };
    setProgress(blobs.length > 0 ? 0 : undefined);
    const onProgress = (sent: number, total: number) => setProgress(Math.min(1, sent / total || 0));
    try {
      return await submit({ photos: blobs, onProgress });
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, send };
}
