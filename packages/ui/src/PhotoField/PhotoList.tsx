'use client';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formatLabel } from '../formatLabel.js';
import type { PhotoLabels } from '../labels.js';
import * as styles from './PhotoField.css.js';
import type { PreparedPhoto } from './preparePhoto.js';

/** A photo that is ready to be sent. */
export interface Photo extends PreparedPhoto {
  id: number;
  /** Name of the file that the visitor chose. */
  name: string;
}

interface PhotoListProps {
  photos: readonly Photo[];
  labels: PhotoLabels;
  /** Photos cannot be removed, and the focus stays. */
  isLocked: boolean;
  onRemove: (id: number) => void;
  /** Receives the focus when the last photo is removed. */
  input: RefObject<HTMLInputElement | null>;
}

/** Renders the thumbnails of chosen photos, each with a button that removes it. */
export function PhotoList({ photos, labels, isLocked, onRemove, input }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number, id: number) {
    if (isLocked) return;
    flushSync(() => onRemove(id));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? input.current)?.focus();
  }

  if (photos.length === 0) return null;
  return (
    <ul ref={list} className={styles.list}>
      {photos.map(({ id, name, thumbnail }, index) => (
        <li key={id} className={styles.item}>
          <img
            className={styles.thumbnail}
            src={thumbnail}
            alt={formatLabel(labels.photo, { n: index + 1, name })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={formatLabel(labels.removePhoto, { n: index + 1, name })}
            aria-disabled={isLocked || undefined}
            onClick={() => remove(index, id)}
          >
            {labels.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
