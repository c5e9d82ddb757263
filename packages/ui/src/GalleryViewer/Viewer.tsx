'use client';
import { Content, Root } from '@radix-ui/react-dialog';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { close, next as toTheRight, previous as toTheLeft } from '../icons/icons.js';
import { Arrow } from './Arrow.js';
import { Caption } from './Caption.js';
import * as styles from './Viewer.css.js';
import { Slides } from './Slides.js';
import type { OpenViewerProps, ViewerProps } from './types.js';
import { useHistoryEntry } from './useHistoryEntry.js';
import { useLeafing } from './useLeafing.js';
import { useModal } from './useModal.js';

/** The modal viewer: one picture at a time, its neighbours fetched ahead. */
export function Viewer(props: ViewerProps) {
  const { shown, onShow } = props;
  useHistoryEntry(props);

  return createPortal(
    <Root open={shown !== undefined} onOpenChange={() => onShow(undefined)}>
      {shown !== undefined && <OpenViewer {...props} shown={shown} />}
    </Root>,
    document.body,
  );
}

function OpenViewer(props: OpenViewerProps) {
  const { items, shown, words, onShow } = props;
  const { dialog, next } = useModal(props);
  const { move, listeners } = useLeafing(props);
  const captionId = useId();
  const several = items.length > 1;

  return (
    // Its own backdrop: Radix' Overlay would write a <style> that a strict content security policy blocks.
    <Content
      {...dialog}
      {...listeners}
      className={styles.viewer}
      aria-label={words.dialog}
      aria-describedby={captionId}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button, [data-part]')) onShow(undefined);
      }}
    >
      <Arrow path={close} className={styles.close} label={words.close} onClick={() => onShow(undefined)} />
      <Slides items={items} shown={shown} words={words} />
      {several && (
        <Arrow path={toTheLeft} className={styles.previous} label={words.previous} onClick={() => move(-1)} />
      )}
      <Caption id={captionId} items={items} shown={shown} words={words} />
      {several && (
        <>
          <Arrow
            ref={next}
            path={toTheRight}
            className={styles.next}
            label={words.next}
            onClick={() => move(1)}
          />
          <p className={styles.hint}>{words.swipeHint}</p>
        </>
      )}
    </Content>
  );
}
