'use client';
import { useCallback, useState } from 'react';
import type { GalleryItem, ShowPicture } from './types.js';

/**
 * Which picture is open. It stays open where the list around it changes; where it has gone itself, its successor or
 * the last one takes its place, and without any picture none is open.
 */
export function useShownPicture(items: readonly GalleryItem[]) {
  const [chosen, setChosen] = useState<{ index: number; id: string | undefined }>();
  if (chosen && items.length === 0) setChosen(undefined);

  const show = useCallback<ShowPicture>(
    (index) => setChosen(index === undefined ? undefined : { index, id: items[index]?.id }),
    [items],
  );

  const place = items.findIndex(({ id }) => id === chosen?.id);
  const shown = chosen && (place < 0 ? Math.min(chosen.index, items.length - 1) : place);
  return { shown: items.length > 0 ? shown : undefined, show };
}
