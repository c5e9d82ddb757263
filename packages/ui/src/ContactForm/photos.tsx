'use client';
import { useRef, useState } from 'react';
import { formatLabel } from '../labels.js';
import type { PhotoFieldHandle } from '../PhotoField/PhotoField.js';
import * as styles from '../PhotoField/PhotoField.css.js';
import type { FormLabels } from './labels.js';
import type { AttachedPhotos, FormField, MessageOf, SendContactMessage } from './message.js';

/** Adds the photos of the form's field, if there is one, to a message, and tells how much of them is sent, from 0 to 1. */
export function useMessageWithPhotos<Fields extends readonly FormField[]>(
  onSubmit: SendContactMessage<Fields>,
) {
  const photosRef = useRef<PhotoFieldHandle>(null);
  const [progress, setProgress] = useState<number>();
  const submit = onSubmit as (
    message: MessageOf<Fields>,
    attached?: AttachedPhotos,
  ) => ReturnType<SendContactMessage<Fields>>;

  async function send(message: MessageOf<Fields>) {
    if (!photosRef.current) return submit(message);
    const { photos, error } = await photosRef.current.settle();
    // The visitor submits before the last file turns out to be no photo: the next submit goes through without it.
    if (error) return { problems: { photos: error } };
    setProgress(photos.length > 0 ? 0 : undefined);
    const onProgress = (sent: number, total: number) => setProgress(Math.min(1, sent / total || 0));
    try {
      return await submit(message, { photos, onProgress });
    } finally {
      setProgress(undefined);
    }
  }

  return { photosRef, progress, send };
}

const percentOf = (progress: number) => Math.floor(progress * 100);

/** Returns what is announced while the message is sent: for photos, each quarter. */
export function sendingStatus(labels: FormLabels, progress: number | undefined): string {
  const quarter = Math.floor((progress ?? 0) * 4) / 4;
  return quarter ? formatLabel(labels.sendingPhotos, { percent: percentOf(quarter) }) : labels.submitting;
}

interface PhotoProgressProps {
  /** Prefix of the ids in the form. */
  id: string;
  labels: FormLabels;
  /** From 0 to 1. */
  progress: number;
}

/** Renders how much of the photos is sent. */
export function PhotoProgress({ id, labels, progress }: PhotoProgressProps) {
  return (
    <div className={styles.progress}>
      <label htmlFor={`${id}progress`}>
        {formatLabel(labels.sendingPhotos, { percent: percentOf(progress) })}
      </label>
      <progress id={`${id}progress`} className={styles.bar} value={progress} />
    </div>
  );
}
