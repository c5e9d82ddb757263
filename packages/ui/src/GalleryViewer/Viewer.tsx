'use client';
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useId } from 'react';
import { galleryViewer as polish } from '../labels/pl.js';
import { Icon } from '../icons/icons.js';
import { visuallyHidden } from '../theme/base.css.js';
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
  const { shown, onShow } = props;
  useHistoryEntry(props);

  return (
    <Root open={shown !== undefined} onOpenChange={() => onShow(undefined)}>
      <Portal>{shown !== undefined && <OpenViewer {...props} shown={shown} />}</Portal>
    </Root>
  );
}

function OpenViewer(props: OpenViewerProps) {
  const { items, shown, labels, onShow } = props;
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
      aria-describedby={captionId}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button, [data-part]')) onShow(undefined);
      }}
    >
      <Title className={visuallyHidden}>{labels?.dialog ?? polish.dialog}</Title>
      <Close className={styles.close} aria-label={labels?.close ?? polish.close}>
        <Icon name="close" />
      </Close>
      <Slides items={items} shown={shown} labels={labels} />
      {several && (
        <Arrow
          icon="previous"
          className={styles.previous}
          label={labels?.previous ?? polish.previous}
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
            label={labels?.next ?? polish.next}
            onClick={() => move(1)}
          />
          <p className={styles.hint}>{labels?.swipeHint ?? polish.swipeHint}</p>
        </>
      )}
    </Content>
  );
}
