'use client';
import { useId } from 'react';
import { Icon } from '../icons/icons.js';
import { Arrow } from './Arrow.js';
import { Caption } from './Caption.js';
import * as styles from './GalleryViewer.css.js';
import { Slides } from './Slides.js';
import type { OpenViewerProps, ViewerProps } from './types.js';
import { useHistoryEntry } from './useHistoryEntry.js';
import { useLeafing } from './useLeafing.js';
import { useModal } from './useModal.js';

/** The modal viewer: one picture at a time, its neighbours fetched ahead. */
export function Viewer(props: ViewerProps) {
  const { shown } = props;
  useHistoryEntry(props);
  return shown === undefined ? null : <OpenViewer {...props} shown={shown} />;
}

function OpenViewer(props: OpenViewerProps) {
  const { items, shown, labels, onShow } = props;
  const { dialog, next } = useModal(props);
  const { move, listeners } = useLeafing(props);
  const captionId = useId();
  const several = items.length > 1;
  const close = () => onShow(undefined);

  return (
    // The keyboard's way to close it is Esc, and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      {...listeners}
      className={styles.viewer}
      aria-label={labels?.dialog ?? 'Podgląd zdjęć'}
      aria-describedby={captionId}
      onClose={close}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button, [data-part]')) close();
      }}
    >
      <button type="button" className={styles.close} aria-label={labels?.close ?? 'Zamknij'} onClick={close}>
        <Icon name="close" />
      </button>
      <Slides items={items} shown={shown} labels={labels} />
      {several && (
        <Arrow
          icon="previous"
          className={styles.previous}
          label={labels?.previous ?? 'Poprzednie zdjęcie'}
          onClick={() => move(-1)}
        />
      )}
      <Caption id={captionId} items={items} shown={shown} labels={labels} />
      {several && (
        <>
          <Arrow
            ref={next}
            icon="next"
            className={styles.next}
            label={labels?.next ?? 'Następne zdjęcie'}
            onClick={() => move(1)}
          />
          <p className={styles.hint}>{labels?.swipeHint ?? 'Przesuń palcem, aby zobaczyć kolejne zdjęcie'}</p>
        </>
      )}
    </dialog>
  );
}
